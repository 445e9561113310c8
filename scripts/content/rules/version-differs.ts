import { lineExample } from "../core/rule-words.ts";
import { valueAt } from "../core/value-path.ts";
import { namesIn } from "../model/content.ts";
import { defineRule } from "./registry/rule.ts";

const path = ["version"];

export default defineRule({
  id: "version-differs",
  group: "files",
  title: { en: "Version and file name differ", de: "Version und Dateiname weichen ab" },
  meaning: {
    en: "A release file is named by its version. One of the two is wrong.",
    de: "Die Datei einer Version heißt wie diese. Eines von beiden ist falsch.",
  },
  example: lineExample("facts/releases/1.47.yaml", 'version: "1.74"', 'version: "1.47"'),
  check: (files) =>
    [...namesIn(files, "facts/releases")].flatMap((name) => {
      // A file with another name than its words is told as that.
      if (!files.languages.some((language) => namesIn(files, `${language}/releases`).has(name))) return [];
      const file = `facts/releases/${name}.yaml`;
      const written = valueAt(files.parsed.get(file)?.value, path);
      if (typeof written !== "string" || written === name) return [];
      const message = {
        en: `The file is named ${name}, the version in it is ${written}`,
        de: `Die Datei heißt ${name}, die Version darin ist ${written}`,
      };
      const hint = {
        en: `Write  version: "${name}"  or rename the file`,
        de: `Schreiben Sie  version: "${name}"  oder benennen Sie die Datei um`,
      };
      return [{ file, path, message, hint }];
    }),
});
