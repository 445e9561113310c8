import { startOf } from "../core/diagnostic.ts";
import { hints } from "../core/hints.ts";
import { missingIn } from "../model/missing-files.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "missing-file",
  group: "files",
  severity: "error",
  title: { en: "A file is missing", de: "Eine Datei fehlt" },
  meaning: {
    en: "Every site has these files, and every language the same ones. Restore the file, or copy that of the first language and translate it.",
    de: "Jede Website hat diese Dateien, und jede Sprache dieselben. Holen Sie die Datei zurück, oder kopieren Sie die der ersten Sprache und übersetzen Sie sie.",
  },
  example: {
    wrong: { en: "en/pages/faq.yaml without de/pages/faq.yaml", de: "en/pages/faq.yaml ohne de/pages/faq.yaml" },
    right: { en: "Both", de: "Beide" },
  },
  check: (files) =>
    missingIn(files).files.map((file) => {
      const [top = "", ...rest] = file.split("/");
      const [first = ""] = files.languages;
      const original = [first, ...rest].join("/");
      const hint = {
        en: `Copy ${original} to ${file} and translate it`,
        de: `Kopieren Sie ${original} nach ${file} und übersetzen Sie sie`,
      };
      return {
        place: startOf(file),
        message: { en: "This file is missing", de: "Diese Datei fehlt" },
        hint: ["facts", first].includes(top) ? hints.restore : hint,
      };
    }),
});
