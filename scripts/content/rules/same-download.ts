import { changedLast } from "../model/changes.ts";
import { type Download, downloadsIn } from "../model/downloads.ts";
import { defineRule } from "./registry/rule.ts";

const hint = {
  en: "If it was copied by mistake, put in path, size and SHA-256 of this one's own file",
  de: "Wurde es versehentlich kopiert, tragen Sie Pfad, Größe und SHA-256 der eigenen Datei ein",
};

export default defineRule({
  id: "same-download",
  group: "downloads",
  title: { en: "The same file twice", de: "Zweimal dieselbe Datei" },
  meaning: {
    en: "Two entries have the same path or the same digest, but different versions or sizes. One of them is wrong, and whoever compares the SHA-256 would find the file damaged. Mostly an entry was copied, and path or SHA-256 were forgotten. If nothing differs it may be meant like that; it is a warning then.",
    de: "Zwei Einträge haben denselben Pfad oder dieselbe Prüfsumme, aber verschiedene Versionen oder Größen. Einer davon ist falsch, und wer die SHA-256 vergleicht, hielte die Datei für beschädigt. Meist wurde ein Eintrag kopiert und Pfad oder SHA-256 vergessen. Weicht nichts ab, kann es gewollt sein; dann ist es eine Warnung.",
  },
  example: {
    wrong: {
      en: "Two editions with path: releases/latest/Setup.exe, and two values of bytes",
      de: "Zwei Editionen mit path: releases/latest/Setup.exe und zwei Werten bei bytes",
    },
    right: { en: "Each with the path of its own file", de: "Jedes mit dem Pfad seiner eigenen Datei" },
  },
  check(files) {
    const [byPath, byDigest] = [new Map<string, Download>(), new Map<string, Download>()];
    return downloadsIn(files).flatMap((entry) => {
      const { path, sha256 } = entry.artefact;
      const [samePath, sameDigest] = [byPath.get(path), byDigest.get(sha256)];
      byPath.set(path, samePath ?? entry);
      byDigest.set(sha256, sameDigest ?? entry);
      const first = samePath ?? sameDigest;
      if (first === undefined) return [];
      // A digest is of every byte: files of different sizes cannot have the same.
      const keys = samePath === undefined ? (["bytes"] as const) : (["version", "bytes", "sha256"] as const);
      const differing = keys.find((key) => entry.artefact[key] !== first.artefact[key]);
      if (differing === undefined && samePath?.owner === entry.owner) return [];
      const key = samePath === undefined ? "sha256" : (differing ?? "path");
      const [there, { file, path: place }] = changedLast(files, spotOf(first, key), spotOf(entry, key));
      const where = there.file === file ? there.at.join(".") : there.file;
      const samePathMessage =
        differing === undefined
          ? { en: `This is the same file as in ${where}`, de: `Das ist dieselbe Datei wie in ${where}` }
          : {
              en: `The file ${path} is in ${where} too, where ${differing} has another value`,
              de: `Die Datei ${path} steht auch in ${where}, und ${differing} hat dort einen anderen Wert`,
            };
      const sameDigestMessage = {
        en: `Another file has the same SHA-256, in ${where}`,
        de: `Eine andere Datei hat dieselbe SHA-256, in ${where}`,
      };
      return {
        file,
        path: place,
        related: [there],
        severity: differing === undefined ? "warning" : "error",
        message: samePath === undefined ? sameDigestMessage : samePathMessage,
        hint,
      };
    });
  },
});

function spotOf({ file, at }: Download, key: string) {
  return { file, at, path: [...at, key] };
}
