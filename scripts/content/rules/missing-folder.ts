import { startOf } from "../core/diagnostic.ts";
import { hints } from "../core/hints.ts";
import { missingIn } from "../model/missing-files.ts";
import { placeIn } from "../model/place-in.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "missing-folder",
  group: "files",
  severity: "error",
  title: { en: "A folder is missing", de: "Ein Ordner fehlt" },
  meaning: {
    en: "The folder of facts, of pictures, or of a language that site.yaml lists is not there.",
    de: "Der Ordner der Fakten, der Bilder oder einer Sprache, die in site.yaml steht, ist nicht da.",
  },
  example: {
    file: "facts/site.yaml",
    place: /^languages: .*$/m,
    wrong: "languages: [en, de, fr]",
    right: "languages: [en, de]",
  },
  check(files) {
    if (files.bytes.size === 0) return [noContent];
    const folders = [...missingIn(files).folders, ...(files.images.length === 0 ? ["images"] : [])];
    return [...folders.map(missingFolder), ...missingReleases(files), ...missingLanguages(files)];
  },
});

const noContent: Finding = {
  place: startOf(""),
  message: { en: "There is no content folder here", de: "Hier gibt es keinen Ordner mit Inhalten" },
  hint: { en: "Check the path of the folder", de: "Prüfen Sie den Pfad des Ordners" },
};

function missingFolder(folder: string): Finding {
  return {
    place: startOf(folder),
    message: {
      en: `The folder content/${folder} is missing or empty`,
      de: `Der Ordner content/${folder} fehlt oder ist leer`,
    },
    hint: hints.restore,
  };
}

/** If there are words of releases, each of them is told to lack its facts. */
function missingReleases({ present }: ContentFiles): Finding[] {
  if ([...present].some((file) => /^[^/]+\/releases\//.test(file))) return [];
  return [
    {
      place: startOf("facts/releases"),
      message: {
        en: "There is no release: pages, feeds and texts need the newest version",
        de: "Es gibt keine Version: Seiten, Feeds und Texte brauchen die neueste",
      },
      hint: {
        en: "Write one, in facts/releases and in each language",
        de: "Schreiben Sie eine, in facts/releases und in jeder Sprache",
      },
    },
  ];
}

function missingLanguages(files: ContentFiles): Finding[] {
  const { listed, withoutFolder } = files.languageList;
  return withoutFolder.map(({ index, meant }) => {
    const code = listed[index] ?? "";
    const [source] = files.languages;
    const path = ["languages", index];
    const message = { en: `There is no folder content/${code}`, de: `Es gibt keinen Ordner content/${code}` };
    const add = {
      en: `Add the folder ${code} with the words of this language`,
      de: `Legen Sie den Ordner ${code} mit den Texten dieser Sprache an`,
    };
    const copy = {
      en: `Copy the folder ${source} to ${code} and translate it`,
      de: `Kopieren Sie den Ordner ${source} nach ${code} und übersetzen Sie ihn`,
    };
    const hint = meant === undefined ? (source === undefined ? add : copy) : hints.didYouMean(meant);
    return { place: placeIn(files, "facts/site.yaml", path), path, message, hint };
  });
}
