/** The state of translations for people: in a terminal, and as Markdown for an issue or a mail. */
import { displayNames } from "../intl.ts";
import type { MessageLanguage, Sentence } from "../messages/sentence.ts";
import { translationMessages as said } from "../messages/translations.ts";
import { type LanguageStatus, type OpenState, type OpenText, openStates } from "./status.ts";

export interface TranslationReport {
  readonly languages: readonly LanguageStatus[];
  /** What is marked in facts and in the first language, by folder. */
  readonly marked: readonly { readonly folder: string; readonly open: readonly OpenText[] }[];
}

/** How a report is written down. */
interface Style {
  readonly title: (text: string) => string;
  readonly heading: (text: string, count: number) => string;
  readonly item: (place: string, address: string, words: readonly string[]) => string;
  readonly note: (text: string) => string;
}

const terminal: Style = {
  title: (text) => text,
  heading: (text, count) => `\n  ${text}: ${count}`,
  item: (place, address, words) =>
    [`    ${place}${address === "" ? "" : `  ${address}`}`, ...words.map((word) => `      ${word}`)].join("\n"),
  note: (text) => `\n  ${text}`,
};

const markdown: Style = {
  title: (text) => `## ${text}`,
  heading: (text, count) => `\n### ${text}: ${count}\n`,
  item: (place, address, words) =>
    [`- [ ] \`${place}\`${address === "" ? "" : ` ${address}`}`, ...words.map((word) => `  - ${escaped(word)}`)].join(
      "\n",
    ),
  note: (text) => `\n${escaped(text)}`,
};

export const reportStyles = { text: terminal, markdown } as const;

/**
 * The report as text.
 *
 * @param folder How the content folder is named in front of each file.
 */
export function reportTranslations(
  report: TranslationReport,
  style: keyof typeof reportStyles,
  language: MessageLanguage,
  folder: string,
): string {
  const write = reportStyles[style];
  const parts = [
    ...report.languages.map((one) => aboutLanguage(one, write, language, folder)),
    ...report.marked
      .filter(({ open }) => open.length > 0)
      .map(({ folder: name, open }) =>
        [
          write.title(said.toWrite(`${folder}/${name}`)[language]),
          listed("pending", open, write, language, folder),
        ].join("\n"),
      ),
  ];
  if (report.languages.length === 0) parts.unshift(said.oneLanguage[language]);
  return `${parts.join("\n\n")}\n`;
}

function aboutLanguage(status: LanguageStatus, write: Style, language: MessageLanguage, folder: string): string {
  const { language: code, texts, open, unreadable, orphans } = status;
  const notCurrent = open.filter(({ address }) => address !== "").length;
  const [example] = open.filter(({ state }) => state === "outOfDate" || state === "unrecorded");
  return [
    write.title(said.language(nameOf(code), code, texts, texts - notCurrent)[language]),
    ...openStates.map((state) =>
      listed(
        state,
        open.filter((one) => one.state === state),
        write,
        language,
        folder,
      ),
    ),
    ...unreadable.map((file) => write.note(said.unreadable(`${folder}/${file}`)[language])),
    ...(orphans.length > 0 ? [write.note(said.orphans(orphans.length)[language])] : []),
    ...(example === undefined ? [] : [write.note(said.howToRecord(`${folder}/${example.file}`)[language])]),
  ]
    .filter((part) => part !== "")
    .join("\n");
}

/** One heading with its texts. Files that nobody ever looked at are not listed text by text. */
function listed(
  state: OpenState,
  open: readonly OpenText[],
  write: Style,
  language: MessageLanguage,
  folder: string,
): string {
  if (open.length === 0) return "";
  const heading = write.heading(said.headings[state][language], open.length);
  if (state !== "unrecorded") return [heading, ...open.map((one) => item(one, write, language, folder))].join("\n");
  const files = new Map<string, number>();
  for (const { file } of open) files.set(file, (files.get(file) ?? 0) + 1);
  const lines = [...files].map(([file, texts]) =>
    texts > 3
      ? [write.item(`${folder}/${file}`, said.textsOfFile(texts)[language], [])]
      : open.filter((one) => one.file === file).map((one) => item(one, write, language, folder)),
  );
  return [heading, ...lines.flat()].join("\n");
}

function item(
  { file, line, address, original, text, state }: OpenText,
  write: Style,
  language: MessageLanguage,
  folder: string,
): string {
  const place = `${folder}/${file}${line === undefined ? "" : `:${line}`}`;
  if (address === "") return write.item(place, said.wholeFile[language], []);
  const words = state === "outOfDate" && text !== undefined ? [excerpt(original), excerpt(text)] : [excerpt(original)];
  return write.item(
    place,
    address,
    words.filter((word) => word !== ""),
  );
}

/** Enough of a text to know it again. */
function excerpt(text: string): string {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  return plain.length > 90 ? `${plain.slice(0, 88).trimEnd()} …` : plain;
}

/** HTML and signs of Markdown in a text are shown as they are. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>#|]/g, "\\$&");
}

/** The name of a language in each language of messages. */
function nameOf(code: string): Sentence {
  const name = (language: MessageLanguage) => displayNames(language, { type: "language" }).of(code) ?? code;
  return { en: name("en"), de: name("de") };
}
