/** What is said about the difference between two states of the content. */
import { displayNames, numberFormat } from "../intl.ts";
import { commandMessages } from "./command-line.ts";
import { type MessageLanguage, type Sentence, verbatim } from "./sentence.ts";

const number = (language: MessageLanguage, value: number) => numberFormat(language, {}).format(value);

/** What the single files are called. */
const fileNames: Readonly<Record<string, Sentence>> = {
  "facts/site": { en: "Site facts", de: "Angaben zur Website" },
  "facts/navigation": { en: "Menus", de: "Menüs" },
  "facts/editions": { en: "Prices and editions", de: "Preise und Editionen" },
  "facts/statistics": { en: "Figures", de: "Kennzahlen" },
  "facts/legal": { en: "Dates and limits of the legal texts", de: "Daten und Fristen der Rechtstexte" },
  "facts/downloads": { en: "Downloads", de: "Downloads" },
  "facts/help": { en: "Help articles", de: "Hilfeartikel" },
  "facts/pictures": { en: "Pictures of the pages", de: "Bilder der Seiten" },
  ui: { en: "Labels and messages", de: "Beschriftungen und Meldungen" },
  notes: { en: "Notes page", de: "Notizen-Seite" },
  help: { en: "Titles of the help articles", de: "Titel der Hilfeartikel" },
};

export const changeMessages = {
  usage: {
    en: `Usage: npm run content:changes -- [--base <ref>] [--format <name>] [--content <folder>] [--lang <code>]

Says what has changed in the content, in words.

  --base      commit or branch to compare with (default: where this branch left the main one)
  --format    text, markdown, or github for workflows (default: text)
${commandMessages.commonOptions.en}`,
    de: `Aufruf: npm run content:changes -- [--base <Stand>] [--format <Name>] [--content <Ordner>] [--lang <Kürzel>]

Sagt in Worten, was sich am Inhalt geändert hat.

  --base      Commit oder Branch, mit dem verglichen wird (Vorgabe: wo dieser Branch vom Haupt-Branch abging)
  --format    text, markdown, oder github für Workflows (Vorgabe: text)
${commandMessages.commonOptions.de}`,
  },
  unknownFormat: (format: string, known: readonly string[]): Sentence => ({
    en: `--format ${format}: there are ${known.join(", ")}.`,
    de: `--format ${format}: Es gibt ${known.join(", ")}.`,
  }),
  /** @param name Of a file without ending, below its language: `facts/site`, `ui`. */
  fileName: (name: string): Sentence | undefined => (Object.hasOwn(fileNames, name) ? fileNames[name] : undefined),
  // In German a country would need its article, such as "in den Niederlanden".
  partnersOf: (country: string): Sentence => ({
    en: `Partners in ${countryName(country, "en")}`,
    de: `Partner (${countryName(country, "de")})`,
  }),
  inCountry: (partner: Sentence, country: string): Sentence => ({
    en: `${partner.en} in ${countryName(country, "en")}`,
    de: `${partner.de} (${countryName(country, "de")})`,
  }),
  inLanguage: (subject: Sentence, code: string): Sentence => ({
    en: `${subject.en} (${languageName(code, "en")})`,
    de: `${subject.de} (${languageName(code, "de")})`,
  }),
  picture: (path: string): Sentence => ({ en: `Picture "${path}"`, de: `Bild „${path}“` }),
  file: (path: string): Sentence => ({ en: `File "${path}"`, de: `Datei „${path}“` }),

  added: { en: "added", de: "hinzugefügt" },
  removed: { en: "removed", de: "entfernt" },
  replaced: { en: "replaced", de: "ersetzt" },
  fileChanged: { en: "changed", de: "geändert" },
  renamed: (before: string): Sentence => ({ en: `renamed, was "${before}"`, de: `umbenannt, bisher „${before}“` }),
  renamedFile: (before: string): Sentence => ({
    en: `now in another file, was in ${before}`,
    de: `jetzt in einer anderen Datei, bisher in ${before}`,
  }),
  moved: (from: string, to: string): Sentence => ({
    en: `moved from ${countryName(from, "en")} to ${countryName(to, "en")}`,
    de: `in einem anderen Land, ${countryName(from, "de")} → ${countryName(to, "de")}`,
  }),
  layoutOnly: { en: "only comments or layout changed", de: "nur Kommentare oder Schreibweise geändert" },
  brokenNow: {
    en: "cannot be compared: the file has mistakes, which the content check names",
    de: "lässt sich nicht vergleichen: Die Datei hat Fehler, die die Inhaltsprüfung nennt",
  },
  brokenBefore: {
    en: "can be read again; what it said before cannot be compared",
    de: "ist wieder lesbar; womit verglichen würde, war es vorher nicht",
  },
  textsChanged: (count: number): Sentence => ({
    en: `${number("en", count)} ${count === 1 ? "text" : "texts"} changed`,
    de: `${number("de", count)} ${count === 1 ? "Text" : "Texte"} geändert`,
  }),
  factsChanged: (count: number): Sentence => ({
    en: `${number("en", count)} ${count === 1 ? "change" : "changes"}`,
    de: `${number("de", count)} ${count === 1 ? "Änderung" : "Änderungen"}`,
  }),
  otherOrder: { en: "other order", de: "andere Reihenfolge" },
  nothing: { en: "nothing", de: "nichts" },
  yes: { en: "yes", de: "ja" },
  no: { en: "no", de: "nein" },
  entries: (count: number): Sentence => ({
    en: `${number("en", count)} ${count === 1 ? "entry" : "entries"}`,
    de: `${number("de", count)} ${count === 1 ? "Eintrag" : "Einträge"}`,
  }),
  quoted: (text: string): Sentence => ({ en: `"${text}"`, de: `„${text}“` }),
  andMore: (count: number): Sentence => ({
    en: `and ${number("en", count)} more`,
    de: `und ${number("de", count)} weitere`,
  }),

  title: { en: "What this change does", de: "Was diese Änderung bewirkt" },
  comparedWith: (base: string): Sentence => ({
    en: `Content compared with ${base}:`,
    de: `Inhalt verglichen mit ${base}:`,
  }),
  same: (base: string): Sentence => ({
    en: `The content is the same as in ${base}.`,
    de: `Der Inhalt ist derselbe wie in ${base}.`,
  }),
  translationsTitle: {
    en: "Translations that need another look, because the text they were made from has changed:",
    de: "Übersetzungen, die noch einmal anzusehen sind, weil sich der Text geändert hat, aus dem sie entstanden:",
  },
  notListed: (count: number): Sentence => ({
    en: `${number("en", count)} more changes do not fit into this summary; the log of this step lists them.`,
    de: `${number("de", count)} weitere Änderungen passen nicht in diese Zusammenfassung; das Protokoll dieses Schritts nennt sie.`,
  }),

  noGit: {
    en: "git is not installed, so there is nothing to compare with.",
    de: "git ist nicht installiert; ohne git gibt es nichts zum Vergleichen.",
  },
  noRepository: {
    en: "The content folder is not in a git repository, so there is nothing to compare with.",
    de: "Der Ordner mit den Inhalten liegt in keinem Git-Repository; es gibt nichts zum Vergleichen.",
  },
  noFolder: (folder: string): Sentence => ({
    en: `There is no folder ${folder}; check its path.`,
    de: `Den Ordner ${folder} gibt es nicht; prüfen Sie den Pfad.`,
  }),
  noBase: (ref: string): Sentence => ({
    en: `There is no commit or branch ${ref} in this copy of the repository. Fetch it (git fetch origin ${ref}), or name another one with --base.`,
    de: `Einen Commit oder Branch ${ref} gibt es in dieser Kopie des Repositorys nicht. Holen Sie ihn (git fetch origin ${ref}), oder nennen Sie einen anderen mit --base.`,
  }),
  noDefaultBase: {
    en: "It is not known which branch is the main one. Name it: --base origin/main",
    de: "Es ist nicht bekannt, welcher Branch der Haupt-Branch ist. Nennen Sie ihn: --base origin/main",
  },
  noCommonCommit: (ref: string): Sentence => ({
    en: `This branch and ${ref} have no commit in common. Compare with a commit of this branch, such as --base HEAD~1`,
    de: `Dieser Branch und ${ref} haben keinen gemeinsamen Commit. Vergleichen Sie mit einem Commit dieses Branches, etwa --base HEAD~1`,
  }),
  tooShallow: (ref: string): Sentence => ({
    en: `This copy of the repository has only the last commits, and not the one where this branch left ${ref}. Run  git fetch --unshallow  (in a workflow: fetch-depth: 0).`,
    de: `Diese Kopie des Repositorys enthält nur die letzten Commits, nicht aber den, bei dem dieser Branch von ${ref} abging. Führen Sie  git fetch --unshallow  aus (in einem Workflow: fetch-depth: 0).`,
  }),
  gitFailed: (said: string): Sentence => ({ en: `git failed: ${said}`, de: `git ist gescheitert: ${said}` }),
};

function countryName(code: string, language: MessageLanguage): string {
  return /^[A-Z]{2}$/.test(code) ? (displayNames(language, { type: "region" }).of(code) ?? code) : code;
}

function languageName(code: string, language: MessageLanguage): string {
  return /^[a-z]{2,3}$/.test(code) ? (displayNames(language, { type: "language" }).of(code) ?? code) : code;
}

/** A name that is the same in every language, or one of ours. */
export function subjectOfFile(name: string, path: string): Sentence {
  return changeMessages.fileName(name) ?? verbatim(path);
}
