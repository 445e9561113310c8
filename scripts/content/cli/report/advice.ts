/** What to do about a diagnostic: the new lines of its fixes, or else words. */
import type { ContentFiles } from "../../check/content-files.ts";
import { type Diagnostic, type Edit, isTextEdit } from "../../core/diagnostic.ts";
import type { MessageLanguage } from "../../core/messages/language.ts";
import { say, sayHelp } from "../../core/messages/say.ts";
import { applyEdits } from "../../files/apply-edits.ts";

interface Reader {
  readonly files: ContentFiles;
  readonly language: MessageLanguage;
}

/** @returns Lines; none if there is nothing to say. Words stay beside a choice, and beside a file's new name. */
export function adviceOf(diagnostic: Diagnostic, reader: Reader): string[] {
  const { fixes = [] } = diagnostic;
  const isSure = fixes[0]?.kind === "fix";
  const words = sayHelp(diagnostic, reader.language);
  const said = isSure || words === "" ? [] : words.trimEnd().split("\n");
  if (fixes.length === 0) return said;
  return [
    ...said,
    ...titleOf(
      fixes.map(({ edit }) => edit),
      reader,
    ).split("\n"),
  ];
}

/** `Write instead:` and the new lines; for several edits, each of them. */
export function titleOf(edits: readonly Edit[], { files, language }: Reader): string {
  const [rename] = edits.flatMap((edit) => (isTextEdit(edit) ? [] : [edit]));
  if (rename !== undefined) return say({ id: "tool.fix.rename", data: { name: rename.rename } }, language);
  const lines = edits.flatMap((edit) => newLines(edit, files));
  return say(
    lines.length === 0
      ? { id: "tool.fix.delete" }
      : { id: edits.length > 1 ? "tool.fix.choose" : "tool.fix.write", data: { lines } },
    language,
  );
}

/** The lines that an edit makes, whole. */
export function newLines(edit: Edit, { bytes }: Pick<ContentFiles, "bytes">): readonly string[] {
  if (!isTextEdit(edit) || edit.newText === "") return [];
  const text = new TextDecoder().decode(bytes.get(edit.file));
  const edited = applyEdits(text, [edit]).split(/\r?\n/);
  return edited.slice(edit.line - 1, edit.line + edit.newText.split("\n").length - 1);
}
