/** Begins, finishes and removes a language in all files. Pure; comments and all other lines stay as they are. */
import { isMap, isScalar, type Scalar, type YAMLMap } from "yaml";
import { kindOf } from "../check/file-kinds.ts";
import { CommandError } from "../core/command-error.ts";
import { languageName } from "../core/intl.ts";
import { isRecord, type Path, walkStrings } from "../core/value-path.ts";
import type { FileBytes } from "../files/content-folder.ts";
import type { ParsedFile } from "../files/parse.ts";
import { parseFile } from "../files/parse-file.ts";
import { rangeAt } from "../files/source-location.ts";
import { languageCode } from "../schema/formats/codes.ts";
import { nameIn, phoneName, picturePattern } from "../schema/formats/picture.ts";
import { translatedPaths } from "../schema/per-language.ts";

const site = "site.yaml";

/** New bytes by path; `undefined` for a file to delete. */
type Changes = ReadonlyMap<string, Uint8Array | undefined>;

/** @throws CommandError for a code that isn't a language, is on the site already, or a file that doesn't parse. */
export function addLanguage(files: FileBytes, code: string): Changes {
  const { languages, begun } = listsOf(files);
  const isLanguage = languageCode.safeParse(code).success && languageName(code, "en") !== code;
  if (!isLanguage) throw new CommandError({ id: "tool.language.no-language", data: { code } });
  if ([...languages, ...begun].includes(code)) throw new CommandError({ id: "tool.language.there", data: { code } });
  return new Map([[site, Buffer.from(withList(textOf(files, site), "begun", [...begun, code]))]]);
}

/** Moves a begun language to the complete ones. @throws CommandError if it isn't begun. */
export function finishLanguage(files: FileBytes, code: string): Changes {
  const { languages, begun } = listsOf(files);
  if (!begun.includes(code)) throw new CommandError({ id: "tool.language.not-begun", data: { code } });
  const listed = withList(textOf(files, site), "languages", [...languages, code]);
  return new Map([[site, Buffer.from(withList(listed, "begun", without(begun, code)))]]);
}

/** @throws CommandError for the first language, and one that the site doesn't have. */
export function removeLanguage(files: FileBytes, code: string): Changes {
  const { languages, begun } = listsOf(files);
  if (code === languages[0]) throw new CommandError({ id: "tool.language.first", data: { code } });
  if (![...languages, ...begun].includes(code)) throw new CommandError({ id: "tool.language.unknown", data: { code } });
  const own = [...files.keys()].filter((file) => file.startsWith(`${code}/`));
  const shared = [...files.keys()].flatMap((file): [string, string][] => {
    const kind = kindOf(file, languages);
    if (!("schema" in kind) || kind.language !== undefined) return [];
    const parsed = parsedFile(files, file);
    const entries = translatedPaths(kind.schema, parsed.value).map((path) => [...path, code]);
    return [[file, withoutEntries(parsed, entries)]];
  });
  const texts = new Map(shared);
  const listed = withList(texts.get(site) ?? "", "languages", without(languages, code));
  texts.set(site, withList(listed, "begun", without(begun, code)));
  const changed = [...texts].filter(([file, text]) => text !== textOf(files, file));
  const deleted = [...own, ...picturesOf(files, [...languages, ...begun], code)];
  return new Map<string, Uint8Array | undefined>([
    ...deleted.map((file) => [file, undefined] as const),
    ...changed.map(([file, text]) => [file, Buffer.from(text)] as const),
  ]);
}

const without = (list: readonly string[], code: string) => list.filter((each) => each !== code);
const textOf = (files: FileBytes, file: string) => Buffer.from(files.get(file) ?? []).toString("utf8");

function parsedFile(files: FileBytes, file: string): ParsedFile {
  const { parsed, issues } = parseFile(file, files.get(file) ?? new Uint8Array());
  if (parsed === undefined || issues.length > 0)
    throw new CommandError({ id: "tool.language.invalid", data: { file } });
  return parsed;
}

function listsOf(files: FileBytes) {
  const { value } = parsedFile(files, site);
  const listed = (key: string) => {
    const list: unknown = isRecord(value) ? value[key] : undefined;
    return Array.isArray(list) ? list.map(String) : [];
  };
  return { languages: listed("languages"), begun: listed("begun") };
}

/** `site.yaml` with another list of languages; an empty one goes, and `begun` follows `languages`. */
function withList(text: string, key: "languages" | "begun", list: readonly string[]): string {
  const parsed = parsedFile(new Map([[site, Buffer.from(text)]]), site);
  const written = `[${list.join(", ")}]`;
  if (list.length === 0) return withoutEntries(parsed, [[key]]);
  const [start, end] = rangeOf(parsed, [key]);
  if (end > 0) return text.slice(0, start) + written + text.slice(end);
  const line = text.indexOf("\n", rangeOf(parsed, ["languages"])[1]);
  return `${text.slice(0, line)}\n${key}: ${written}${text.slice(line)}`;
}

/** Without the blank lines after it; `[0, 0]` if there is no such value. */
function rangeOf(parsed: ParsedFile, path: Path): [start: number, end: number] {
  const [start, end] = rangeAt(parsed, path) ?? [0, 0];
  return [start, start + parsed.text.slice(start, end).trimEnd().length];
}

/** The text without some entries of maps, and without the marks above them. */
function withoutEntries(parsed: ParsedFile, paths: readonly Path[]): string {
  const ranges = paths.flatMap((path) => {
    const map: unknown = path.length === 1 ? parsed.document.contents : parsed.document.getIn(path.slice(0, -1), true);
    const index = isMap(map) ? map.items.findIndex((_pair, at) => keyAt(map, at)?.value === path.at(-1)) : -1;
    return isMap(map) && index >= 0 ? [entryRange(parsed, map, index, path)] : [];
  });
  return ranges
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), parsed.text);
}

function keyAt(map: YAMLMap, index: number): Scalar | undefined {
  const key: unknown = map.items[index]?.key;
  return isScalar(key) ? key : undefined;
}

function entryRange(parsed: ParsedFile, map: YAMLMap, index: number, path: Path): [start: number, end: number] {
  const { text } = parsed;
  const startOf = (at: number) => keyAt(map, at)?.range?.[0] ?? 0;
  const start = startOf(index);
  const end = Math.max(rangeOf(parsed, path)[1], start);
  const lineStart = text.lastIndexOf("\n", start) + 1;
  const isLast = index === map.items.length - 1;
  // On one line with others, or with the hyphen of a list entry.
  if (map.flow === true && index > 0) {
    const before = [...path.slice(0, -1), String(keyAt(map, index - 1)?.value)];
    return [rangeOf(parsed, before)[1], end];
  }
  if (text.slice(lineStart, start).trim() !== "" && !isLast) return [start, startOf(index + 1)];
  const above = /(?:(?<=^|\n)[ \t]*#+ *(?:pending|ausstehend)\b.*\n)*$/i.exec(text.slice(0, lineStart))?.[0] ?? "";
  const lineEnd = text.indexOf("\n", end);
  return [lineStart - above.length, lineEnd < 0 ? text.length : lineEnd + 1];
}

/** Pictures that nothing names without this language. */
function picturesOf(files: FileBytes, languages: readonly string[], code: string): string[] {
  const named = new Set<string>();
  const kept = new Set<string>();
  for (const file of [...files.keys()].filter((name) => name.endsWith(".yaml"))) {
    for (const { value } of walkStrings(parsedFile(files, file).value).filter((text) =>
      picturePattern.test(text.value),
    )) {
      named.add(nameIn(value, code));
      if (!file.startsWith(`${code}/`)) for (const other of without(languages, code)) kept.add(nameIn(value, other));
    }
  }
  return [...named]
    .filter((name) => !kept.has(name))
    .flatMap((name) => [`images/${name}`, `images/${phoneName(name)}`])
    .filter((file) => files.has(file));
}
