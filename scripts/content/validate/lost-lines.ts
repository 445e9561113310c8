/** Lines that were deleted with what is below them left: that is now part of the entry above, or stands in place of its own. */
import type { z } from "zod";
import { type Diagnostic, diagnostic } from "../core/diagnostic.ts";
import { isRecord, isSamePath, startsWith, valueAt } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { fitsAt } from "./schema-lookup.ts";
import { type Found, lastKey } from "./zod-findings.ts";

export interface CheckedFile {
  readonly parsed: ParsedFile;
  readonly schema: z.ZodType;
  /** The file as it was. */
  readonly before: ParsedFile | undefined;
}

/** A mistake, and the findings that it explains. */
export interface Told {
  readonly issue: Diagnostic;
  readonly explains: (found: Found) => boolean;
}

/** A key whose line was deleted: what was below it is now the end of the list or group above. */
export function lostLine(
  { kind, path }: Found,
  left: readonly Found[],
  { parsed, schema }: CheckedFile,
): Told | undefined {
  if (kind !== "missing") return undefined;
  const [home, key] = [path.slice(0, -1), lastKey(path)];
  for (const sibling of Object.keys(valueAt(parsed.value, home) ?? {})) {
    const above = [...home, sibling];
    const explains = (found: Found) => isSamePath(found.path, path) || startsWith(found.path, above);
    if (!left.some((found) => startsWith(found.path, above))) continue;
    const value = valueAt(parsed.value, above);
    const steps = Object.keys(value ?? {}).map((step) => (Array.isArray(value) ? Number(step) : step));
    const first = steps.findIndex(
      (_step, index) =>
        fitsAt(schema, above, partOf(value, 0, index)) && fitsAt(schema, path, partOf(value, index, steps.length)),
    );
    const step = steps[first];
    if (step === undefined) continue;
    const place = locate(parsed, [...above, step], "key");
    const message = { en: `"${key}" is missing above this line`, de: `„${key}“ fehlt über dieser Zeile` };
    const hint = {
      en: `Add a line  ${key}:  above, indented like "${sibling}"`,
      de: `Ergänzen Sie darüber  ${key}:  eingerückt wie „${sibling}“`,
    };
    return { issue: diagnostic(place, "missing-field", message, hint, { path: above }), explains };
  }
  return undefined;
}

function partOf(value: unknown, from: number, to: number): unknown {
  if (Array.isArray(value)) return value.slice(from, to);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).slice(from, to)) : undefined;
}

/** An entry with a name of its own, whose line was deleted: what was below it stands in its place. */
export function lostName({ path }: Found, _left: readonly Found[], { parsed, schema }: CheckedFile): Told | undefined {
  const home = path.slice(0, -1);
  if (!fitsAt(schema, path, valueAt(parsed.value, home))) return undefined;
  const message = { en: "The name of this entry is missing above it", de: "Über diesem Eintrag fehlt sein Name" };
  const hint = {
    en: "Write it above with a colon, on a line of its own, two spaces to the left",
    de: "Schreiben Sie ihn mit Doppelpunkt in eine Zeile darüber, zwei Leerzeichen weiter links",
  };
  const issue = diagnostic(locate(parsed, home), "missing-field", message, hint, { path: home });
  return { issue, explains: (found) => startsWith(found.path, home) };
}
