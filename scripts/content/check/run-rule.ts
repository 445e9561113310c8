import { type Diagnostic, diagnostic } from "../core/diagnostic.ts";
import { valueAt } from "../core/value-path.ts";
import { textIn } from "../files/apply-edits.ts";
import type { ContentFiles } from "./content-files.ts";
import { type ContentRef, locateRef } from "./content-ref.ts";
import type { Rule } from "./rules/rule.ts";

/** The findings of a rule, with their places. */
export function runRule({ severity: usual = "error", check }: Rule, files: ContentFiles): Diagnostic[] {
  return check(files).map(({ id, data, severity = usual, nearest, related = [], path = [], readings, ...ref }) => {
    const location = locateRef(files, { ...ref, path: nearest ?? path });
    const others = related.map((each) => locateRef(files, each));
    const source = textIn(files.parsed.get(ref.file)?.text ?? "", location);
    const isExact = source === pieceOf(files, { ...ref, path });
    const meant = readings ?? (typeof data?.similar === "string" ? [data.similar] : undefined);
    return diagnostic(
      location,
      { id, data },
      { severity, path, related: others, readings: isExact ? meant : undefined },
    );
  });
}

/** What a finding is about, as its file should write it; `undefined` for a key or an escaped text. */
function pieceOf(files: ContentFiles, { file, path = [], target, range }: ContentRef): string | undefined {
  if (target === "key") return String(path.at(-1));
  const value = valueAt(files.parsed.get(file)?.value, path);
  return typeof value === "string" ? value.slice(...(range ?? [])) : undefined;
}
