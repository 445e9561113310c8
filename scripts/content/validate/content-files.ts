/** What is in a content folder: every file decoded, parsed and held against its schema. What is good stays beside what is not. */
import type { z } from "zod";
import { startOf } from "../core/diagnostic.ts";
import { memo, memoBy } from "../core/memo.ts";
import { schemaOf } from "../layout.ts";
import type { FileBytes } from "../parse/content-folder.ts";
import { decode } from "../parse/decode.ts";
import { type ParsedFile, parseText } from "../parse/parse.ts";
import type { ParseIssue } from "../parse/parse-issue.ts";
import { checkCapitals, checkFileNames } from "./file-names.ts";
import type { Issue } from "./issue.ts";
import { readLanguages } from "./languages.ts";
import type { SchemaIssue } from "./schema-issue.ts";
import { validateFile } from "./validate-file.ts";

/** Everything there is, good or not. */
export interface ContentFiles {
  readonly bytes: FileBytes;
  readonly languages: readonly string[];
  /** Text of the files by path, those that do not parse included. */
  readonly texts: ReadonlyMap<string, string>;
  /** Parsed files by path, whatever their shape. */
  readonly parsed: ReadonlyMap<string, ParsedFile>;
  /** What the stages found in all files. */
  readonly issues: readonly Issue[];
  /** Those of values, by file: what they say is not said again by a rule that compares files. */
  readonly flaws: ReadonlyMap<string, readonly SchemaIssue[]>;
  /** Every file with a known name, those that do not parse included; a wrongly named one under its right name. */
  readonly present: ReadonlySet<string>;
  /** Files below `images/`, relative to it. */
  readonly images: readonly string[];
}

/** Reads the files of a content folder. */
export function readContentFiles(bytes: FileBytes): ContentFiles {
  const all = [...bytes.keys()];
  const pictures = all.filter((name) => name.startsWith("images/"));
  const names = all.filter((name) => !name.startsWith("images/"));
  const site = bytes.get("facts/site.yaml");
  const { languages, issues: ofLanguages } = readLanguages(site && readFile(site, "facts/site.yaml").parsed, names);
  const { meant, issues: ofNames } = checkFileNames(names, languages);
  const issues: Issue[] = [...ofLanguages, ...ofNames, ...checkCapitals(pictures)];
  if (bytes.size === 0) {
    issues.push({ code: "missing-folder", place: startOf(""), path: [], language: "", meant: undefined, source: undefined });
  }
  const present = new Set(meant);
  const texts = new Map<string, string>();
  const parsed = new Map<string, ParsedFile>();
  const flaws = new Map<string, readonly SchemaIssue[]>();
  for (const [name, data] of bytes) {
    if (name.startsWith("images/") || !name.endsWith(".yaml")) continue;
    const read = readFile(data, name);
    issues.push(...read.issues);
    if (read.text !== undefined) texts.set(name, read.text);
    const found = schemaOf(name, languages);
    // What belongs to nothing is not compared with anything either.
    if (!("schema" in found)) continue;
    present.add(name);
    if (read.parsed === undefined) continue;
    parsed.set(name, read.parsed);
    flaws.set(name, schemaIssuesOf(read.parsed)(found.schema));
  }
  issues.push(...[...flaws.values()].flat());
  const images = pictures.map((name) => name.slice("images/".length));
  return { bytes, languages, texts, parsed, issues, flaws, present, images };
}

interface ReadFile {
  readonly text?: string;
  readonly parsed?: ParsedFile;
  readonly issues: readonly ParseIssue[];
}

/** Kept with the bytes, as the issues below are: a file that did not change is not parsed again. */
const readFile = memoBy((bytes: Uint8Array, name): ReadFile => {
  const { text, issues } = decode(name, bytes);
  return text === undefined ? { issues } : { text, ...parseText(name, text) };
});

const schemaIssuesOf = memo((parsed: ParsedFile) => memo((schema: z.ZodType) => validateFile(parsed, schema)));
