import { hints } from "../core/hints.ts";
import { fileKinds } from "../schema/collections.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "missing-file",
  group: "files",
  title: { en: "A file or folder is missing", de: "Eine Datei oder ein Ordner fehlt" },
  meaning: {
    en: "Every site has some files, and every language the same ones. Restore the file, or copy that of the first language and translate it.",
    de: "Jede Website hat bestimmte Dateien, und jede Sprache dieselben. Holen Sie die Datei zurück, oder kopieren Sie die der ersten Sprache und übersetzen Sie sie.",
  },
  example: {
    wrong: { en: "en/pages/faq.yaml without de/pages/faq.yaml", de: "en/pages/faq.yaml ohne de/pages/faq.yaml" },
    right: { en: "Both", de: "Beide" },
  },
  check(files) {
    if (files.bytes.size === 0) return [noContent];
    const hasReleases = [...files.present].some((file) => file.startsWith("releases/"));
    const folders = [...(files.images.length === 0 ? ["images"] : []), ...(hasReleases ? [] : ["releases"])];
    return [...folders.map(missingFolder), ...singleFiles(files)];
  },
});

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
  const singles = fileKinds.filter(({ entryName }) => entryName === undefined);
  return singles.flatMap(({ path, eachLanguage }) =>
    (eachLanguage ? languages : [""]).flatMap((language): Finding[] => {
      const file = `${language === "" ? "" : `${language}/`}${path}.yaml`;
      if (present.has(file)) return [];
      const copy = {
        en: `Copy ${first}/${path}.yaml to ${file} and translate it`,
        de: `Kopieren Sie ${first}/${path}.yaml nach ${file} und übersetzen Sie sie`,
      };
      const message = { en: `${file} is missing`, de: `${file} fehlt` };
      return [{ file, message, hint: ["", first].includes(language) ? hints.restore : copy }];
    }),
  );
}
