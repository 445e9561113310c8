import { lineExample } from "../core/rule-words.ts";
import { downloadsIn } from "../model/downloads.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "version-in-path",
  group: "downloads",
  severity: "warning",
  title: { en: "Path and version differ", de: "Pfad und Version weichen ab" },
  meaning: {
    en: "The path of a file names one version, the entry another. Correct the one that was forgotten. This is a warning.",
    de: "Der Pfad einer Datei nennt eine Version, der Eintrag eine andere. Berichtigen Sie, was vergessen wurde. Das ist eine Warnung.",
  },
  example: lineExample("downloads.yaml", "    path: releases/1.46/Setup.exe", "    path: releases/1.47/Setup.exe"),
  check: (files) =>
    downloadsIn(files).flatMap(({ file, at, artefact: { path: written, version } }) => {
      // A path without any number, such as `latest`, is right for all versions.
      const named = [...written.matchAll(/(?<![\d.])\d+\.\d+(?:\.\d+)*(?![\d]|\.\d)/g)].map(([number]) => number);
      if (named.length === 0 || named.includes(version)) return [];
      const message = {
        en: `The path names ${named[0]}, the version is ${version}`,
        de: `Der Pfad nennt ${named[0]}, die Version ist ${version}`,
      };
      const right = written.replace(named[0] ?? "", version);
      const hint = {
        en: `Write  ${right}  or correct the version`,
        de: `Schreiben Sie  ${right}  oder berichtigen Sie die Version`,
      };
      const path = [...at, "path"];
      return [{ file, path, message, hint }];
    }),
});
