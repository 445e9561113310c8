/** Builds the sample with edits. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { filesBelow } from "../../scripts/files-below.ts";
import { startNode } from "../commands/start.ts";
import { type Edit, withCopy } from "./content-copy.ts";

/** By this variable Vike knows tests, in which it does nothing. */
export const outsideVitest = { ...process.env, VITEST: undefined };

/** Builds a release into a folder, which may have an earlier build. @returns The bytes of its files. */
export async function buildCopy(
  edits: readonly Edit[],
  out: string,
  ...flags: readonly "--uncompressed"[]
): Promise<ReadonlyMap<string, string>> {
  await withCopy(edits, async (content) => {
    const env = { ...outsideVitest, CONTENT_DIR: content, OUT_DIR: out };
    const command = ["--import", "tsx", "scripts/build.ts", "--release", ...flags];
    const { code, err, out: said } = await startNode(command, { env }).ended;
    if (code !== 0) throw new Error(err);
    expect(said).toMatch(/^Messages of the contact form go to \/api\/v1\/message of the site's own host: /m);
  });
  const names = filesBelow(join(out, "client"));
  return new Map(names.map((name) => [name, readFileSync(join(out, "client", name), "latin1")]));
}
