/** Values that must be unique. */
import { asciiAddress } from "../../../../src/domain/email-address.ts";
import { fold } from "../../../../src/domain/fold.ts";
import type { Severity } from "../../core/diagnostic.ts";
import { isRecord, type Path, valueAt } from "../../core/value-path.ts";
import type { ParsedFile } from "../../files/parse.ts";
import { multiValueContacts } from "../../schema/contacts.ts";
import type { ContentFiles } from "../content-files.ts";
import type { ContentRef } from "../content-ref.ts";
import { languageOf } from "../file-kinds.ts";
import { namesIn } from "../file-values.ts";
import { anchorsIn } from "./anchors.ts";
import { keysIn } from "./ids.ts";
import { isIncomplete } from "./reported-issues.ts";
import { validTexts } from "./strings.ts";

export interface UniqueValue extends ContentRef {
  /** Equal for values that are duplicates of each other. */
  readonly identity: string;
  readonly severity: Severity;
}

export function uniqueValues(files: ContentFiles): UniqueValue[] {
  const inFolder = (folder: string) => [...namesIn(files, folder)].sort().map((name) => `${folder}/${name}.yaml`);
  const [help, [language = ""]] = ["help.yaml", files.languages];
  return [
    ...[...files.parsed.values()].flatMap((parsed) => [
      ...listEntries(files, parsed, parsed.value, []),
      ...anchorsIn(parsed, files.languages).flatMap(({ path }) =>
        uniqueAt(files, parsed.file, [...path, "title"], "warning", parsed.file),
      ),
    ]),
    ...inFolder("plugins").flatMap((file): UniqueValue[] => [
      { identity: wordsOfPlugin(files, file), file, path: ["name"], target: "key", severity: "warning" },
      ...uniqueAt(files, file, ["order"], "warning"),
    ]),
    // The same summary twice is a copied release file with its old text.
    ...inFolder("releases").flatMap((file) => uniqueAt(files, file, ["summary", language], "warning")),
    ...inFolder("partners").flatMap((file) => uniqueAt(files, file, ["country"], "error")),
    // The same path twice is a copied help article with its old path.
    ...keysIn(files.parsed.get(help)?.value, []).flatMap(({ path }) =>
      uniqueAt(files, help, [...path, "path"], "warning"),
    ),
    ...partnerContacts(files),
    ...pictureNames(files),
  ];
}

/** Name and texts of a plugin in the first language, as one string. A copied file has those of the other one. */
export function wordsOfPlugin({ parsed, languages: [first = ""] }: ContentFiles, file: string): string {
  const root = parsed.get(file)?.value;
  return JSON.stringify([valueAt(root, ["name", first]) ?? file, valueAt(root, [first])]);
}

/** A string or number that may be there once under its key: in its `scope`, or in all files. */
function uniqueAt({ parsed }: ContentFiles, file: string, path: Path, severity: Severity, scope = ""): UniqueValue[] {
  const value = valueAt(parsed.get(file)?.value, path);
  if (typeof value !== "string" && typeof value !== "number") return [];
  const identity = [scope, path.at(-1), String(value).toLowerCase()].join("\n");
  return [{ identity, file, path, severity }];
}

/** Identifying values of the entries of all lists, at any depth. */
function listEntries(files: ContentFiles, parsed: ParsedFile, root: unknown, path: Path): UniqueValue[] {
  const { file } = parsed;
  const isList = Array.isArray(root);
  if (!isList && !isRecord(root)) return [];
  return Object.entries(root).flatMap(([key, entry]) => {
    const entryPath = [...path, isList ? Number(key) : key];
    // A name copied by mistake makes an entry that lacks its other keys, which `missing-field` reports.
    const paths =
      isList && !isIncomplete(files, file, entryPath) ? identifyingPaths(files, file, entry, entryPath) : [];
    const unique = paths.map((valuePath): UniqueValue => {
      const value = valueAt(parsed.value, valuePath);
      const step = valuePath.at(-1);
      // Names that differ only in case and accents are equal. Other values keep their punctuation: `8` is not `8+`.
      const normalized = (step === "name" && fold(String(value))) || JSON.stringify(value).toLowerCase();
      const identity = [file, ...path, typeof step === "string" ? step : "", normalized].join("\n");
      return { identity, file, path: valuePath, severity: step === "title" || step === "url" ? "warning" : "error" };
    });
    return [...unique, ...listEntries(files, parsed, entry, entryPath)];
  });
}

/** Paths of the values that identify an entry of a list; empty if entries may repeat. */
function identifyingPaths({ languages }: ContentFiles, file: string, entry: unknown, path: Path): Path[] {
  const isFact = languageOf(file, path, languages) === undefined;
  // Lines of an address may repeat.
  if (typeof entry === "string") return path.includes("address") ? [] : [path];
  if (!isRecord(entry)) return [];
  const pathsOf = (keys: readonly string[]) =>
    keys.filter((key) => typeof entry[key] === "string").map((key) => [...path, key]);
  const translations = pathsOf(Object.keys(entry)).filter(
    (each) => isFact && languageOf(file, each, languages) === each.at(-1),
  );
  if (translations.length > 0) return translations;
  const names = pathsOf(isFact ? ["id", "name", "route", "text", "link"] : ["title"]);
  // Rows of a table have no name, so whole rows are compared.
  if (names.length === 0) return [path];
  // The same address for two networks is an unfinished copy.
  return isFact ? [...names.slice(0, 1), ...pathsOf(["url"])] : names;
}

/** Each number and address in a comma-separated list: `phone: +254 20 555 0100, +254 20 555 0100`. */
function partnerContacts(files: ContentFiles): UniqueValue[] {
  return validTexts(files).flatMap(({ file, path, value }) => {
    if (!multiValueContacts.includes(String(path.at(-1)))) return [];
    return [...value.matchAll(/[^\s,](?:[^,]*[^\s,])?/g)].map(({ 0: contact, index }): UniqueValue => {
      const isAddress = contact.includes("@");
      const normalized = isAddress ? asciiAddress(contact).toLowerCase() : contact.replaceAll(/[\s().-]/g, "");
      const range = [index, index + contact.length] as const;
      return { identity: [file, ...path, normalized].join("\n"), file, path, range, severity: "error" };
    });
  });
}

/** On Windows and macOS, files whose names differ only in case overwrite each other. */
function pictureNames({ images }: ContentFiles): UniqueValue[] {
  const names = images.map((name) => `images/${name}`);
  return names.map((file) => ({ identity: file.toLowerCase(), file, severity: "error" }));
}
