/** Reads a content folder: stages 1 to 3 for every file. Keeps what is good beside the problems of what is not. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { checkFileNames } from "./file-names.ts";
import { readLanguages } from "./languages.ts";
import { schemaOf } from "./layout.ts";
import { fileMessages } from "./messages/files.ts";
import { type ParsedFile, parseSource } from "./parse.ts";
import { type Problem, problem, startOf } from "./problem.ts";
import { checkShape } from "./shape.ts";
import { decodeSource } from "./source.ts";

/** Everything that was read, good or not. */
export interface ContentFiles {
  /** Absolute path of the content folder. */
  readonly root: string;
  /** Whether the folder can be read and has anything in it. */
  readonly isThere: boolean;
  readonly languages: readonly string[];
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

/**
 * Reads the folder.
 *
 * @param root Absolute path of the content folder.
 * @returns The files and the problems of bytes, syntax and shape. A folder that cannot be read is a problem too.
 */
export async function loadContent(root: string): Promise<{ files: ContentFiles; problems: Problem[] }> {
  const problems: Problem[] = [];
  const texts = new Map<string, string>();
  const parsed = new Map<string, ParsedFile>();
  const flaws = new Map<string, readonly Problem[]>();
  const names = listFiles(root);
  if (names === undefined || names.length === 0) {
    const missing = problem(startOf(""), "missing-folder", fileMessages.noFolder, fileMessages.checkPath);
    const files = { root, isThere: false, languages: [], texts, parsed, flaws, present: new Set<string>(), images: [] };
    return { files, problems: [missing] };
  }
  const images = names.filter((name) => name.startsWith("images/")).map((name) => name.slice("images/".length));
  const others = names.filter((name) => !name.startsWith("images/"));
  for (const file of others.filter((name) => name.endsWith(".yaml"))) {
    const read = readOnce(file, readFileSync(join(root, file)));
    problems.push(...read.problems);
    if (read.text !== undefined) texts.set(file, read.text);
    if (read.parsed !== undefined) parsed.set(file, read.parsed);
  }
  const { languages, problems: languageProblems } = readLanguages(parsed.get("facts/site.yaml"), others);
  const { problems: nameProblems, meant } = checkFileNames(others, languages);
  for (const [file, one] of parsed) {
    const found = schemaOf(file, languages);
    if ("schema" in found) flaws.set(file, checkShape(one, found.schema));
    // What belongs to nothing is not compared with anything either.
    else parsed.delete(file);
  }
  problems.push(...languageProblems, ...nameProblems, ...[...flaws.values()].flat());
  const known = others.filter((name) => name.endsWith(".yaml") && "schema" in schemaOf(name, languages));
  const present = new Set([...known, ...meant]);
  return { files: { root, isThere: true, languages, texts, parsed, flaws, present, images }, problems };
}

interface ReadFile {
  readonly bytes: Uint8Array;
  readonly text?: string;
  readonly parsed?: ParsedFile;
  readonly problems: readonly Problem[];
}

/** What each file was read as last: the development server reads the folder again after every edit of one of them. */
const lastRead = new Map<string, ReadFile>();

function readOnce(file: string, bytes: Buffer): ReadFile {
  const last = lastRead.get(file);
  if (last !== undefined && bytes.equals(last.bytes)) return last;
  const { source, problems } = decodeSource(file, bytes);
  const result = source === undefined ? { problems } : { text: source.text, ...parseSource(source) };
  const read = { bytes, ...result };
  lastRead.set(file, read);
  return read;
}

/** Editors and operating systems leave these behind. */
function isIgnored(name: string): boolean {
  return /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)|~$/.test(name);
}

/** Sorted paths of all files below `root`, with `/`; `undefined` where the folder cannot be read. */
function listFiles(root: string): string[] | undefined {
  try {
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
      .filter((name) => !isIgnored(name))
      .sort();
  } catch {
    return undefined;
  }
}
