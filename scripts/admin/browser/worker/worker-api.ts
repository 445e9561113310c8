/** The functions of the form's worker. */

import { type CheckedContent, checkContent } from "../../../content/check/check.ts";
import { type Content, contentOf } from "../../../content/check/content.ts";
import type { ContentFiles } from "../../../content/check/content-files.ts";
import { locateRef } from "../../../content/check/content-ref.ts";
import { fileKinds } from "../../../content/check/file-kinds.ts";
import { withFixes } from "../../../content/check/fixes.ts";
import { normalForm } from "../../../content/check/normal-form.ts";
import { withToday } from "../../../content/check/published.ts";
import { readContentFiles } from "../../../content/check/read-content-files.ts";
import { ruleDocs } from "../../../content/cli/report/docs.ts";
import { type Diagnostic, isError } from "../../../content/core/diagnostic.ts";
import type { MessageLanguage } from "../../../content/core/messages/language.ts";
import { ruleOf } from "../../../content/core/messages/message.ts";
import type { FileBytes } from "../../../content/files/content-folder.ts";
import type { FormContent } from "../../build/form-content.ts";
import { type Edit, editedFiles, isUnknown, openedFiles, withoutTranslations } from "./edited-content.ts";
import { type FormDiagnostic, formDiagnostic, perField } from "./form-diagnostics.ts";
import { composePreview, type PageRequest } from "./preview-page.ts";

/** Trying a fix parses the file once more, after each pause in typing. */
const maxFixes = 10;

let saved: FileBytes = new Map();
let savedDiagnostics: ReadonlySet<string> = new Set();
let language: MessageLanguage = "en";
let pictures: FormContent["pictures"] = {};
let isPublic = false;
/** The content with the last checked edit applied. */
let checked: CheckedContent | undefined;

export const workerApi = {
  /** Loads the content. Call this first. @throws Error if it can't be loaded. */
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
    const isOwn = ({ file }: Diagnostic) => edit.files.some(({ path }) => path === file);
    const elsewhere = diagnostics.filter((each) => !isOwn(each) && !savedDiagnostics.has(keyOf(each)));
    return [...withFixes(diagnostics.filter(isOwn), files, maxFixes), ...elsewhere].flatMap((diagnostic) => {
      const isKnown = savedDiagnostics.has(keyOf(diagnostic));
      const { line, column, endColumn } = locateRef(files, { ...diagnostic, target: "key" });
      const isKey = line === diagnostic.line && column === diagnostic.column && endColumn === diagnostic.endColumn;
      const text = new TextDecoder().decode(files.bytes.get(diagnostic.file));
      const docs = ruleDocs(ruleOf(diagnostic.id), language, { files, environment: {} }).replace(/^docs/, "/docs");
      return perField(diagnostic).map((each) => formDiagnostic(each, edit, { isKey, isKnown, docs, language, text }));
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

/** Content reduced to one language, so that gaps in others don't block the preview; a begun one needs the first too. */
function contentIn(language: string, { bytes, languages, begun }: ContentFiles): Content | undefined {
  const needed = begun.includes(language) ? [language, languages[0]] : [language];
  const others = languages.filter((code) => !needed.includes(code));
  const own = [...bytes].filter(([path]) => !others.some((code) => path.startsWith(`${code}/`)));
  const { files, diagnostics } = checkContent(
    new Map(own.map(([path, data]) => [path, withoutTranslations(path, data, others)])),
    { now: new Date() },
  );
  const isAcceptable = (each: Diagnostic) => !isError(each) || ruleOf(each.id) === "missing-language";
  return diagnostics.every(isAcceptable) ? { ...contentOf(files), languages } : undefined;
}

function keysOf({ diagnostics }: CheckedContent): ReadonlySet<string> {
  return new Set(diagnostics.map(keyOf));
}

/** Identifies a diagnostic independent of its line. */
function keyOf({ file, id, path, data }: Diagnostic): string {
  return JSON.stringify([file, id, path, data]);
}
