import { hints } from "../core/hints.ts";
import { nearest } from "../core/suggest.ts";
import { isChanged } from "../model/changes.ts";
import { namesIn } from "../model/content.ts";
import { fileKinds, wordFolders } from "../schema/collections.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "missing-file",
  group: "files",
  title: { en: "A file or folder is missing", de: "Eine Datei oder ein Ordner fehlt" },
  meaning: {
    en: "Every site has some files, and every language the same ones. A plugin or release has facts, and words in every language. Restore the file, or copy that of the first language and translate it.",
    de: "Jede Website hat bestimmte Dateien, und jede Sprache dieselben. Ein Plugin oder eine Version hat Fakten, und Texte in jeder Sprache. Holen Sie die Datei zurück, oder kopieren Sie die der ersten Sprache und übersetzen Sie sie.",
  },
  example: {
    wrong: { en: "en/pages/faq.yaml without de/pages/faq.yaml", de: "en/pages/faq.yaml ohne de/pages/faq.yaml" },
    right: { en: "Both", de: "Beide" },
  },
  check(files) {
    if (files.bytes.size === 0) return [noContent];
    const present = [...files.present];
    // If there are words of releases, each of them is told to lack its facts.
    const folders = [
      ...(files.images.length === 0 ? ["images"] : []),
      ...(present.some((file) => file.includes("/releases/")) ? [] : ["facts/releases"]),
    ];
    // Nothing else can be checked in a site without facts.
    if (!present.some((file) => file.startsWith("facts/"))) return ["facts", ...folders].map(missingFolder);
    return [
      ...folders.map(missingFolder),
      ...singleFiles(files),
      ...Object.keys(wordFolders).flatMap((folder) => entriesOf(files, folder)),
    ];
  },
});

function missing(files: readonly string[]) {
  return {
    en: `${files.join(" and ")} ${files.length === 1 ? "is" : "are"} missing`,
    de: `${files.join(" und ")} ${files.length === 1 ? "fehlt" : "fehlen"}`,
  };
}

const noContent: Finding = {
  file: "",
  message: { en: "There is no content folder here", de: "Hier gibt es keinen Ordner mit Inhalten" },
  hint: { en: "Check the path of the folder", de: "Prüfen Sie den Pfad des Ordners" },
};

function missingFolder(folder: string): Finding {
  return {
    file: folder,
    message: {
      en: `The folder content/${folder} is missing or empty`,
      de: `Der Ordner content/${folder} fehlt oder ist leer`,
    },
    hint: hints.restore,
  };
}

function singleFiles({ languages, present }: ContentFiles): Finding[] {
  const [first = ""] = languages;
  const needed = fileKinds
    .filter(({ entryName }) => entryName === undefined)
    .flatMap(({ path, isFact }) => (isFact ? ["facts"] : languages).map((top) => ({ top, path })));
  return needed.flatMap(({ top, path }) => {
    const file = `${top}/${path}.yaml`;
    if (present.has(file)) return [];
    const copy = {
      en: `Copy ${first}/${path}.yaml to ${file} and translate it`,
      de: `Kopieren Sie ${first}/${path}.yaml nach ${file} und übersetzen Sie sie`,
    };
    return [
      {
        file,
        message: missing([file]),
        hint: ["facts", first].includes(top) ? hints.restore : copy,
      },
    ];
  });
}

/** Entries with facts and without words, or the other way round. */
function entriesOf(files: ContentFiles, folder: string): Finding[] {
  const tops = ["facts", ...files.languages];
  const namesBelow = new Map(tops.map((top) => [top, namesIn(files, `${top}/${folder}`)]));
  const has = (top: string, name: string) => namesBelow.get(top)?.has(name) === true;
  const names = [...new Set([...namesBelow.values()].flatMap((below) => [...below]))];
  const empty = tops.filter((top) => namesBelow.get(top)?.size === 0);
  // A folder that was deleted is one mistake, not one for each entry.
  if (empty.length > 0 && names.length > 1) return empty.map((top) => missingFolder(`${top}/${folder}`));
  return names.flatMap((name) => {
    const fileIn = (top: string) => `${top}/${folder}/${name}.yaml`;
    const lacking = tops.filter((top) => !has(top, name));
    const there = tops.filter((top) => has(top, name)).map(fileIn);
    // Misspelled, an entry is there under another name wherever it is not under this one.
    const isTwin = (other: string) => tops.every((top) => has(top, other) !== has(top, name));
    const twins = names.filter(isTwin);
    const near = nearest(name, twins);
    // Renamed to something else, it is the only one that has what this one lacks.
    const twin = near ?? (twins.length === 1 ? twins[0] : undefined);
    if (twin !== undefined && there.length < lacking.length) return [];
    const paths = lacking.map(fileIn);
    const [first] = paths;
    if (first === undefined) return [];
    const added = there.find((file) => isChanged(files, { file }));
    const related = there.filter((file) => file !== added).map((file) => ({ file }));
    const [own] = there.filter((file) => !file.startsWith("facts/"));
    const isTranslation = own !== undefined && paths.length === 1 && !first.startsWith("facts/");
    const copy = {
      en: `Copy ${own} to ${first} and translate it`,
      de: `Kopieren Sie ${own} nach ${first} und übersetzen Sie sie`,
    };
    const write = {
      en: `Write ${paths.length === 1 ? "it" : "them"}, or delete ${there.join(" and ")}`,
      de: `Schreiben Sie, was fehlt, oder löschen Sie ${there.join(" und ")}`,
    };
    const hint = near === undefined ? (isTranslation ? copy : write) : hints.didYouMean(near);
    return [{ file: added ?? first, related, message: missing(paths), hint }];
  });
}
