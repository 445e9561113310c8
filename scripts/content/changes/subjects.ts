/** What the files of the content are called by people. */
import { changeMessages as said, subjectOfFile } from "../messages/changes.ts";
import { entryKinds } from "../messages/entry-kinds.ts";
import type { Sentence } from "../messages/sentence.ts";
import { isRecord } from "../walk.ts";
import { type ContentTree, languagesIn, valueIn } from "./tree.ts";

/** Folders whose entries are a file of facts and one of words for each language. */
export type SplitKind = "plugins" | "releases";

export interface FileKind {
  /** `facts`, or a language. */
  readonly top: string;
  /** `partners`, `plugins`, `pages`; empty for files at the top. */
  readonly folder: string;
  /** File name without ending. */
  readonly name: string;
}

/** Takes a path apart: `en/pages/home.yaml`. */
export function fileKind(file: string): FileKind {
  const [top = "", ...rest] = file.replace(/\.yaml$/, "").split("/");
  const name = rest.pop() ?? "";
  return { top, folder: rest.join("/"), name };
}

/** Whether entries of a folder are split into facts and words. */
export function isSplit(folder: string): folder is SplitKind {
  return folder === "plugins" || folder === "releases";
}

/** `Plugin "Fatoora"` or `Release 1.48`: plugins go by their name in the first language that has one. */
export function splitSubject(kind: SplitKind, name: string, tree: ContentTree): Sentence {
  if (kind === "releases") return entryKinds.release(name);
  const names = languagesIn(tree).map((language) => {
    const words = valueIn(tree, `${language}/plugins/${name}.yaml`);
    return isRecord(words) && typeof words.name === "string" ? words.name : undefined;
  });
  return entryKinds.plugin(names.find((one) => one !== undefined) ?? name);
}

/** Subject of a file that is one entry as a whole: `Page "home" (German)`, `Site facts`, `Picture "logo.svg"`. */
export function fileSubject(file: string): Sentence {
  const { top, folder, name } = fileKind(file);
  if (!file.endsWith(".yaml")) {
    return file.startsWith("images/") ? said.picture(file.slice("images/".length)) : said.file(file);
  }
  if (top === "facts") return folder === "" ? subjectOfFile(`facts/${name}`, file) : said.file(file);
  if (folder === "pages") return said.inLanguage(entryKinds.page(name), top);
  if (folder === "" && name !== "") {
    const subject = said.fileName(name);
    if (subject !== undefined) return said.inLanguage(subject, top);
  }
  return said.file(file);
}

/** The country of a file of partners, or its file name where it does not say one. */
export function countryOf(value: unknown, file: string): string {
  return isRecord(value) && typeof value.country === "string" ? value.country : fileKind(file).name;
}

/** A partner by name, with its country. */
export function partnerSubject(entry: unknown, country: string, number: number): Sentence {
  const name = isRecord(entry) && typeof entry.name === "string" ? entry.name : undefined;
  return said.inCountry(name === undefined ? entryKinds.partnerAt(number) : entryKinds.partner(name), country);
}
