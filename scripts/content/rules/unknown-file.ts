import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "unknown-file",
  group: "files",
  severity: "error",
  title: { en: "A file or folder that nobody reads", de: "Eine Datei oder ein Ordner, den niemand liest" },
  meaning: {
    en: "No file or folder of this name belongs here: it is misspelled, ends with something else than .yaml, or is in the wrong place.",
    de: "Eine Datei oder ein Ordner dieses Namens gehört nicht hierher: Der Name ist verschrieben, endet anders als auf .yaml oder steht am falschen Ort.",
  },
  example: {
    wrong: { en: "facts/partners/south africa.yml", de: "facts/partners/south africa.yml" },
    right: { en: "facts/partners/south-africa.yaml", de: "facts/partners/south-africa.yaml" },
  },
});
