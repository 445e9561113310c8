/** What may stand only once: ids in a list, entries of lists of facts, partners of a country, countries in the directory. */
import { fold } from "../../../src/features/directory/fold.ts";
import { namesIn } from "../content.ts";
import { type Place, type Problem, problem } from "../core/diagnostic.ts";
import type { Sentence } from "../core/localized-text.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import { duplicateMessages as said } from "../messages/duplicates.ts";
import { isIncomplete } from "../model/issue-lookup.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";

export function checkDuplicates(files: ContentFiles, parsed: ParsedFile): Problem[] {
  return [...checkLists(files, parsed, parsed.value, []), ...repeatedTitles(parsed, parsed.value, [])];
}

/** Entries of words with the same title, as after copying one: a warning, since nothing breaks. */
function repeatedTitles(parsed: ParsedFile, value: unknown, path: Path): Problem[] {
  if (parsed.file.startsWith("facts/")) return [];
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, entry]) => repeatedTitles(parsed, entry, [...path, key]));
  }
  if (!Array.isArray(value)) return [];
  const seen = new Map<string, Place>();
  return value.flatMap((entry: unknown, index) => {
    const at = [...path, index, "title"];
    const title = isRecord(entry) ? entry.title : undefined;
    if (typeof title !== "string") return [];
    const found = once(seen, title, locate(parsed, at), at, (first) => said.inList(title, first), said.keepOne);
    return found.map((one) => ({ ...one, severity: "warning" as const }));
  });
}

/** Plugins with the same place in the catalogue, as after copying one: a warning, since their names decide then. */
export function checkCatalogueOrder(files: ContentFiles): Problem[] {
  const seen = new Map<string, Place>();
  return [...namesIn(files, "facts/plugins")].sort().flatMap((name) => {
    const parsed = files.parsed.get(`facts/plugins/${name}.yaml`);
    const order = valueAt(parsed?.value, ["order"]);
    if (parsed === undefined || typeof order !== "number") return [];
    const place = locate(parsed, ["order"]);
    const found = once(seen, String(order), place, ["order"], (first) => said.samePlace(order, first), said.otherPlace);
    return found.map((one) => ({ ...one, severity: "warning" as const }));
  });
}

/** Files of partners for the same country. */
export function checkCountryFiles(files: ContentFiles): Problem[] {
  const countries = new Map<string, Place>();
  const names = [...namesIn(files, "facts/partners")].map((name) => `facts/partners/${name}.yaml`);
  return names.sort().flatMap((name) => {
    const parsed = files.parsed.get(name);
    return parsed === undefined ? [] : checkCountry(parsed, countries);
  });
}

function checkCountry(parsed: ParsedFile, seen: Map<string, Place>): Problem[] {
  const path = ["country"];
  const country = valueAt(parsed.value, path);
  if (typeof country !== "string") return [];
  return once(seen, country, locate(parsed, path), path, (first) => said.country(country, first), said.oneFile);
}

/** Lists of entries with a name of their own, and in facts also lists of plain values. */
function checkLists(files: ContentFiles, parsed: ParsedFile, value: unknown, path: Path): Problem[] {
  if (Array.isArray(value)) {
    const seen = new Map<string, Place>();
    return value.flatMap((entry: unknown, index) => {
      const at = [...path, index];
      // A line that was copied by mistake is an entry with a name and nothing else, and reported as that.
      const name = isIncomplete(files, parsed.file, at) ? undefined : nameOf(parsed.file, entry, at);
      if (name === undefined) return checkLists(files, parsed, entry, at);
      const written = String(valueAt(parsed.value, name));
      const message: Say = (first) => said.inList(written, first);
      return [
        ...once(seen, identity(written, name), locate(parsed, name), name, message, said.keepOne),
        ...checkLists(files, parsed, entry, at),
      ];
    });
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => checkLists(files, parsed, entry, [...path, key]));
}

/** Path of the value that tells an entry of a list from the others; `undefined` where entries may be the same. */
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

type Say = (first: { readonly line: number; readonly file: string | undefined }) => Sentence;

function once(seen: Map<string, Place>, name: string, place: Place, path: Path, say: Say, hint: Sentence): Problem[] {
  const first = seen.get(name);
  if (first === undefined) {
    seen.set(name, place);
    return [];
  }
  const message = say({ line: first.line, file: first.file === place.file ? undefined : first.file });
  return [problem(place, "duplicate", message, hint, { path, related: [first] })];
}
