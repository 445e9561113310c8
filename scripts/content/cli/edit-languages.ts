/** Begins, finishes and removes a language in all files. Pure; a changed file is formatted, with its comments. */
import { type Document, isMap, isSeq, YAMLSeq } from "yaml";
import type { z } from "zod";
import { kindOf } from "../check/file-kinds.ts";
import { normalForm } from "../check/normal-form.ts";
import { CommandError } from "../core/command-error.ts";
import { languageName } from "../core/intl.ts";
import { type Path, valueAt, walkStrings } from "../core/value-path.ts";
import type { FileBytes } from "../files/content-folder.ts";
import type { ParsedFile } from "../files/parse.ts";
import { parseFile } from "../files/parse-file.ts";
import { singleFiles } from "../schema/collections.ts";
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
  return new Map([[site, withLists(files, { languages, begun: [...begun, code] })]]);
}

/** Moves a begun language to the complete ones. @throws CommandError if it isn't begun. */
export function finishLanguage(files: FileBytes, code: string): Changes {
  const { languages, begun } = listsOf(files);
  if (!begun.includes(code)) throw new CommandError({ id: "tool.language.not-begun", data: { code } });
  return new Map([[site, withLists(files, { languages: [...languages, code], begun: without(begun, code) })]]);
}

/** @throws CommandError for the first language, and one that the site doesn't have. */
export function removeLanguage(files: FileBytes, code: string): Changes {
  const { languages, begun } = listsOf(files);
  if (code === languages[0]) throw new CommandError({ id: "tool.language.first", data: { code } });
  if (![...languages, ...begun].includes(code)) throw new CommandError({ id: "tool.language.unknown", data: { code } });
  const own = [...files.keys()].filter((file) => file.startsWith(`${code}/`));
  const deleted = [...own, ...picturesOf(files, [...languages, ...begun], code)];
  const shared = new Map(files);
  for (const file of files.keys()) {
    const kind = kindOf(file, languages);
    if (!("schema" in kind) || kind.language !== undefined) continue;
    const { value } = parsedFile(files, file);
    const entries = translatedPaths(kind.schema, value).map((path) => [...path, code]);
    const present = entries.filter((path) => valueAt(value, path) !== undefined);
    if (present.length > 0)
      shared.set(
        file,
        rewritten(files, file, kind.schema, (document) => {
          for (const path of present) removeEntry(document, path);
        }),
      );
  }
  shared.set(site, withLists(shared, { languages: without(languages, code), begun: without(begun, code) }));
  return new Map<string, Uint8Array | undefined>([
    ...[...shared].filter(([file, bytes]) => bytes !== files.get(file)),
    ...deleted.map((file) => [file, undefined] as const),
  ]);
}

const without = (list: readonly string[], code: string) => list.filter((each) => each !== code);

function parsedFile(files: FileBytes, file: string): ParsedFile {
  const { parsed, issues } = parseFile(file, files.get(file) ?? new Uint8Array());
  if (parsed === undefined || issues.length > 0)
    throw new CommandError({ id: "tool.language.invalid", data: { file } });
  return parsed;
}

function rewritten(files: FileBytes, file: string, schema: z.ZodType, change: (document: Document) => void): Buffer {
  return Buffer.from(normalForm(parsedFile(files, file).text, schema, change));
}

function listsOf(files: FileBytes) {
  const { value } = parsedFile(files, site);
  const listed = (key: string) => {
    const list = valueAt(value, [key]);
    return Array.isArray(list) ? list.map(String) : [];
  };
  return { languages: listed("languages"), begun: listed("begun") };
}

/** `site.yaml` with other lists of languages. `begun` follows `languages`; an empty one goes. */
function withLists(files: FileBytes, lists: ReturnType<typeof listsOf>): Buffer {
  return rewritten(files, site, singleFiles.site, (document) => {
    const { contents } = document;
    if (!isMap(contents)) return;
    if (lists.begun.length === 0) contents.delete("begun");
    else if (!contents.has("begun")) {
      const list = new YAMLSeq();
      list.flow = true;
      const index = contents.items.findIndex(({ key }) => String(key) === "languages");
      contents.items.splice(index + 1, 0, document.createPair("begun", list));
    }
    for (const [key, codes] of Object.entries(lists)) {
      const list = contents.get(key);
      if (isSeq(list)) list.items = codes.map((code) => document.createNode(code));
    }
  });
}

/** Removes an entry of a map, with the comment above it. */
function removeEntry(document: Document, path: Path): void {
  const map = document.getIn(path.slice(0, -1), true);
  if (!isMap(map)) return;
  // The comment above the first entry is that of the map.
  if (String(map.items[0]?.key) === path.at(-1)) map.commentBefore = null;
  map.delete(path.at(-1));
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
