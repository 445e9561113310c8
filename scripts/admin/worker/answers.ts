/** What the form may ask its worker, by name. */

import { savedValue } from "../../../src/admin/form/file-format.ts";
import { formPath } from "../../../src/admin/form/form-path.ts";
import { formKeys } from "../../../src/admin/form/shape.ts";
import { isPlainMap } from "../../../src/admin/yaml/plain.ts";
import { type CheckedContent, checkContent } from "../../content/check.ts";
import { type Diagnostic, isError, type Severity } from "../../content/core/diagnostic.ts";
import { isRecord, walkScalars } from "../../content/core/value-path.ts";
import type { MessageLanguage } from "../../content/messages/language.ts";
import { ruleOf } from "../../content/messages/message.ts";
import { say, sayHelp } from "../../content/messages/say.ts";
import { type Content, contentOf } from "../../content/model/content.ts";
import type { ContentFiles } from "../../content/model/content-files.ts";
import { locateRef } from "../../content/model/content-ref.ts";
import { onDayOf } from "../../content/model/published.ts";
import type { FileBytes } from "../../content/parse/content-folder.ts";
import { headline } from "../../content/report/subject.ts";
import { readContentFiles } from "../../content/validate/content-files.ts";
import { fileKinds } from "../../content/validate/file-kinds.ts";
import { normalForm } from "../../content/validate/normal-form.ts";
import type { FormContent } from "../form-content.ts";
import { type Edit, editedFiles, isUnknown, openedFiles, withoutWords } from "./edited-content.ts";
import { composePreview, type PageQuestion } from "./preview-page.ts";

/** What is wrong. */
export interface Mistake {
  /** Id of the rule. */
  readonly rule: string;
  readonly severity: Severity;
  /** In the content folder. */
  readonly file: string;
  /** The field of the form that it is in: `partners.0.phone`; empty for the whole entry, `undefined` in other files. */
  readonly keyPath: string | undefined;
  /** What is wrong, and what to write. */
  readonly advice: string;
  /** The same, behind what it is about. */
  readonly statement: string;
}

/** The content as it is, and what is wrong in it, whatever is edited. */
let saved: FileBytes = new Map();
let before: ReadonlySet<string> = new Set();
let language: MessageLanguage = "en";
let pictures: FormContent["pictures"] = {};
let isPublic = false;
/** The content with the entry that is being edited in place of its files. */
let checked: CheckedContent | undefined;

export const answers = {
  /**
   * To be asked first.
   * @param opened Address of the content, and language of the messages.
   * @throws Error if there is no content at the address.
   */
  async open(opened: { readonly content: string; readonly language: MessageLanguage }): Promise<void> {
    const response = await fetch(opened.content);
    if (!response.ok) throw new Error(`The content could not be loaded: ${response.status}`);
    const content: FormContent = await response.json();
    ({ language } = opened);
    ({ pictures, isPublic } = content);
    saved = openedFiles(content);
    before = identitiesOf(checkContent(saved, { now: new Date() }));
  },

  /** What is wrong in the files of an entry, and what would be wrong elsewhere if it was saved or deleted. */
  check(edit: Edit): readonly Mistake[] {
    const edited = editedFiles(saved, edit, isPublic);
    // How an entry fits a content that does not have it is not known: it is checked alone.
    const isAlone = isPublic && isUnknown(saved, edit);
    checked = checkContent(isAlone ? saved : edited, { base: saved, now: new Date() });
    const files = isAlone ? onDayOf(readContentFiles(edited), new Date()) : checked.files;
    const diagnostics = isAlone ? files.issues : checked.diagnostics;
    return diagnostics.flatMap((diagnostic) => {
      const { line, column, endColumn } = locateRef(files, { ...diagnostic, target: "key" });
      const isKey = line === diagnostic.line && column === diagnostic.column && endColumn === diagnostic.endColumn;
      const keyPath = keyPathOf(edit, diagnostic, isKey);
      return keyPath === undefined && before.has(identityOf(diagnostic))
        ? []
        : mistakeOf(diagnostic, keyPath, isText(edit, diagnostic));
    });
  },

  /** A page with the entry that was checked last; none if the content has errors in the language of the page. */
  page(question: PageQuestion) {
    const content = checked && (checked.content ?? contentIn(question.language, checked.files));
    return content && checked && composePreview(content, checked.files, pictures, question);
  },

  /** The text of a file in normal form: `9.5` for `9,50`. As it is, if it does not parse. */
  normalForm({ format, text }: { readonly format: string; readonly text: string }): string {
    try {
      return normalForm(text, fileKinds.find(({ id }) => id === format)?.schema);
    } catch {
      return text;
    }
  },

  /** The entry that was checked last has been saved. */
  keep(_nothing: undefined): void {
    if (checked === undefined) return;
    saved = checked.files.bytes;
    before = identitiesOf(checked);
  },
};

export type Answers = typeof answers;

/** The content if the site had this language alone: what the others lack keeps nobody from seeing a page. */
function contentIn(language: string, { bytes, languages }: ContentFiles): Content | undefined {
  const others = languages.filter((code) => code !== language);
  const own = [...bytes].filter(([path]) => !others.some((code) => path.startsWith(`${code}/`)));
  const { files, diagnostics } = checkContent(
    new Map(own.map(([path, data]) => [path, withoutWords(path, data, others)])),
    { now: new Date() },
  );
  const isOfOthers = (each: Diagnostic) => !isError(each) || ruleOf(each.id) === "missing-language";
  return diagnostics.every(isOfOthers) ? { ...contentOf(files), languages } : undefined;
}

/** Whether it is in a file that is edited as a text, because it cannot be read. */
function isText({ files }: Edit, { file }: Diagnostic): boolean {
  const value = files.find(({ path }) => path === file)?.value;
  return isRecord(value) && value[formKeys.unread] === true;
}

function mistakeOf(diagnostic: Diagnostic, keyPath: string | undefined, withLine: boolean): Mistake {
  const { severity, file, line } = diagnostic;
  const rule = ruleOf(diagnostic.id);
  const help = sayHelp(diagnostic, language);
  const sentence = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);
  // A dot behind a value would be copied with it.
  const advised = help === "" || / {2}|: \S+$/.test(help) ? help : sentence(help);
  const said = sentence(headline(diagnostic, language));
  // Of a field that is empty the hint is a line of the file.
  const isEmpty = rule === "missing-field" && keyPath !== undefined && !withLine;
  const whole = isEmpty ? said : `${said} ${advised}`.trim();
  return {
    rule,
    severity,
    file,
    keyPath,
    advice: isEmpty
      ? say({ id: "tool.form.needed" }, language)
      : `${sentence(say(diagnostic, language))} ${advised}`.trim(),
    statement: withLine ? say({ id: "tool.form.at-line", data: { line, statement: whole } }, language) : whole,
  };
}

/** The field that a mistake is in; of a new picture the one that shows it. */
function keyPathOf({ files, pictures }: Edit, { file, path }: Diagnostic, isKey: boolean): string | undefined {
  for (const { path: own, format, value } of files) {
    const form = savedValue(value);
    const isShown = (found: unknown) => pictures.has(file) && `images${found}` === file;
    const picture = walkScalars(form).find((found) => isShown(found.value));
    if (picture !== undefined) return picture.path.join(".");
    if (file !== own) continue;
    if (format.shape.kind !== "record") return formPath(format.shape, path, form, isKey).join(".");
    const entries = isPlainMap(form) ? form[formKeys.entries] : undefined;
    return [formKeys.entries, ...formPath(format.shape, path, entries, isKey)].join(".");
  }
  return undefined;
}

function identitiesOf({ diagnostics }: CheckedContent): ReadonlySet<string> {
  return new Set(diagnostics.map(identityOf));
}

/** The same mistake in another line is the same. */
function identityOf({ file, id, path, data }: Diagnostic): string {
  return JSON.stringify([file, id, path, data]);
}
