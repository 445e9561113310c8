import { startOf } from "../core/diagnostic.ts";
import { hints } from "../core/hints.ts";
import { nearestFirst, nearestPath } from "../core/suggest.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import type { WrongFile } from "../validate/file-names.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "unknown-file",
  group: "files",
  severity: "error",
  title: { en: "A file that nobody reads", de: "Eine Datei, die niemand liest" },
  meaning: {
    en: "No file of this name belongs into this folder: it is misspelled, ends with something else than .yaml, or is in the wrong folder.",
    de: "Eine Datei dieses Namens gehört nicht in diesen Ordner: Sie ist verschrieben, endet anders als auf .yaml oder liegt im falschen Ordner.",
  },
  example: {
    wrong: { en: "facts/partners/south africa.yml", de: "facts/partners/south africa.yml" },
    right: { en: "facts/partners/south-africa.yaml", de: "facts/partners/south-africa.yaml" },
  },
  check: (files) =>
    files.wrongNames.files.map((wrong) => (wrong.file.endsWith(".yaml") ? unknown(wrong) : otherEnding(files, wrong))),
});

function unknown({ file, right, known }: WrongFile): Finding {
  const like = right ?? nearestPath(file, known);
  return {
    place: startOf(file),
    message: { en: "No file of this name belongs here", de: "Eine Datei dieses Namens gehört nicht hierher" },
    hint: like === undefined ? hints.knownHere(nearestFirst(file, known)) : hints.didYouMeanPlain(like),
  };
}

const deleteOrMove = {
  en: "Delete it, or put pictures into content/images",
  de: "Löschen Sie sie, oder legen Sie Bilder in content/images ab",
};

function otherEnding(files: ContentFiles, { file, right }: WrongFile): Finding {
  const isThere = right !== undefined && files.bytes.has(right);
  return {
    place: startOf(file),
    message: {
      en: "Only files that end with .yaml are read here",
      de: "Hier werden nur Dateien gelesen, die auf .yaml enden",
    },
    hint: right === undefined ? deleteOrMove : isThere ? hints.deleteIt : hints.renameTo(right),
  };
}
