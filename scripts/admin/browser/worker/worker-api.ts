/** The functions of the form's worker. */

import { type CheckedContent, checkContent } from "../../../content/check/check.ts";
import { type Content, contentOf } from "../../../content/check/content.ts";
import type { ContentFiles } from "../../../content/check/content-files.ts";
import { locateRef } from "../../../content/check/content-ref.ts";
import { fileKinds } from "../../../content/check/file-kinds.ts";
import { normalForm } from "../../../content/check/normal-form.ts";
import { withToday } from "../../../content/check/published.ts";
import { readContentFiles } from "../../../content/check/read-content-files.ts";
import { headline } from "../../../content/cli/report/subject.ts";
import { type Diagnostic, isError, type Severity } from "../../../content/core/diagnostic.ts";
import type { MessageLanguage } from "../../../content/core/messages/language.ts";
import { ruleOf } from "../../../content/core/messages/message.ts";
import { say, sayHelp } from "../../../content/core/messages/say.ts";
import { isRecord, walkScalars } from "../../../content/core/value-path.ts";
import type { FileBytes } from "../../../content/files/content-folder.ts";
import { isJsonObject } from "../../../content/files/json-value.ts";
import type { FormContent } from "../../build/form-content.ts";
import { savedValue } from "../form/file-config.ts";
import { formPath } from "../form/form-path.ts";
import { formKeys } from "../form/shape.ts";
import { type Edit, editedFiles, isUnknown, openedFiles, withoutTranslations } from "./edited-content.ts";
import { composePreview, type PageRequest } from "./preview-page.ts";

/** A diagnostic for display in the form. */
export interface FormDiagnostic {
  readonly rule: string;
  readonly severity: Severity;
  /** Path in the content folder. */
  readonly file: string;
  /** Path of the form field: `partners.0.phone`; empty for the whole entry, `undefined` in files of other entries. */
  readonly keyPath: string | undefined;
  /** Message and fix, for display at the field. */
  readonly message: string;
  /** The same, prefixed with its subject, for display in summaries. */
  readonly summary: string;
}

/** The saved content, and its diagnostics. */
let saved: FileBytes = new Map();
let savedDiagnostics: ReadonlySet<string> = new Set();
let language: MessageLanguage = "en";
let pictures: FormContent["pictures"] = {};
let isPublic = false;
/** The content with the last checked edit applied. */
let checked: CheckedContent | undefined;

export const workerApi = {
  /**
   * Loads the content. Call this first.
   * @param options Address of the content, and language of messages.
   * @throws Error if the content can't be loaded.
   */
  async open(options: { readonly content: string; readonly language: MessageLanguage }): Promise<void> {
    const response = await fetch(options.content);
    if (!response.ok) throw new Error(`The content could not be loaded: ${response.status}`);
    const content: FormContent = await response.json();
    ({ language } = options);
    ({ pictures, isPublic } = content);
    saved = openedFiles(content);
    savedDiagnostics = keysOf(checkContent(saved, { now: new Date() }));
  },

  /** Checks an edit. @returns Diagnostics in the entry's files, and those that the edit causes in other files. */
  check(edit: Edit): readonly FormDiagnostic[] {
    const edited = editedFiles(saved, edit, isPublic);
    // References to and from an entry that the public content lacks are unknown, so only its own files are checked.
    const isPartial = isPublic && isUnknown(saved, edit);
    checked = checkContent(isPartial ? saved : edited, { base: saved, now: new Date() });
    const files = isPartial ? withToday(readContentFiles(edited), new Date()) : checked.files;
    const diagnostics = isPartial ? files.issues : checked.diagnostics;
    return diagnostics.flatMap((diagnostic) => {
      const { line, column, endColumn } = locateRef(files, { ...diagnostic, target: "key" });
      const isKey = line === diagnostic.line && column === diagnostic.column && endColumn === diagnostic.endColumn;
      const keyPath = keyPathOf(edit, diagnostic, isKey);
      return keyPath === undefined && savedDiagnostics.has(keyOf(diagnostic))
        ? []
        : formDiagnostic(diagnostic, keyPath, isEditedAsText(edit, diagnostic));
    });
  },

  /** Composes a page with the last checked edit; `undefined` if the content has errors in the page's language. */
  page(request: PageRequest) {
    const content = checked && (checked.content ?? contentIn(request.language, checked.files));
    return content && checked && composePreview(content, checked.files, pictures, request);
  },

  /** Formats the text of a file: `9,50` becomes `9.5`. Unchanged if it doesn't parse. */
  normalForm({ format, text }: { readonly format: string; readonly text: string }): string {
    try {
      return normalForm(text, fileKinds.find(({ id }) => id === format)?.schema);
    } catch {
      return text;
    }
  },

  /** Applies the last checked edit to the saved content. */
  markSaved(_nothing: undefined): void {
    if (checked === undefined) return;
    saved = checked.files.bytes;
    savedDiagnostics = keysOf(checked);
  },
};

export type WorkerApi = typeof workerApi;

/** Content reduced to one language, so that gaps in others don't block the preview. */
function contentIn(language: string, { bytes, languages }: ContentFiles): Content | undefined {
  const others = languages.filter((code) => code !== language);
  const own = [...bytes].filter(([path]) => !others.some((code) => path.startsWith(`${code}/`)));
  const { files, diagnostics } = checkContent(
    new Map(own.map(([path, data]) => [path, withoutTranslations(path, data, others)])),
    { now: new Date() },
  );
  const isAcceptable = (each: Diagnostic) => !isError(each) || ruleOf(each.id) === "missing-language";
  return diagnostics.every(isAcceptable) ? { ...contentOf(files), languages } : undefined;
}

/** Whether its file is edited as text, because it can't be parsed. */
function isEditedAsText({ files }: Edit, { file }: Diagnostic): boolean {
  const value = files.find(({ path }) => path === file)?.value;
  return isRecord(value) && value[formKeys.unread] === true;
}

function formDiagnostic(diagnostic: Diagnostic, keyPath: string | undefined, withLine: boolean): FormDiagnostic {
  const { severity, file, line } = diagnostic;
  const rule = ruleOf(diagnostic.id);
  const help = sayHelp(diagnostic, language);
  const sentence = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);
  // No period after a value, which would be copied with it.
  const fix = help === "" || / {2}|: \S+$/.test(help) ? help : sentence(help);
  const text = sentence(headline(diagnostic, language));
  // The hint for a missing field is a line of YAML, which the form has no use for.
  const isEmpty = rule === "missing-field" && keyPath !== undefined && !withLine;
  const statement = isEmpty ? text : `${text} ${fix}`.trim();
  return {
    rule,
    severity,
    file,
    keyPath,
    message: isEmpty
      ? say({ id: "tool.form.needed" }, language)
      : `${sentence(say(diagnostic, language))} ${fix}`.trim(),
    summary: withLine ? say({ id: "tool.form.at-line", data: { line, statement } }, language) : statement,
  };
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

function keysOf({ diagnostics }: CheckedContent): ReadonlySet<string> {
  return new Set(diagnostics.map(keyOf));
}

/** Identifies a diagnostic independent of its line. */
function keyOf({ file, id, path, data }: Diagnostic): string {
  return JSON.stringify([file, id, path, data]);
}
