/** Words about the difference between two states of the content. */
import { counted, displayNames, languageName } from "../core/intl.ts";
import type { LocalizedText, MessageLanguage } from "../core/localized-text.ts";
import { commandMessages } from "./command-line.ts";

export const changeMessages = {
  usage: {
    en: `Usage: npm run content:changes -- [--base <ref>] [--head <ref>] [--pictures] [--format <name>] [--content <folder>] [--lang <code>]

Says in words what has changed in the content, and which pages with it.

  --base      commit or branch to compare with (default: where this branch left the main one)
  --head      commit or branch that is compared (default: the files as they are)
  --pictures  takes pictures of these pages, before and after
  --format    text, or github for workflows (default: text)
${commandMessages.commonOptions.en}`,
    de: `Aufruf: npm run content:changes -- [--base <Stand>] [--head <Stand>] [--pictures] [--format <Name>] [--content <Ordner>] [--lang <Kürzel>]

Sagt in Worten, was sich am Inhalt geändert hat, und auf welchen Seiten.

  --base      Commit oder Branch, mit dem verglichen wird (Vorgabe: wo dieser Branch vom Haupt-Branch abging)
  --head      Commit oder Branch, der verglichen wird (Vorgabe: die Dateien, wie sie sind)
  --pictures  nimmt Bilder dieser Seiten auf, vorher und nachher
  --format    text, oder github für Workflows (Vorgabe: text)
${commandMessages.commonOptions.de}`,
  },
  // In German a country would need its article, such as "in den Niederlanden".
  partnersOf: (country: string) => ({
    en: `Partners in ${countryName(country, "en")}`,
    de: `Partner (${countryName(country, "de")})`,
  }),
  inLanguage: (subject: LocalizedText, code: string) => ({
    en: `${subject.en} (${languageName(code, "en")})`,
    de: `${subject.de} (${languageName(code, "de")})`,
  }),
  plugin: (name: string) => ({ en: `Plugin "${name}"`, de: `Plugin „${name}“` }),
  file: (path: string) => ({ en: `File "${path}"`, de: `Datei „${path}“` }),

  added: { en: "added", de: "hinzugefügt" },
  removed: { en: "removed", de: "entfernt" },
  replaced: { en: "replaced", de: "ersetzt" },
  layoutOnly: { en: "only comments or layout changed", de: "nur Kommentare oder Schreibweise geändert" },
  broken: { en: "has mistakes, or had them", de: "hat Fehler, oder hatte welche" },
  changes: (count: number) => counted(count, ["change", "changes"], ["Änderung", "Änderungen"]),
  otherOrder: { en: "in another order", de: "in anderer Reihenfolge" },
  entries: (count: number) => counted(count, ["entry", "entries"], ["Eintrag", "Einträge"]),

  title: { en: "What this change does", de: "Was diese Änderung bewirkt" },
  comparedWith: (base: string) => ({ en: `Content compared with ${base}:`, de: `Inhalt verglichen mit ${base}:` }),
  same: (base: string) => ({
    en: `The content is the same as in ${base}.`,
    de: `Der Inhalt ist derselbe wie in ${base}.`,
  }),
  halfChangedTitle: {
    en: "These texts were not changed in every language. If they mean something else now, change the others too:",
    de: "Diese Texte wurden nicht in jeder Sprache geändert. Wenn sie jetzt etwas anderes besagen, ändern Sie auch die übrigen:",
  },
  changedIn: (changed: readonly string[], unchanged: readonly string[]) => ({
    en: `(changed: ${languageNames(changed, "en")}; not changed: ${languageNames(unchanged, "en")})`,
    de: `(geändert: ${languageNames(changed, "de")}; nicht geändert: ${languageNames(unchanged, "de")})`,
  }),
  pages: { en: "Pages that change:", de: "Seiten, die sich ändern:" },
  noPages: { en: "No page changes.", de: "Keine Seite ändert sich." },
  brokenPages: {
    en: "Which pages change is not known: the content has errors, or had them.",
    de: "Welche Seiten sich ändern, ist nicht bekannt: Der Inhalt hat Fehler, oder hatte welche.",
  },
  frame: { en: "Header, footer or settings of every page", de: "Kopf, Fuß oder Einstellungen jeder Seite" },
  labels: (code: string) => ({
    en: `Labels that any page may show (${languageName(code, "en")})`,
    de: `Beschriftungen, die auf jeder Seite stehen können (${languageName(code, "de")})`,
  }),
  before: { en: "before", de: "vorher" },
  after: { en: "after", de: "nachher" },
  pictures: (file: string) => ({
    en: `Pictures before and after: ${file}`,
    de: `Bilder vorher und nachher: ${file}`,
  }),
  noBrowser: {
    en: "There are no pictures: Chromium or Chrome is missing. Install one, or name one in CHROMIUM_PATH.",
    de: "Es gibt keine Bilder: Chromium oder Chrome fehlt. Installieren Sie eines, oder nennen Sie eines in CHROMIUM_PATH.",
  },
  noRepository: {
    en: "The content folder is not in a git repository, so there is nothing to compare with.",
    de: "Der Ordner mit den Inhalten liegt in keinem Git-Repository; es gibt nichts zum Vergleichen.",
  },
  noCommit: (ref: string) => ({
    en: `There is no commit or branch ${ref} in this copy of the repository. Fetch it (git fetch origin ${ref}), or name another one.`,
    de: `Einen Commit oder Branch ${ref} gibt es in dieser Kopie des Repositorys nicht. Holen Sie ihn (git fetch origin ${ref}), oder nennen Sie einen anderen.`,
  }),
  noCommonCommit: (ref: string) => ({
    en: `This branch and ${ref} have no commit in common here. Fetch the whole history with  git fetch --unshallow  (in a workflow: fetch-depth: 0), or compare with a commit of this branch, such as --base HEAD~1`,
    de: `Dieser Branch und ${ref} haben hier keinen gemeinsamen Commit. Holen Sie die ganze Geschichte mit  git fetch --unshallow  (in einem Workflow: fetch-depth: 0), oder vergleichen Sie mit einem Commit dieses Branches, etwa --base HEAD~1`,
  }),
};

function countryName(code: string, language: MessageLanguage): string {
  return /^[A-Z]{2}$/.test(code) ? (displayNames(language, { type: "region" }).of(code) ?? code) : code;
}

function languageNames(codes: readonly string[], language: MessageLanguage): string {
  return codes.map((code) => languageName(code, language)).join(", ");
}
