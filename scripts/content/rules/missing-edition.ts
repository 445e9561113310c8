import { hints } from "../core/hints.ts";
import { editionFaults } from "../model/edition-entries.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "missing-edition",
  group: "references",
  severity: "error",
  title: { en: "Not there for one edition", de: "Für eine Edition nicht vorhanden" },
  meaning: {
    en: "An edition of facts/editions.yaml has no cell in the comparison, no file or no words at this place. Write them, or take the edition out of the list.",
    de: "Einer Edition aus facts/editions.yaml fehlt hier ihre Zelle im Vergleich, ihre Datei oder ihr Text. Ergänzen Sie das, oder nehmen Sie die Edition aus der Liste.",
  },
  example: {
    wrong: { en: "Three editions, and a plugin with two files", de: "Drei Editionen und ein Plugin mit zwei Dateien" },
    right: { en: "A file for each edition", de: "Eine Datei für jede Edition" },
  },
  check: (files) =>
    editionFaults(files)
      .filter(({ kind }) => kind === "missing")
      .map(({ id, what, source, place, path }) => ({
        place,
        path,
        message: {
          en: `"${id}" is missing: ${source} has the ${what.en} "${id}"`,
          de: `„${id}“ fehlt: In ${source} gibt es ${what.definite} „${id}“`,
        },
        hint: hints.addLine(`${id}: …`),
      })),
});
