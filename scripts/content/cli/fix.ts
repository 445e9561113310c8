/** Applies the fixes that are certain. */
import { type CheckedContent, checkContent } from "../check/check.ts";
import { withFixes } from "../check/fixes.ts";
import { type Diagnostic, type Edit, isTextEdit, type TextEdit } from "../core/diagnostic.ts";
import { groupBy } from "../core/group-by.ts";
import { applyEdits } from "../files/apply-edits.ts";
import type { FileBytes } from "../files/content-folder.ts";

/** Keeps a byte order mark. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** One fix may make room for another. */
const maxRounds = 20;

/** A fix that was applied, with the files that it was found in. */
export interface Applied {
  readonly edit: Edit;
  readonly files: CheckedContent["files"];
}

/**
 * @param check Options of `checkContent`.
 * @returns The fixed files, and each fix in the order in which it was made. Choices stay for people.
 */
export function fixContent(bytes: FileBytes, check: Parameters<typeof checkContent>[1]) {
  const fixed = new Map(bytes);
  const applied: Applied[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    const { files, diagnostics } = checkContent(new Map(fixed), check);
    const edits = groupBy(withFixes(diagnostics, files).flatMap(sureEdits), ({ file }) => file);
    if (edits.size === 0) break;
    for (const [file, all] of edits) {
      const before = fixed.get(file) ?? new Uint8Array();
      const texts = apart(all.filter(isTextEdit));
      const [rename] = all.flatMap((edit) => (isTextEdit(edit) ? [] : [edit]));
      if (rename !== undefined) {
        fixed.delete(file);
        fixed.set(rename.rename, before);
      } else fixed.set(file, Buffer.from(applyEdits(decoder.decode(before), texts)));
      applied.push(...(rename === undefined ? texts : [rename]).map((edit) => ({ edit, files })));
    }
  }
  return { fixed, applied };
}

const sureEdits = ({ fixes = [] }: Diagnostic) => fixes.flatMap(({ kind, edit }) => (kind === "fix" ? edit : []));

/** Edits on lines of their own; the others wait for the next round. */
function apart(edits: readonly TextEdit[]): readonly TextEdit[] {
  const sorted = [...edits].sort((a, b) => a.line - b.line);
  return sorted.filter((edit, index) => sorted.slice(0, index).every(({ endLine }) => endLine < edit.line));
}
