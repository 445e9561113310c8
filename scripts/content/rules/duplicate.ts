import { fold } from "../../../src/domain/fold.ts";
import type { Severity } from "../core/diagnostic.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import { anchorsIn } from "../model/anchors.ts";
import { changedLast } from "../model/changes.ts";
import { namesIn } from "../model/content.ts";
import { isIncomplete } from "../model/issue-lookup.ts";
import { keysIn } from "../model/shared-ids.ts";
import { placeOf, type Spot } from "../model/spot.ts";
import { validTexts } from "../model/strings.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { languageOf } from "../schema/collections.ts";
import { severalContacts } from "../schema/contacts.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "duplicate",
  group: "files",
  title: { en: "Twice", de: "Doppelt" },
  meaning: {
    en: "An id, a name, a country, a language or an entry of a list is there twice. Both places are named: delete one, or give it a name of its own. Of titles, summaries of releases, addresses of networks, places in the catalogue and paths of help articles this is a warning. Names of pictures are the same for Windows and macOS if only their capitals differ.",
    de: "Eine id, ein Name, ein Land, eine Sprache oder ein Listeneintrag steht zweimal da. Beide Stellen werden genannt: Löschen Sie eine, oder geben Sie ihr einen eigenen Namen. Bei Titeln, Zusammenfassungen von Versionen, Adressen von Netzwerken, Plätzen im Katalog und Pfaden von Hilfeartikeln ist das eine Warnung. Namen von Bildern sind für Windows und macOS dieselben, wenn sie sich nur durch Großbuchstaben unterscheiden.",
  },
  example: {
    file: "partners/iceland.yaml",
    wrong: "country: IS\npartners:\n  - name: Nordkap Kassen\n  - name: Nordkap Kassen\n",
    right: "country: IS\npartners:\n  - name: Nordkap Kassen\n  - name: Nordkap Kassen Akureyri\n",
  },
  check(files) {
    const inFolder = (folder: string) => [...namesIn(files, folder)].sort().map((name) => `${folder}/${name}.yaml`);
    const help = "help.yaml";
    const articles = keysIn(files.parsed.get(help)?.value, []);
    return repeated(files, [
      ...[...files.parsed.values()].flatMap((parsed) => [
        ...entriesOf(files, parsed, parsed.value, []),
        ...anchorsIn(parsed, files.languages).flatMap(({ path }) =>
          singleAt(files, parsed.file, [...path, "title"], "warning", parsed.file),
        ),
      ]),
      ...inFolder("plugins").flatMap((file) => singleAt(files, file, ["order"], "warning")),
      // The file of a release that was copied and left as it was.
      ...inFolder("releases").flatMap((file) =>
        singleAt(files, file, ["summary", files.languages[0] ?? ""], "warning"),
      ),
      ...inFolder("partners").flatMap((file) => singleAt(files, file, ["country"], "error")),
      // Two ids for one help article are a copy whose path was forgotten.
      ...articles.flatMap(({ path }) => singleAt(files, help, [...path, "path"], "warning")),
      ...contactsOf(files),
      ...picturesOf(files),
    ]);
  },
});

/** Something that may be there only once. */
interface Single extends Spot {
  readonly written: string;
  /** The same for two that are the same. */
  readonly identity: string;
  readonly severity: Severity;
}

const ownAddress = { en: "Give this one its own address", de: "Geben Sie diesem eine eigene Adresse" };
const ownNumber = { en: "Give this one another number", de: "Geben Sie diesem eine andere Zahl" };
const ownValue = {
  en: "Delete one of them, or write something else here",
  de: "Löschen Sie einen der beiden, oder schreiben Sie hier etwas anderes",
};

function hintFor({ path = [] }: Spot): LocalizedText {
  const key = path.at(-1);
  if (key === "order") return ownNumber;
  return key === "url" || key === "path" ? ownAddress : ownValue;
}

/** Those that have the identity of an earlier one. */
function repeated(files: ContentFiles, singles: readonly Single[]): Finding[] {
  const firsts = new Map<string, Single>();
  const entries = new Set<string>();
  return singles.flatMap((single) => {
    const first = firsts.get(single.identity);
    firsts.set(single.identity, first ?? single);
    // An entry that was copied has its id and its title twice.
    const entry = [single.file, ...(single.path ?? []).slice(0, -1)].join("\n");
    if (first === undefined || (single.severity === "warning" && entries.has(entry))) return [];
    entries.add(entry);
    const isWhole = single.path?.at(-1) === "title" && entryOf(files, single) === entryOf(files, first);
    const [there, here] = changedLast(files, first, single);
    const file = there.file === here.file ? "" : `content/${there.file}, `;
    const { line } = placeOf(files, there);
    const message = {
      en: `"${here.written}" is there twice; the other one is in ${file}line ${line}`,
      de: `„${here.written}“ steht zweimal da, auch in ${file}Zeile ${line}`,
    };
    const hint = hintFor(here);
    return [{ ...here, severity: isWhole ? "error" : here.severity, related: [there], message, hint }];
  });
}

/** The entry of a list that something is in, to be compared. */
function entryOf({ parsed }: ContentFiles, { file, path = [] }: Single): string {
  return JSON.stringify(valueAt(parsed.get(file)?.value, path.slice(0, -1)));
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
      const written = String(isRecord(named) ? Object.values(named)[0] : named);
      const key = name.at(-1);
      // Names are the same whatever their case and accents; `8` and `8+` are not.
      const folded = (key === "name" && fold(written)) || JSON.stringify(named).toLowerCase();
      const identity = [parsed.file, ...path, typeof key === "string" ? key : "", folded].join("\n");
      const severity = key === "title" || key === "url" ? "warning" : "error";
      return { written, identity, file: parsed.file, path: name, severity };
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

/** A value that no other file or entry may have at the same key; none if there is something else. @param scope What it is compared within; all files if empty. */
function singleAt({ parsed }: ContentFiles, file: string, path: Path, severity: Severity, scope = ""): Single[] {
  const value = valueAt(parsed.get(file)?.value, path);
  if (typeof value !== "string" && typeof value !== "number") return [];
  const identity = [scope, path.at(-1), String(value).toLowerCase()].join("\n");
  return [{ written: String(value), identity, file, path, severity }];
}

/** Numbers and addresses of a partner: `phone: +254 20 555 0100, +254 20 555 0100`. */
function contactsOf(files: ContentFiles): Single[] {
  return validTexts(files).flatMap(({ file, path, value }) => {
    if (!severalContacts.includes(String(path.at(-1)))) return [];
    const contacts = value.split(",").map((contact) => contact.trim());
    return contacts.map((written, index): Single => {
      const plain = written.toLowerCase().replaceAll(/[\s()-]/g, "");
      const nth = contacts.slice(0, index).filter((contact) => contact === written).length;
      const identity = [file, ...path, plain].join("\n");
      return { written, identity, file, path, piece: written, nth, severity: "error" };
    });
  });
}

/** Windows and macOS keep one of two files whose names differ in capitals only, and lose the other. */
function picturesOf({ images }: ContentFiles): Single[] {
  return images.map((name) => {
    const file = `images/${name}`;
    return { written: name, identity: file.toLowerCase(), file, severity: "error" };
  });
}
