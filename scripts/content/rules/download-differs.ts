import { sharedDownloads } from "../model/downloads.ts";
import { placeIn } from "../model/place-in.ts";
import { defineRule } from "./registry/rule.ts";
import { ownFile } from "./same-download.ts";

const properties = {
  version: { en: "version", de: "einer anderen Version" },
  bytes: { en: "size", de: "einer anderen Größe" },
  sha256: { en: "SHA-256", de: "einer anderen SHA-256" },
};

const oneFile = {
  en: "Write the path of the file that is meant here, or the same values in both places",
  de: "Schreiben Sie den Pfad der Datei, die hier gemeint ist, oder an beiden Stellen dieselben Werte",
};

export default defineRule({
  id: "download-differs",
  group: "downloads",
  severity: "error",
  title: { en: "One file, described in two ways", de: "Eine Datei, zweimal verschieden angegeben" },
  meaning: {
    en: "Two entries name the same path, with different versions, sizes or digests. One of them is wrong, and whoever compares the SHA-256 would find the file damaged. Mostly a path was copied and not changed.",
    de: "Zwei Einträge nennen denselben Pfad, mit verschiedenen Versionen, Größen oder Prüfsummen. Einer davon ist falsch, und wer die SHA-256 vergleicht, hielte die Datei für beschädigt. Meist wurde ein Pfad kopiert und nicht geändert.",
  },
  example: {
    wrong: {
      en: "Two editions with path: releases/latest/Setup.exe, and two values of bytes",
      de: "Zwei Editionen mit path: releases/latest/Setup.exe und zwei Werten bei bytes",
    },
    right: { en: "Each with the path of its own file", de: "Jedes mit dem Pfad seiner eigenen Datei" },
  },
  check: (files) =>
    sharedDownloads(files).flatMap(({ entry, first, where, by, differing }) => {
      if (differing === undefined) return [];
      const key = by === "path" ? differing : "sha256";
      const { path } = entry.artefact;
      const message =
        by === "path"
          ? {
              en: `The file ${path} is in ${where} too, with another ${properties[differing].en}`,
              de: `Die Datei ${path} steht auch in ${where}, mit ${properties[differing].de}`,
            }
          : {
              en: `Another file has the same SHA-256, in ${where}`,
              de: `Eine andere Datei hat dieselbe SHA-256, in ${where}`,
            };
      const related = [placeIn(files, first.file, [...first.at, key])];
      const at = [...entry.at, key];
      const hint = by === "path" ? oneFile : ownFile;
      return [{ place: placeIn(files, entry.file, at), path: at, related, message, hint }];
    }),
});
