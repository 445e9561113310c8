/** Reads a content folder: stages 1 to 3 for every file. Keeps what is good beside the problems of what is not. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { schemaOf } from "./layout.ts";
import { type ParsedFile, parseSource } from "./parse.ts";
import { type Problem, problem, startOf } from "./problem.ts";
import { languageCode } from "./schema/primitives.ts";
import { checkShape } from "./shape.ts";
import { decodeSource } from "./source.ts";
import { nearest } from "./suggest.ts";

/** Everything that was read, good or not. */
export interface ContentFiles {
  /** Absolute path of the content folder. */
  readonly root: string;
  readonly languages: readonly string[];
  /** Parsed files by path, whatever their shape. */
  readonly parsed: ReadonlyMap<string, ParsedFile>;
  /** Every YAML file there is, those that do not parse included. */
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
  const names = await listFiles(root);
  if (names === undefined) {
    const missing = problem(
      startOf("content"),
      "missing-folder",
      "There is no content folder here",
      "Run the command in the folder of the project",
    );
    return { files: { root, languages: [], parsed: new Map(), present: new Set(), images: [] }, problems: [missing] };
  }
  const images = names.filter((name) => name.startsWith("images/")).map((name) => name.slice("images/".length));
  const yamlNames = names.filter((name) => !name.startsWith("images/") && !isIgnored(name));
  const parsed = new Map<string, ParsedFile>();
  for (const file of yamlNames) {
    if (!file.endsWith(".yaml")) {
      problems.push(
        problem(
          startOf(file),
          "unknown-file",
          "Only files that end with .yaml are read here",
          "Rename it to end with .yaml, or put pictures into content/images",
        ),
      );
      continue;
    }
    const decoded = decodeSource(file, await readFile(join(root, file)));
    problems.push(...decoded.problems);
    if (decoded.source === undefined) continue;
    const result = parseSource(decoded.source);
    problems.push(...result.problems);
    if (result.parsed !== undefined) parsed.set(file, result.parsed);
  }
  const languages = languagesOf(parsed.get("facts/site.yaml"));
  for (const [file, one] of parsed) problems.push(...checkFile(file, one, languages));
  return { files: { root, languages, parsed, present: new Set(yamlNames), images }, problems };
}

function checkFile(file: string, parsed: ParsedFile, languages: readonly string[]): Problem[] {
  const found = schemaOf(file, languages);
  if ("schema" in found) return checkShape(parsed, found.schema);
  // Without a readable list of languages every folder of words would seem unknown.
  if (languages.length === 0 && !file.startsWith("facts/")) return [];
  const meant = nearest(file, found.expected);
  const hint = meant === undefined ? `Known here: ${found.expected.join(", ")}` : `Did you mean ${meant}?`;
  return [problem(startOf(file), "unknown-file", "No file of this name belongs here", hint)];
}

function languagesOf(site: ParsedFile | undefined): string[] {
  const result = z.object({ languages: z.array(languageCode).min(1) }).safeParse(site?.value);
  return result.success ? result.data.languages : [];
}

/** Editors and operating systems leave these behind. */
function isIgnored(name: string): boolean {
  return /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)|~$/.test(name);
}

/** Sorted paths of all files below `root`, with `/`; `undefined` where the folder cannot be read. */
async function listFiles(root: string): Promise<string[] | undefined> {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll("\\", "/"),
      )
      .sort();
  } catch {
    return undefined;
  }
}
