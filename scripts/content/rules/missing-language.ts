import { hints } from "../core/hints.ts";
import { placeIn } from "../model/place-in.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

const site = "facts/site.yaml";

export default defineRule({
  id: "missing-language",
  group: "files",
  severity: "error",
  title: { en: "Languages and their folders differ", de: "Sprachen und ihre Ordner weichen ab" },
  meaning: {
    en: "The list of languages in facts/site.yaml has one without a folder of words, or there is a folder that the list does not have.",
    de: "In der Liste languages in facts/site.yaml steht eine Sprache, zu der es keinen Ordner mit Texten gibt, oder es gibt einen Ordner, der in der Liste nicht steht.",
  },
  example: {
    file: site,
    place: /^languages: .*$/m,
    wrong: "languages: [en]",
    right: "languages: [en, de]",
  },
  check: (files) => [...withoutFolder(files), ...unlisted(files)],
});

function withoutFolder(files: ContentFiles): Finding[] {
  const { languages } = files;
  const { listed, withoutFolder } = files.languageList;
  return withoutFolder.map(({ index, meant }) => {
    const code = listed[index] ?? "";
    const path = ["languages", index];
    const message = { en: `There is no folder content/${code}`, de: `Es gibt keinen Ordner content/${code}` };
    const copy = {
      en: `Copy the folder ${languages[0]} to ${code} and translate it`,
      de: `Kopieren Sie den Ordner ${languages[0]} nach ${code} und übersetzen Sie ihn`,
    };
    const hint = meant === undefined ? copy : hints.didYouMean(meant);
    return { place: placeIn(files, site, path), path, message, hint };
  });
}

function unlisted(files: ContentFiles): Finding[] {
  const { listed, unlisted } = files.languageList;
  const path = ["languages"];
  return unlisted.map((folder) => {
    const message = {
      en: `The folder content/${folder} is not in this list`,
      de: `Der Ordner content/${folder} steht nicht in dieser Liste`,
    };
    const complete = [...listed, folder].join(", ");
    const hint = {
      en: `Write  languages: [${complete}]  or delete the folder`,
      de: `Schreiben Sie  languages: [${complete}]  oder löschen Sie den Ordner`,
    };
    return { place: placeIn(files, site, path, "key"), path, message, hint };
  });
}
