import { type Path, valueAt } from "../core/value-path.ts";
import { changedLast } from "../model/changes.ts";
import { type Single, singlesIn } from "../model/singles.ts";
import { placeOf } from "../model/spot.ts";
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
    const firsts = new Map<string, Single>();
    const entries = new Set<string>();
    return singlesIn(files).flatMap((single) => {
      const first = firsts.get(single.identity);
      firsts.set(single.identity, first ?? single);
      // An entry that was copied has its id and its title twice.
      const entry = [single.file, ...(single.path ?? []).slice(0, -1)].join("\n");
      if (first === undefined || (single.severity === "warning" && entries.has(entry))) return [];
      entries.add(entry);
      return [repeated(files, first, single)];
    });
  },
});

function repeated(files: ContentFiles, first: Single, second: Single): Finding {
  const [there, here] = changedLast(files, first, second);
  const { file, line } = placeOf(files, there);
  const isWhole = second.path?.at(-1) === "title" && entryOf(files, second) === entryOf(files, first);
  const severity = isWhole ? "error" : here.severity;
  const message =
    here.path === undefined
      ? { id: "duplicate.picture", data: { other: file } }
      : { id: `duplicate.${kindOf(here.path)}`, data: { place: `${file}:${line}` } };
  return { ...here, ...message, severity, related: [there] };
}

/** The entry that something is in, to be compared. */
function entryOf({ parsed }: ContentFiles, { file, path = [] }: Single): string {
  return JSON.stringify(valueAt(parsed.get(file)?.value, path.slice(0, -1)));
}

function kindOf(path: Path): string {
  const key = path.at(-1);
  if (key === "order") return "order";
  return key === "url" || key === "path" ? "address" : "value";
}
