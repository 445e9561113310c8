import { placeIn } from "../model/place-in.ts";
import { defineRule } from "./registry/rule.ts";

const path = ["languages"];

export default defineRule({
  id: "missing-language",
  group: "files",
  severity: "error",
  title: { en: "A language is not listed", de: "Eine Sprache steht nicht in der Liste" },
  meaning: {
    en: "There is a folder of words that the list of languages in facts/site.yaml does not have. Add the language, or delete the folder.",
    de: "Es gibt einen Ordner mit Texten, der in der Liste languages in facts/site.yaml nicht steht. Ergänzen Sie die Sprache, oder löschen Sie den Ordner.",
  },
  example: {
    file: "facts/site.yaml",
    place: /^languages: .*$/m,
    wrong: "languages: [en]",
    right: "languages: [en, de]",
  },
  check: (files) =>
    files.languageList.unlisted.map((folder) => {
      const complete = [...files.languageList.listed, folder].join(", ");
      return {
        place: placeIn(files, "facts/site.yaml", path, "key"),
        path,
        message: {
          en: `The folder content/${folder} is not in this list`,
          de: `Der Ordner content/${folder} steht nicht in dieser Liste`,
        },
        hint: {
          en: `Write  languages: [${complete}]  or delete the folder`,
          de: `Schreiben Sie  languages: [${complete}]  oder löschen Sie den Ordner`,
        },
      };
    }),
});
