import { startOf } from "../core/diagnostic.ts";
import { hints } from "../core/hints.ts";
import { idReferences } from "../model/id-references.ts";
import { missingIn } from "../model/missing-files.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "missing-facts",
  group: "files",
  severity: "error",
  title: { en: "Words without facts", de: "Texte ohne Fakten" },
  meaning: {
    en: "A plugin or release has words in a language, but no file in facts. Write the facts, or delete the words.",
    de: "Ein Plugin oder eine Version hat Texte in einer Sprache, aber keine Datei in facts. Schreiben Sie die Fakten, oder löschen Sie die Texte.",
  },
  example: {
    wrong: { en: "en/releases/1.48.yaml alone", de: "en/releases/1.48.yaml allein" },
    right: {
      en: "facts/releases/1.48.yaml, and 1.48.yaml in the folder releases of each language",
      de: "facts/releases/1.48.yaml und 1.48.yaml im Ordner releases jeder Sprache",
    },
  },
  check: (files) => [...ofEntries(files), ...ofArticles(files)],
});

function ofEntries(files: ContentFiles): Finding[] {
  return missingIn(files).facts.map(({ folder, name }) => {
    const words = files.languages.map((language) => `${language}/${folder}/${name}.yaml`);
    const there = words.filter((file) => files.present.has(file));
    return {
      place: startOf(`facts/${folder}/${name}.yaml`),
      related: there.map(startOf),
      message: { en: `There are words for ${name}, but no facts`, de: `Es gibt Texte zu ${name}, aber keine Fakten` },
      hint: {
        en: `Write this file, or delete ${there.join(" and ")}`,
        de: `Schreiben Sie diese Datei, oder löschen Sie ${there.join(" und ")}`,
      },
    };
  });
}

function ofArticles(files: ContentFiles): Finding[] {
  return idReferences(files)
    .filter(({ kind }) => kind === "facts-missing")
    .map(({ id, place, related }) => ({
      place,
      related,
      message: {
        en: `The help article "${id}" has titles and a plugin names it, and it is not here`,
        de: `Der Hilfeartikel „${id}“ hat Titel, ein Plugin nennt ihn, und er steht nicht hier`,
      },
      hint: hints.addLine(`${id}: …`),
    }));
}
