/** Diagnostics as the form shows them. */

import { headline } from "../../../content/cli/report/subject.ts";
import { type Diagnostic, isTextEdit, type Severity } from "../../../content/core/diagnostic.ts";
import type { MessageLanguage } from "../../../content/core/messages/language.ts";
import { ruleOf } from "../../../content/core/messages/message.ts";
import { say, sayHelp } from "../../../content/core/messages/say.ts";
import { isRecord, walkScalars } from "../../../content/core/value-path.ts";
import { applyEdits } from "../../../content/files/apply-edits.ts";
import { entriesBefore } from "../../../content/files/entries-before.ts";
import { isJsonArray, isJsonObject, type JsonValue } from "../../../content/files/json-value.ts";
import { fromFile, savedValue } from "../form/file-config.ts";
import { formPath } from "../form/form-path.ts";
import { formKeys } from "../form/shape.ts";
import type { Edit, EditedFile } from "./edited-content.ts";

export interface FormDiagnostic {
  readonly severity: Severity;
  /** Path in the content folder. */
  readonly file: string;
  /** Path of the form field: `partners.0.phone`; empty for the whole entry, `undefined` in files of other entries. */
  readonly keyPath: string | undefined;
  /** Message and fix, for display at the field. */
  readonly message: string;
  /** The same, prefixed with its subject, for display in summaries. */
  readonly summary: string;
  /** Another file with the other half of it, such as the first of two duplicates. */
  readonly related: string | undefined;
  /** What may be written into the field instead: the only value, or one of two. */
  readonly fixes: readonly string[];
  /** Address of the rule's page; empty for messages of the form itself. */
  readonly docs: string;
  /** True if it asks for something that the editor has not begun to write. */
  readonly isUnwritten: boolean;
}

/** One per field: a diagnostic can name several missing ones. */
export function perField(diagnostic: Diagnostic): Diagnostic[] {
  const { id, data, path } = diagnostic;
  if (id !== "missing-field" || !Array.isArray(data.names)) return [diagnostic];
  return data.names.map((name: string) => {
    return { ...diagnostic, data: { ...data, names: [name], count: 1 }, path: [...path.slice(0, -1), name] };
  });
}

/**
 * @param isKey True if the diagnostic points to a key, not to its value.
 * @param isKnown True if the saved content has it too.
 * @param docs Address of the rule's page.
 * @param text The file's.
 */
export function formDiagnostic(
  diagnostic: Diagnostic,
  edit: Edit,
  options: { isKey: boolean; isKnown: boolean; docs: string; language: MessageLanguage; text: string },
): FormDiagnostic {
  const { severity, file, line } = diagnostic;
  const { isKnown, docs, language } = options;
  const own = edit.files.find(({ path }) => path === file);
  const keyPath = keyPathOf(edit, diagnostic, options.isKey);
  const related = diagnostic.related.find((other) => other.file !== file)?.file;
  const isUnwritten = !isKnown && isStillEmpty(own, diagnostic, keyPath);
  const fixes = own && keyPath ? fixedValues(own, diagnostic, keyPath, options.text) : [];
  const common = { severity, file, keyPath, related, fixes, docs, isUnwritten };
  const rule = ruleOf(diagnostic.id);
  const name = rule === "unknown-file" ? own?.format.nameMessage : undefined;
  if (name !== undefined) return { ...common, keyPath: formKeys.entry, message: name, summary: name };
  const help = sayHelp(diagnostic, language);
  const sentence = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);
  // No period after a value, which would be copied with it.
  const fix = help === "" || / {2}|: \S+$/.test(help) ? help : sentence(help);
  const text = sentence(headline(diagnostic, language));
  const withLine = own !== undefined && isEditedAsText(own);
  // The hint for a missing field is a line of YAML, which the form has no use for.
  const isEmpty = rule === "missing-field" && keyPath !== undefined && !withLine;
  const statement = isEmpty ? text : `${text} ${fix}`.trim();
  return {
    ...common,
    message: isEmpty
      ? say({ id: "tool.form.needed" }, language)
      : `${sentence(say(diagnostic, language))} ${fix}`.trim(),
    summary: withLine ? say({ id: "tool.form.at-line", data: { line, statement } }, language) : statement,
  };
}

/** What the field has after each fix. The fix is an edit of the file's text. */
function fixedValues({ format }: EditedFile, { fixes = [] }: Diagnostic, keyPath: string, text: string): string[] {
  return fixes.flatMap(({ edit }) => {
    const fixed = fromFile(format.shape, applyEdits(text, [edit].filter(isTextEdit)));
    const [, value] = valuesAt(undefined, fixed, keyPath.split("."));
    return typeof value === "string" ? value : [];
  });
}

/** Path of the form field with the diagnostic; for a new picture, that of the field with its name. */
function keyPathOf({ files, pictures }: Edit, { file, path }: Diagnostic, isKey: boolean): string | undefined {
  for (const { path: own, format, value } of files) {
    const form = savedValue(value);
    const picture = pictures.has(file) && walkScalars(form).find((scalar) => `images${scalar.value}` === file);
    if (picture) return picture.path.join(".");
    if (file !== own) continue;
    if (format.shape.kind !== "record") return formPath(format.shape, path, form, isKey).join(".");
    const entries = isJsonObject(form) ? form[formKeys.entries] : undefined;
    return [formKeys.entries, ...formPath(format.shape, path, entries, isKey)].join(".");
  }
  return undefined;
}

function isEditedAsText({ value }: EditedFile): boolean {
  return isRecord(value) && value[formKeys.unread] === true;
}

/** Ask for more, whatever is there already. */
const incomplete = /^(?:file-size|missing-|release-empty|out-of-range\.too-few|translation-differs\.(?:fewer|missing))/;

/** Whether the field was empty when the entry was opened, and still is; or whether its list has only begun. */
function isStillEmpty(own: EditedFile | undefined, { id }: Diagnostic, keyPath: string | undefined): boolean {
  const form = savedValue(own?.value);
  // What cannot be read is there.
  if (own === undefined || keyPath === undefined || isEditedAsText(own)) return false;
  const source = isJsonObject(form) ? String(form[formKeys.source] ?? "") : "";
  const before = source === "" ? undefined : fromFile(own.format.shape, source);
  const [was, is] = valuesAt(before, form, keyPath === "" ? [] : keyPath.split("."));
  if (!isEmpty(was)) return false;
  if (ruleOf(id) === "unknown-file") return isJsonObject(form) && isEmpty(form[formKeys.entry]);
  return isEmpty(is) || incomplete.test(id);
}

/** The values at a path before and after an edit. List entries are matched: they may have moved. */
function valuesAt(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  [step, ...rest]: readonly string[],
): readonly [before: JsonValue | undefined, after: JsonValue | undefined] {
  if (step === undefined) return [before, after];
  if (isJsonArray(after)) {
    const old = isJsonArray(before) ? before : [];
    return valuesAt(old[entriesBefore(old, after)[Number(step)] ?? -1], after[Number(step)], rest);
  }
  return valuesAt(isJsonObject(before) ? before[step] : undefined, isJsonObject(after) ? after[step] : undefined, rest);
}

function isEmpty(value: JsonValue | undefined): boolean {
  return walkScalars(value).every(
    (scalar) => scalar.value === undefined || scalar.value === null || scalar.value === "",
  );
}
