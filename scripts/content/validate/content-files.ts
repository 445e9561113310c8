/** What is in a content folder: stages 1 to 3 for every file. Keeps what is good beside the problems of what is not. */
import type { z } from "zod";
import type { Problem } from "../core/diagnostic.ts";
import { memo, memoBy } from "../core/memo.ts";
import { schemaOf } from "../layout.ts";
import type { FileBytes } from "../parse/content-folder.ts";
import { decodeSource } from "../parse/decode.ts";
import { type ParsedFile, parseSource } from "../parse/parse.ts";
import { type WrongNames, wrongNames } from "./file-names.ts";
import { type LanguageList, readLanguages } from "./languages.ts";
import { checkShape } from "./validate-file.ts";

/** Everything there is, good or not. */
export interface ContentFiles {
  readonly bytes: FileBytes;
  readonly languages: readonly string[];
  readonly languageList: LanguageList;
  readonly wrongNames: WrongNames;
  /** Text of the files by path, those that do not parse included. */
  readonly texts: ReadonlyMap<string, string>;
  /** Parsed files by path, whatever their shape. */
  readonly parsed: ReadonlyMap<string, ParsedFile>;
  /** Problems of shape by file. What they say is not said again by a rule that compares files. */
  readonly flaws: ReadonlyMap<string, readonly Problem[]>;
  /** Every file with a known name, those that do not parse included; a wrongly named one under its right name. */
  readonly present: ReadonlySet<string>;
  /** Files below `images/`, relative to it. */
  readonly images: readonly string[];
}

/** Loads the files of a content folder. */
export function loadContent(bytes: FileBytes): { readonly files: ContentFiles; readonly problems: readonly Problem[] } {
  const all = [...bytes.keys()];
  const isImage = (name: string) => name.startsWith("images/");
  const names = all.filter((name) => !isImage(name));
  const yamlNames = names.filter((name) => name.endsWith(".yaml"));
  const site = bytes.get("facts/site.yaml");
  const languageList = readLanguages(site && readFile(site, "facts/site.yaml").parsed?.value, names);
  const { languages } = languageList;
  const wrong = wrongNames(names, languages);

  const [texts, parsed, flaws] = [
    new Map<string, string>(),
    new Map<string, ParsedFile>(),
    new Map<string, Problem[]>(),
  ];
  const known: string[] = [];
  const problems: Problem[] = [];
  for (const name of yamlNames) {
    const read = readFile(bytes.get(name) ?? new Uint8Array(), name);
    problems.push(...read.problems);
    if (read.text !== undefined) texts.set(name, read.text);
    const found = schemaOf(name, languages);
    // What belongs to nothing is not compared with anything either.
    if (!("schema" in found)) continue;
    known.push(name);
    if (read.parsed === undefined) continue;
    parsed.set(name, read.parsed);
    const ownFlaws = flawsOf(read.parsed)(found.schema);
    flaws.set(name, ownFlaws);
    problems.push(...ownFlaws);
  }
  const present = new Set([...known, ...wrong.meant]);
  const images = all.filter(isImage).map((name) => name.slice("images/".length));
  return {
    files: { bytes, languages, languageList, wrongNames: wrong, texts, parsed, flaws, present, images },
    problems,
  };
}

interface ReadFile {
  readonly text?: string;
  readonly parsed?: ParsedFile;
  readonly problems: readonly Problem[];
}

/** Kept with the bytes, as the flaws below are: a file that did not change is not parsed again. */
const readFile = memoBy((bytes: Uint8Array, name): ReadFile => {
  const { source, problems } = decodeSource(name, bytes);
  return source === undefined ? { problems } : { text: source.text, ...parseSource(source) };
});

const flawsOf = memo((parsed: ParsedFile) => memo((schema: z.ZodType) => checkShape(parsed, schema)));
