/** What may be in the content only once. */
import { fold } from "../../../src/domain/fold.ts";
import type { Severity } from "../core/diagnostic.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import { namesIn } from "../model/content.ts";
import type { ContentFiles } from "../model/content-files.ts";
import type { ContentRef } from "../model/content-ref.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { multiValueContacts } from "../schema/contacts.ts";
import { languageOf } from "../validate/file-kinds.ts";
import { anchorsIn } from "./anchors.ts";
import { keysIn } from "./shared-ids.ts";
import { validTexts } from "./strings.ts";
import { isIncomplete } from "./value-issues.ts";

export interface Single extends ContentRef {
  /** The same for two that are the same. */
  readonly identity: string;
  /** Of the second one. */
  readonly severity: Severity;
}

export function singlesIn(files: ContentFiles): Single[] {
  const inFolder = (folder: string) => [...namesIn(files, folder)].sort().map((name) => `${folder}/${name}.yaml`);
  const [help, [language = ""]] = ["help.yaml", files.languages];
  return [
    ...[...files.parsed.values()].flatMap((parsed) => [
      ...entriesOf(files, parsed, parsed.value, []),
      ...anchorsIn(parsed, files.languages).flatMap(({ path }) =>
        singleAt(files, parsed.file, [...path, "title"], "warning", parsed.file),
      ),
    ]),
    ...inFolder("plugins").flatMap((file) => singleAt(files, file, ["order"], "warning")),
    // The file of a release that was copied and left as it was.
    ...inFolder("releases").flatMap((file) => singleAt(files, file, ["summary", language], "warning")),
    ...inFolder("partners").flatMap((file) => singleAt(files, file, ["country"], "error")),
    // Two ids for one help article are a copy whose path was forgotten.
    ...keysIn(files.parsed.get(help)?.value, []).flatMap(({ path }) =>
      singleAt(files, help, [...path, "path"], "warning"),
    ),
    ...contactsOf(files),
    ...picturesOf(files),
  ];
}

/**
 * A value that no other file or entry may have at the same key; none if there is something else.
 *
 * @param scope What it is compared within; all files if empty.
 */
function singleAt({ parsed }: ContentFiles, file: string, path: Path, severity: Severity, scope = ""): Single[] {
  const value = valueAt(parsed.get(file)?.value, path);
  if (typeof value !== "string" && typeof value !== "number") return [];
  const identity = [scope, path.at(-1), String(value).toLowerCase()].join("\n");
  return [{ identity, file, path, severity }];
}

/** Entries of all lists in a value, by what tells them from the others. */
function entriesOf(files: ContentFiles, parsed: ParsedFile, value: unknown, path: Path): Single[] {
  const inner = isRecord(value) || Array.isArray(value) ? Object.entries(value) : [];
  return inner.flatMap(([step, entry]) => {
    const at = [...path, Array.isArray(value) ? Number(step) : step];
    // A line that was copied by mistake is an entry with a name and nothing else, and reported as that.
    const own =
      Array.isArray(value) && !isIncomplete(files, parsed.file, at) ? namesOf(files, parsed.file, entry, at) : [];
    const singles = own.map((name): Single => {
      const named = valueAt(parsed.value, name);
      const key = name.at(-1);
      // Names are the same whatever their case and accents; `8` and `8+` are not.
      const folded = (key === "name" && fold(String(named))) || JSON.stringify(named).toLowerCase();
      const identity = [parsed.file, ...path, typeof key === "string" ? key : "", folded].join("\n");
      const severity = key === "title" || key === "url" ? "warning" : "error";
      return { identity, file: parsed.file, path: name, severity };
    });
    return [...singles, ...entriesOf(files, parsed, entry, at)];
  });
}

/** Paths of the values that may be there only once in a list; none if entries may be the same. */
function namesOf({ languages }: ContentFiles, file: string, entry: unknown, path: Path): Path[] {
  const isFact = languageOf(file, path, languages) === undefined;
  // Lines of an address may repeat.
  if (typeof entry === "string") return path.includes("address") ? [] : [path];
  if (!isRecord(entry)) return [];
  const texts = Object.keys(entry).filter((key) => typeof entry[key] === "string");
  const words = texts.filter((key) => isFact && languageOf(file, [...path, key], languages) === key);
  if (words.length > 0) return words.map((key) => [...path, key]);
  const keys = isFact ? ["id", "name", "route", "text", "link"] : ["title"];
  const names = keys.filter((key) => typeof entry[key] === "string").map((key) => [...path, key]);
  // Rows of a table have no name: they are compared as they are.
  if (names.length === 0) return [path];
  // Two networks with one address are a copy that was not finished.
  return isFact ? [...names.slice(0, 1), ...(typeof entry.url === "string" ? [[...path, "url"]] : [])] : names;
}

/** Numbers and addresses of a partner: `phone: +254 20 555 0100, +254 20 555 0100`. */
function contactsOf(files: ContentFiles): Single[] {
  return validTexts(files).flatMap(({ file, path, value }) => {
    if (!multiValueContacts.includes(String(path.at(-1)))) return [];
    const contacts = value.split(",").map((contact) => contact.trim());
    return contacts.map((piece, index): Single => {
      const plain = piece.toLowerCase().replaceAll(/[\s()-]/g, "");
      const nth = contacts.slice(0, index).filter((contact) => contact === piece).length;
      const identity = [file, ...path, plain].join("\n");
      return { identity, file, path, piece, nth, severity: "error" };
    });
  });
}

/** Windows and macOS keep one of two files whose names differ in capitals only, and lose the other. */
function picturesOf({ images }: ContentFiles): Single[] {
  const names = images.map((name) => `images/${name}`);
  return names.map((file) => ({ identity: file.toLowerCase(), file, severity: "error" }));
}
