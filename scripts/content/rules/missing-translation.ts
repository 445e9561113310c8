import { startOf } from "../core/diagnostic.ts";
import { hints } from "../core/hints.ts";
import { type IdReference, idReferences } from "../model/id-references.ts";
import { missingIn } from "../model/missing-files.ts";
import { wordKinds } from "../model/names-of-things.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "missing-translation",
  group: "references",
  severity: "error",
  title: { en: "Not there in one language", de: "In einer Sprache nicht vorhanden" },
  meaning: {
    en: "Words are there in one language and not in another. Write them there too.",
    de: "Texte gibt es in einer Sprache und in einer anderen nicht. Ergänzen Sie sie dort.",
  },
  example: {
    wrong: {
      en: "en/plugins/notes.yaml without de/plugins/notes.yaml",
      de: "en/plugins/notes.yaml ohne de/plugins/notes.yaml",
    },
    right: { en: "Both", de: "Beide" },
  },
  check: (files) => [...wordsOfEntries(files), ...wordsOfIds(files)],
});

function wordsOfEntries(files: ContentFiles): Finding[] {
  return missingIn(files).words.map(({ language, folder, name }) => {
    const file = `${language}/${folder}/${name}.yaml`;
    return {
      place: startOf(file),
      related: [startOf(`facts/${folder}/${name}.yaml`)],
      message: {
        en: `The words of ${name} are missing in the language "${language}"`,
        de: `Die Texte von ${name} fehlen in der Sprache „${language}“`,
      },
      hint: { en: `Write the file ${file}`, de: `Schreiben Sie die Datei ${file}` },
    };
  });
}

function wordsOfIds(files: ContentFiles): Finding[] {
  return idReferences(files).flatMap(({ kind, naming, id, place, path, meant }) => {
    if (kind === "words-missing") {
      const { en, theDe } = wordKinds[naming.words];
      const message = {
        en: `The ${en} for the ${naming.what.en} "${id}" is missing`,
        de: `${theDe} für ${naming.what.definite} „${id}“ fehlt`,
      };
      return [{ place, path, message, hint: hints.addLine(`${id}: …`) }];
    }
    if (kind !== "without-words" || meant !== undefined) return [];
    const places = files.languages.map((language) => `${language}/${naming.wordFile}`);
    const there = places.filter((file) => files.parsed.has(file));
    const hint = {
      en: `Add a line  ${id}: …  to ${there.join(" and ")}`,
      de: `Ergänzen Sie eine Zeile  ${id}: …  in ${there.join(" und ")}`,
    };
    return [{ place, path, message: withoutWords(naming, id), hint }];
  });
}

/** There are no words for an id in any language. */
export function withoutWords({ what, words }: IdReference["naming"], id: string) {
  const { en, noneDe } = wordKinds[words];
  return { en: `There is no ${en} for the ${what.en} "${id}"`, de: `Es gibt ${noneDe} für ${what.definite} „${id}“` };
}
