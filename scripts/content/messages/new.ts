/** What `content:new` asks and says. */
import { displayNames } from "../intl.ts";
import { commandMessages } from "./command-line.ts";
import type { QuestionWords } from "./new-fields.ts";
import type { MessageLanguage, Sentence } from "./sentence.ts";

/** First line of each file that is made. */
const heads = {
  pluginFacts: (id: string): Sentence => ({
    en: `# Facts of the plugin ${id}: place, price, files and help articles.`,
    de: `# Fakten zum Plugin ${id}: Platz, Preis, Dateien und Hilfeartikel.`,
  }),
  pluginWords: (id: string): Sentence => ({
    en: `# Words of the plugin ${id}: catalogue and page.`,
    de: `# Texte des Plugins ${id}: Katalog und Seite.`,
  }),
  releaseFacts: (version: string): Sentence => ({
    en: `# Facts of release ${version}.`,
    de: `# Fakten zur Version ${version}.`,
  }),
  releaseWords: (version: string): Sentence => ({
    en: `# Words of release ${version}.`,
    de: `# Texte der Version ${version}.`,
  }),
  partners: (country: string): Sentence => ({ en: `# Partners in ${country}.`, de: `# Partner in ${country}.` }),
};

/** What to do once the files are there. */
const next = {
  picture: (file: string): Sentence => ({
    en: `Put a picture of the plugin in place of ${file}, and say in imageAlt what it shows.`,
    de: `Ersetzen Sie ${file} durch ein Bild des Plugins, und schreiben Sie unter imageAlt, was es zeigt.`,
  }),
  installers: (file: string): Sentence => ({
    en: `Fill in path, version, date, size and SHA-256 of the installers in ${file}.`,
    de: `Tragen Sie Pfad, Version, Datum, Größe und SHA-256 der Installationsprogramme in ${file} ein.`,
  }),
  words: (files: readonly string[]): Sentence => ({
    en: `Write or translate what is marked # pending, and take the marks away: ${files.join(", ")}. What is left is shown by  npm run content:translations`,
    de: `Schreiben oder übersetzen Sie, was mit # pending markiert ist, und entfernen Sie die Markierungen: ${files.join(", ")}. Was noch fehlt, zeigt  npm run content:translations`,
  }),
  help: (file: string): Sentence => ({
    en: `List articles of the help centre under help in ${file}, if there are any.`,
    de: `Nennen Sie unter help in ${file} Artikel des Hilfe-Centers, wenn es welche gibt.`,
  }),
  downloads: (version: string): Sentence => ({
    en: `Texts name version ${version} from now on. Bring facts/downloads.yaml up to date: version, date, size and SHA-256.`,
    de: `Texte nennen ab jetzt die Version ${version}. Bringen Sie facts/downloads.yaml auf diesen Stand: Version, Datum, Größe und SHA-256.`,
  }),
  notNewest: (version: string, newest: string): Sentence => ({
    en: `Texts go on naming version ${newest}, which is newer than ${version}.`,
    de: `Texte nennen weiterhin die Version ${newest}, die neuer ist als ${version}.`,
  }),
  partner: (file: string): Sentence => ({
    en: `Other ways to reach the partner, and a logo, can be added in ${file}.`,
    de: `Weitere Kontaktwege und ein Logo lassen sich in ${file} ergänzen.`,
  }),
  look: {
    en: "Look at it:  npm run dev",
    de: "Ansehen:  npm run dev",
  } satisfies Sentence,
};

export const newMessages = {
  heads,
  next,
  usage: {
    en: `Usage: npm run content:new -- plugin|partner|release|faq [options]

Begins a new entry in all languages of the site. It asks for what no option says.

  npm run content:new -- plugin --help   shows the options for plugins
`,
    de: `Aufruf: npm run content:new -- plugin|partner|release|faq [Optionen]

Beginnt einen neuen Eintrag in allen Sprachen der Website. Was keine Option angibt, wird gefragt.

  npm run content:new -- plugin --help   zeigt die Optionen für Plugins
`,
  } satisfies Sentence,
  usageOf: (kind: string, options: Sentence): Sentence => ({
    en: `Usage: npm run content:new -- ${kind} [options]

${options.en}
  --yes       asks nothing and takes what is suggested
  --allow-similar   takes a name that is nearly the same as one there is
${commandMessages.commonOptions.en}
Words are those of the first language. For another one write its code in front: --${wordsFlag[kind] ?? "name"} "de=…"
What is not given in a language is that of the first one and marked # pending.
`,
    de: `Aufruf: npm run content:new -- ${kind} [Optionen]

${options.de}
  --yes       fragt nichts und nimmt, was vorgeschlagen wird
  --allow-similar   nimmt auch einen Namen, der einem vorhandenen sehr ähnlich ist
${commandMessages.commonOptions.de}
Texte gelten für die erste Sprache. Für eine andere steht ihr Code davor: --${wordsFlag[kind] ?? "name"} "de=…"
Was in einer Sprache nicht angegeben ist, steht dort wie in der ersten und ist mit # pending markiert.
`,
  }),
  option: (flag: string, words: QuestionWords, isNeeded: boolean): Sentence => ({
    en: `  --${flag}${isNeeded ? " (needed)" : ""}\n      ${words.title.en}. ${words.help.en}\n`,
    de: `  --${flag}${isNeeded ? " (nötig)" : ""}\n      ${words.title.de}. ${words.help.de}\n`,
  }),
  whichKind: {
    en: "What is to be begun? plugin, partner, release or faq",
    de: "Was soll beginnen? plugin, partner, release oder faq",
  } satisfies Sentence,
  unknownKind: (typed: string): Sentence => ({
    en: `${typed === "" ? "Say what is to be begun" : `There is no ${typed}`}: plugin, partner, release or faq.`,
    de: `${typed === "" ? "Sagen Sie, was beginnen soll" : `${typed} gibt es nicht`}: plugin, partner, release oder faq.`,
  }),
  /** `about` says in which language, `note` what an empty line does. */
  question: (title: Sentence, help: Sentence, about: Sentence, note: Sentence): Sentence => ({
    en: `\n${`${title.en} ${about.en}`.trim()}: ${`${help.en} ${note.en}`.trim()}`,
    de: `\n${`${title.de} ${about.de}`.trim()}: ${`${help.de} ${note.de}`.trim()}`,
  }),
  notes: {
    list: {
      en: "One in each line; an empty line ends the list.",
      de: "Je Zeile eins; eine leere Zeile beendet die Liste.",
    },
    optional: { en: "An empty line leaves it out.", de: "Eine leere Zeile lässt es weg." },
    later: {
      en: "An empty line leaves it to be translated later.",
      de: "Eine leere Zeile verschiebt die Übersetzung auf später.",
    },
  } satisfies Record<string, Sentence>,
  /** Words of the first language, to be translated in the answer. */
  original: (text: string): Sentence => ({ en: `"${text}"`, de: `„${text}“` }),
  inLanguage: (code: string): Sentence => ({ en: `in ${nameOf(code, "en")}`, de: `auf ${nameOf(code, "de")}` }),
  isNeeded: { en: "This is needed.", de: "Das wird gebraucht." } satisfies Sentence,
  neededFlag: (flag: string, title: Sentence): Sentence => ({
    en: `--${flag} is missing (${title.en})`,
    de: `--${flag} fehlt (${title.de})`,
  }),
  wrongFlag: (flag: string, typed: string, fault: Sentence): Sentence => ({
    en: `--${flag} ${JSON.stringify(typed)}: ${fault.en}`,
    de: `--${flag} ${JSON.stringify(typed)}: ${fault.de}`,
  }),
  flagTwice: (flag: string): Sentence => ({
    en: `--${flag} stands twice for the same language.`,
    de: `--${flag} steht zweimal für dieselbe Sprache.`,
  }),
  moreThanFirst: (flag: string, code: string): Sentence => ({
    en: `--${flag}: each entry is needed in ${nameOf(code, "en")} first.`,
    de: `--${flag}: Jeder Eintrag wird zuerst auf ${nameOf(code, "de")} gebraucht.`,
  }),
  isThere: (file: string): Sentence => ({
    en: `${file} is there already.`,
    de: `${file} gibt es schon.`,
  }),
  idIsThere: (id: string, file: string): Sentence => ({
    en: `The id ${id} is there already in ${file}.`,
    de: `Die id ${id} gibt es schon in ${file}.`,
  }),
  isSimilar: (name: string, file: string): Sentence => ({
    en: `"${name}" is there already, or nearly so, in ${file}. If this is another one, add --allow-similar.`,
    de: `„${name}“ gibt es schon, oder fast, in ${file}. Ist es ein anderer Eintrag, ergänzen Sie --allow-similar.`,
  }),
  noInstaller: (path: string): Sentence => ({
    en: `There is no file ${path} on this computer.`,
    de: `Eine Datei ${path} gibt es auf diesem Computer nicht.`,
  }),
  badInstallerName: (name: string): Sentence => ({
    en: `${name} cannot be the name of a download: letters, digits, dots, hyphens and underscores, and .exe at its end.`,
    de: `${name} kann kein Name eines Downloads sein: Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche, am Ende .exe.`,
  }),
  cannotAppend: (file: string, key: string): Sentence => ({
    en: `${file}: the list ${key} is not written with a hyphen in front of each entry; add the entry by hand.`,
    de: `${file}: In der Liste ${key} steht nicht vor jedem Eintrag ein Bindestrich; ergänzen Sie den Eintrag von Hand.`,
  }),
  brokenContent: (place: string, message: Sentence): Sentence => ({
    en: `${place}  ${message.en}. Mend this first; nothing was written.`,
    de: `${place}  ${message.de}. Beheben Sie zuerst das; nichts wurde geschrieben.`,
  }),
  undone: {
    en: "With this the content would have errors, so nothing was written.",
    de: "Damit hätte der Inhalt Fehler, deshalb wurde nichts geschrieben.",
  } satisfies Sentence,
  cancelled: { en: "Nothing was written.", de: "Nichts wurde geschrieben." } satisfies Sentence,
  wrote: (file: string): Sentence => ({ en: `Wrote ${file}`, de: `Geschrieben: ${file}` }),
  changed: (file: string): Sentence => ({ en: `Added to ${file}`, de: `Ergänzt: ${file}` }),
  whatNext: { en: "What to do next:", de: "Wie es weitergeht:" } satisfies Sentence,
  isValid: { en: "The content has no errors.", de: "Der Inhalt hat keine Fehler." } satisfies Sentence,
  otherErrors: (number: number): Sentence => ({
    en: `The content has ${number} ${number === 1 ? "error" : "errors"} elsewhere, as before. Run  npm run content:check`,
    de: `Der Inhalt hat wie vorher ${number} Fehler an anderer Stelle. Starten Sie  npm run content:check`,
  }),
  letterAlt: (letter: string): Sentence => ({
    en: `The letter ${letter}, in place of a picture that is still to be made.`,
    de: `Der Buchstabe ${letter} anstelle eines Bildes, das noch gemacht wird.`,
  }),
  answerStarter: {
    en: "The answer is still to be written.",
    de: "Die Antwort wird noch geschrieben.",
  } satisfies Sentence,
};

const wordsFlag: Readonly<Record<string, string>> = { release: "summary", faq: "title" };

function nameOf(code: string, language: MessageLanguage): string {
  return displayNames(language, { type: "language" }).of(code) ?? code;
}
