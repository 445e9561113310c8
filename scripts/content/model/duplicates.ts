/** What may be there only once: ids in a list, entries of lists of facts, partners of a country, countries, languages. */
import { fold } from "../../../src/features/directory/fold.ts";
import { type SourceLocation, startOf } from "../core/diagnostic.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, locateText } from "../parse/source-location.ts";
import { severalContacts } from "../schema/contacts.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { namesIn } from "./content.ts";
import { isFlawed, isIncomplete } from "./issue-lookup.ts";
import { textsIn } from "./strings.ts";

export interface Duplicate {
  readonly kind: "entry" | "title" | "order" | "country" | "article" | "value" | "language" | "capitals";
  /** What is there twice, as it is written. */
  readonly written: string;
  readonly place: SourceLocation;
  readonly path: Path;
  /** The first one; `undefined` if it is in the same line. */
  readonly first?: { readonly place: SourceLocation; readonly path: Path };
}

export function duplicatesIn(files: ContentFiles): Duplicate[] {
  return [
    ...[...files.parsed.values()].flatMap((parsed) => [
      ...repeatedEntries(files, parsed, parsed.value, []),
      ...(parsed.file.startsWith("facts/") ? [] : repeatedTitles(parsed, parsed.value, [])),
    ]),
    ...inFolder(files, "facts/plugins", "order"),
    ...inFolder(files, "facts/partners", "country"),
    ...repeatedArticles(files),
    ...repeatedValues(files),
    ...repeatedLanguages(files),
    ...namesInCapitals(files),
  ];
}

/** Those that have the identity of an earlier one. */
function repeated(candidates: readonly (Duplicate & { readonly identity: string })[]): Duplicate[] {
  const seen = new Map<string, Duplicate>();
  return candidates.flatMap(({ identity, ...candidate }) => {
    const first = seen.get(identity);
    if (first === undefined) seen.set(identity, candidate);
    return first === undefined ? [] : [{ ...candidate, first }];
  });
}

/** Lists of entries with a name of their own, and in facts also lists of plain values. */
function repeatedEntries(files: ContentFiles, parsed: ParsedFile, value: unknown, path: Path): Duplicate[] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, entry]) => repeatedEntries(files, parsed, entry, [...path, key]));
  }
  if (!Array.isArray(value)) return [];
  const named = value.flatMap((entry: unknown, index) => {
    const at = [...path, index];
    // A line that was copied by mistake is an entry with a name and nothing else, and reported as that.
    const name = isIncomplete(files, parsed.file, at) ? undefined : nameOf(parsed.file, entry, at);
    if (name === undefined) return [];
    const written = String(valueAt(parsed.value, name));
    return [{ kind: "entry" as const, written, identity: identity(written, name), ...located(parsed, name) }];
  });
  const inner = value.flatMap((entry: unknown, index) => repeatedEntries(files, parsed, entry, [...path, index]));
  return [...repeated(named), ...inner];
}

function located(parsed: ParsedFile, path: Path) {
  return { place: locate(parsed, path), path };
}

/** Path of the value that tells an entry of a list from the others; `undefined` if entries may be the same. */
function nameOf(file: string, entry: unknown, path: Path): Path | undefined {
  const isFact = file.startsWith("facts/");
  // The languages are judged together with their folders; lines of an address may repeat.
  const mayRepeat = !isFact || path.includes("address") || path[0] === "languages";
  if (typeof entry === "string") return mayRepeat ? undefined : path;
  if (!isRecord(entry)) return undefined;
  const keys = isFact ? ["id", "name", "network", "route", "link"] : ["id"];
  const key = keys.find((one) => typeof entry[one] === "string");
  return key === undefined ? undefined : [...path, key];
}

/** Names are the same whatever their case and accents; `8` and `8+` are not. */
function identity(written: string, path: Path): string {
  const key = path.at(-1);
  return `${key === "name" ? fold(written) || written : written.toLowerCase()}\n${typeof key === "string" ? key : ""}`;
}

/** Entries of words with the same title, as after copying one. */
function repeatedTitles(parsed: ParsedFile, value: unknown, path: Path): Duplicate[] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, entry]) => repeatedTitles(parsed, entry, [...path, key]));
  }
  if (!Array.isArray(value)) return [];
  return repeated(
    value.flatMap((entry: unknown, index) => {
      const title = isRecord(entry) ? entry.title : undefined;
      if (typeof title !== "string") return [];
      const at = [...path, index, "title"];
      return [{ kind: "title" as const, written: title, identity: title, ...located(parsed, at) }];
    }),
  );
}

/** Files of a folder with the same value, as after copying one. */
function inFolder(files: ContentFiles, folder: string, kind: "order" | "country"): Duplicate[] {
  const names = [...namesIn(files, folder)].map((name) => `${folder}/${name}.yaml`).sort();
  return repeated(
    names.flatMap((name) => {
      const parsed = files.parsed.get(name);
      const value = valueAt(parsed?.value, [kind]);
      if (parsed === undefined || typeof value !== (kind === "order" ? "number" : "string")) return [];
      return [{ kind, written: String(value), identity: String(value), ...located(parsed, [kind]) }];
    }),
  );
}

/** Two ids for one help article are a copy whose path was forgotten, or else superfluous. */
function repeatedArticles(files: ContentFiles): Duplicate[] {
  const parsed = files.parsed.get("facts/help.yaml");
  if (parsed === undefined || !isRecord(parsed.value)) return [];
  return repeated(
    Object.keys(parsed.value).flatMap((id) => {
      const path = [id, "path"];
      const written = valueAt(parsed.value, path);
      if (typeof written !== "string") return [];
      return [{ kind: "article" as const, written, identity: written, ...located(parsed, path) }];
    }),
  );
}

/** Numbers and addresses of partners that are twice in one line: `phone: +254 20 555 0100, +254 20 555 0100`. */
function repeatedValues(files: ContentFiles): Duplicate[] {
  return textsIn(files).flatMap(({ parsed, path, value }): Duplicate[] => {
    if (!parsed.file.startsWith("facts/partners/") || !severalContacts.includes(String(path.at(-1)))) return [];
    if (isFlawed(files, parsed.file, path)) return [];
    const values = value.split(",").map((contact) => contact.trim());
    const identities = values.map((contact) => contact.toLowerCase().replaceAll(/[\s()-]/g, ""));
    const again = identities.findIndex((contact, index) => identities.indexOf(contact) < index);
    const written = values[again];
    if (written === undefined) return [];
    const nth = values.slice(0, again).filter((contact) => contact === written).length;
    return [{ kind: "value", written, place: locateText(parsed, path, written, nth), path }];
  });
}

function repeatedLanguages({ languageList, parsed }: ContentFiles): Duplicate[] {
  const site = parsed.get("facts/site.yaml");
  if (site === undefined) return [];
  return languageList.repeated.map((index) => {
    const written = languageList.listed[index] ?? "";
    const first = located(site, ["languages", languageList.listed.indexOf(written)]);
    return { kind: "language", written, first, ...located(site, ["languages", index]) };
  });
}

/** Pictures whose names differ in capitals only: Windows and macOS keep one of them and lose the other. */
function namesInCapitals({ images }: ContentFiles): Duplicate[] {
  const names = images.map((name) => `images/${name}`);
  return repeated(
    names.map((name) => {
      return { kind: "capitals", written: name, identity: name.toLowerCase(), place: startOf(name), path: [] };
    }),
  );
}
