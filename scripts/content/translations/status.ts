/** What is to be done about the translations of a language, text by text. */
import type { ContentFiles } from "../load.ts";
import type { ParsedFile } from "../parse.ts";
import { isPending, pendingMarks } from "../pending.ts";
import { locate } from "../position.ts";
import { valueAt } from "../walk.ts";
import { compareWithRecord, type RecordNode } from "./record.ts";
import { matchRecords, readRecords } from "./record-files.ts";
import { type SourceText, textsOf } from "./texts.ts";

export const openStates = ["missing", "pending", "outOfDate", "unrecorded"] as const;

/** Why a text is listed; what is none of these is current. */
export type OpenState = (typeof openStates)[number];

/** A text that somebody has to look at. */
export interface OpenText {
  readonly state: OpenState;
  /** File of the translation, relative to the content folder. */
  readonly file: string;
  /** Line in it; `undefined` where the text is missing. */
  readonly line: number | undefined;
  /** Where it stands in the file, in names; empty for a whole file that is missing. */
  readonly address: string;
  /** What the first language says. */
  readonly original: string;
  /** What the translation says. */
  readonly text: string | undefined;
}

export interface LanguageStatus {
  readonly language: string;
  /** How many texts there are to be translated. */
  readonly texts: number;
  readonly open: readonly OpenText[];
  /** Files that cannot be compared, because they do not parse. */
  readonly unreadable: readonly string[];
  /** Records of files that are gone, by the path of the file below the language. */
  readonly orphans: readonly string[];
}

/** Values of the first language's files by their path below it; those that do not parse are left out. */
export function sourcesOf(files: ContentFiles): Map<string, ParsedFile> {
  const [source = ""] = files.languages;
  return new Map(
    [...files.parsed].flatMap(([file, parsed]): [string, ParsedFile][] =>
      file.startsWith(`${source}/`) ? [[file.slice(source.length + 1), parsed]] : [],
    ),
  );
}

/**
 * Compares a language with the first one and with its records.
 *
 * @param language Not the first one, whose texts are nobody's translation.
 */
export function languageStatus(files: ContentFiles, language: string): LanguageStatus {
  const [source = ""] = files.languages;
  const { matched, orphans } = recordsOf(files, language);
  const open: OpenText[] = [];
  let count = 0;
  for (const [name, original] of sourcesOf(files)) {
    const file = `${language}/${name}`;
    const translated = files.parsed.get(file);
    const texts = textsOf(original.value, translated?.value);
    count += texts.length;
    if (translated !== undefined) {
      open.push(...openTexts(original, translated, texts, matched.get(name)?.record));
    } else if (!files.present.has(file)) {
      open.push({ state: "missing", file, line: undefined, address: "", original: "", text: undefined });
    }
  }
  const unreadable = [...files.present].filter(
    (file) => [source, language].some((code) => file.startsWith(`${code}/`)) && !files.parsed.has(file),
  );
  return { language, texts: count, open, unreadable: unreadable.sort(), orphans: [...orphans.keys()] };
}

/** The record of each file of words; those of files that do not parse are nobody's to take over. */
export function recordsOf(files: ContentFiles, language: string) {
  const [source = ""] = files.languages;
  const values = new Map([...sourcesOf(files)].map(([name, { value }]) => [name, value]));
  const stored = readRecords(files.root, language);
  return matchRecords(values, stored, (name) => !files.present.has(`${source}/${name}`));
}

function openTexts(
  original: ParsedFile,
  translated: ParsedFile,
  texts: readonly SourceText[],
  record: RecordNode | undefined,
): OpenText[] {
  const compared = compareWithRecord(original.value, record).texts;
  const byAddress = new Map(compared.map((one) => [one.address, one]));
  return texts.flatMap(({ address, text: source, translated: found }): OpenText[] => {
    const about = { file: translated.file, address, original: source };
    if (found === undefined) return [{ state: "missing", ...about, line: undefined, text: undefined }];
    const { recorded, now } = byAddress.get(address) ?? {};
    const here = { ...about, line: locate(translated, found.path, "key").line, text: found.text };
    if (isPending(translated, found.path)) return [{ state: "pending", ...here }];
    if (recorded === undefined) return [{ state: "unrecorded", ...here }];
    return recorded === now ? [] : [{ state: "outOfDate", ...here }];
  });
}

/**
 * What is marked in the facts or in the first language: it is still to be written at all.
 *
 * @param folder `facts`, or the first language.
 */
export function markedIn(files: ContentFiles, folder: string): OpenText[] {
  return [...files.parsed.values()]
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .flatMap((parsed) =>
      pendingMarks(parsed).map(({ comment, path }): OpenText => {
        const value = valueAt(parsed.value, path);
        const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
        const address = path.map((step) => (typeof step === "number" ? step + 1 : step)).join(".");
        return { state: "pending", file: parsed.file, line: comment.line, address, original: text, text };
      }),
    );
}
