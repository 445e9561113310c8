/** The installer of a plugin: size and digest are read from the file itself, where somebody has it. */
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { newMessages as said } from "../messages/new.ts";
import { newFields } from "../messages/new-fields.ts";
import { downloadPath } from "../schema/addresses.ts";
import { text } from "../schema/primitives.ts";
import { type Draft, known, pending } from "./draft.ts";
import type { Context, Field } from "./field.ts";

/** Digests that no file has, for those that are not known yet. Two files cannot have the same one. */
const noDigest = { Lite: `${"0".repeat(63)}1`, Pro: `${"0".repeat(63)}2` } as const;

/** Asks for the installer of an edition on this computer. */
export function installerField(edition: "lite" | "pro"): Field {
  return {
    flag: edition,
    schema: text,
    kind: "text",
    ...newFields[edition],
    refuse: (typed) => {
      if (statSync(typed, { throwIfNoEntry: false })?.isFile() !== true) return said.noInstaller(typed);
      return downloadPath.safeParse(basename(typed)).success ? undefined : said.badInstallerName(basename(typed));
    },
  };
}

/**
 * Facts of an installer.
 *
 * @param path The file on this computer; without one all facts are to be filled in.
 * @param edition Part of the file's name: `Lite`.
 */
export function artefactDraft(
  { today }: Context,
  path: string | undefined,
  id: string,
  edition: keyof typeof noDigest,
): Draft {
  const folder = `plugins/${id}/latest`;
  if (path === undefined) {
    const name = id.replaceAll(/(?:^|-)([a-z0-9])/g, (_whole, letter: string) => letter.toUpperCase());
    return {
      path: pending(`${folder}/${name}.${edition}.exe`),
      version: pending("1.0"),
      date: pending(today),
      bytes: pending(1),
      sha256: pending(noDigest[edition]),
    };
  }
  const bytes = readFileSync(path);
  return {
    path: known(`${folder}/${basename(path)}`),
    version: pending("1.0"),
    date: known(today),
    bytes: known(bytes.byteLength),
    sha256: known(createHash("sha256").update(bytes).digest("hex")),
  };
}
