/**
 * What is in a content folder: stages 1 to 3 for every file. Keeps what is good beside the problems of what is not.
 * Nothing is read before somebody asks for it, and nothing is worked out again that is still the same.
 */
import { checkCapitals, checkFileNames } from "./file-names.ts";
import { type ContentFolder, openFolder } from "./folder.ts";
import { readLanguages } from "./languages.ts";
import { schemaOf } from "./layout.ts";
import { LiveMap } from "./live-map.ts";
import { fileMessages } from "./messages/files.ts";
import { type ParsedFile, parseSource } from "./parse.ts";
import { type Problem, problem, startOf } from "./problem.ts";
import { rememberBy, rememberFor } from "./remember.ts";
import { checkShape } from "./shape.ts";
import { decodeSource } from "./source.ts";

/**
 * Everything there is, good or not. It is always what the folder held when it was looked at last: who keeps something of
 * it keeps what it was.
 */
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
  /** The bytes of one of them, read from the disk; `undefined` where it is gone. */
  readImage(name: string): Uint8Array | undefined;
}

/**
 * Opens a content folder and reads it.
 *
 * @param root Absolute path.
 */
export async function loadContent(root: string): Promise<{ readonly files: ContentFiles }> {
  return { files: filesOf(openFolder(root)) };
}

/** The files of a folder that stays open: they follow what it is told to look at again. */
export function filesOf(folder: ContentFolder): ContentFiles {
  const names = () => yamlNames(folder);
  return {
    root: folder.root,
    get isThere() {
      return folder.names().length > 0;
    },
    get languages() {
      return languagesOf(folder).languages;
    },
    get present() {
      return presentIn(folder);
    },
    get images() {
      return imageNames(folder);
    },
    texts: new LiveMap(names, (name) => readYaml(folder, name)?.text),
    // What belongs to nothing is not compared with anything either.
    parsed: new LiveMap(names, (name) => shaped(folder, name)?.parsed),
    flaws: new LiveMap(names, (name) => shaped(folder, name)?.flaws),
    readImage: (name) => folder.read(`images/${name}`),
  };
}

/** What is wrong with the folder, the languages and the names of files. */
export function folderProblems(folder: ContentFolder): Problem[] {
  if (folder.names().length === 0) {
    return [problem(startOf(""), "missing-folder", fileMessages.noFolder, fileMessages.checkPath)];
  }
  const images = folder.names().filter((name) => name.startsWith("images/"));
  return [...languagesOf(folder).problems, ...namesOf(folder).problems, ...checkCapitals(images)];
}

/** What is wrong with one file by itself. */
export function fileProblems(folder: ContentFolder, name: string): Problem[] {
  return [...(readYaml(folder, name)?.problems ?? []), ...(shaped(folder, name)?.flaws ?? [])];
}

const imageNames = rememberFor((folder: ContentFolder) =>
  folder.names().flatMap((name) => (name.startsWith("images/") ? [name.slice("images/".length)] : [])),
);

const otherNames = rememberFor((folder: ContentFolder) => folder.names().filter((name) => !name.startsWith("images/")));

export const yamlNames = rememberFor((folder: ContentFolder) =>
  otherNames(folder).filter((name) => name.endsWith(".yaml")),
);

interface ReadFile {
  readonly bytes: Uint8Array;
  readonly text?: string;
  readonly parsed?: ParsedFile;
  readonly problems: readonly Problem[];
}

const readYaml = rememberBy<ContentFolder, string, ReadFile | undefined>((folder, name, last) => {
  const bytes = folder.read(name);
  if (bytes === undefined) return undefined;
  // Saved again without a change.
  if (last !== undefined && bytes.equals(last.bytes)) return last;
  const { source, problems } = decodeSource(name, bytes);
  return source === undefined ? { bytes, problems } : { bytes, text: source.text, ...parseSource(source) };
});

const languagesOf = rememberFor((folder: ContentFolder) =>
  readLanguages(readYaml(folder, "facts/site.yaml")?.parsed, otherNames(folder)),
);

const namesOf = rememberFor((folder: ContentFolder) =>
  checkFileNames(otherNames(folder), languagesOf(folder).languages),
);

const presentIn = rememberFor((folder: ContentFolder) => {
  const { languages } = languagesOf(folder);
  const known = yamlNames(folder).filter((name) => "schema" in schemaOf(name, languages));
  return new Set([...known, ...namesOf(folder).meant]);
});

interface ShapedFile {
  readonly parsed: ParsedFile;
  readonly flaws: readonly Problem[];
}

/** A file that parses, with what is wrong with its shape; `undefined` where its name belongs to nothing. */
const shaped = rememberBy((folder: ContentFolder, name): ShapedFile | undefined => {
  const found = schemaOf(name, languagesOf(folder).languages);
  const parsed = readYaml(folder, name)?.parsed;
  if (parsed === undefined || !("schema" in found)) return undefined;
  return { parsed, flaws: checkShape(parsed, found.schema) };
});
