import { sharedDownloads } from "../model/downloads.ts";
import { placeIn } from "../model/place-in.ts";
import { defineRule } from "./registry/rule.ts";

export const ownFile = {
  en: "If it was copied by mistake, put in path, size and SHA-256 of this one's own file",
  de: "Wurde es versehentlich kopiert, tragen Sie Pfad, Größe und SHA-256 der eigenen Datei ein",
};

export default defineRule({
  id: "same-download",
  group: "downloads",
  severity: "warning",
  title: { en: "The same file twice", de: "Zweimal dieselbe Datei" },
  meaning: {
    en: "Two entries offer one file, or two files have one digest. It can be meant like that; mostly an entry was copied, and path or SHA-256 were forgotten. This is a warning.",
    de: "Zwei Einträge bieten eine Datei an, oder zwei Dateien haben eine Prüfsumme. Das kann gewollt sein; meist wurde ein Eintrag kopiert und Pfad oder SHA-256 vergessen. Das ist eine Warnung.",
  },
  example: {
    wrong: {
      en: "Two plugins with path: plugins/notes/latest/Notes.Lite.exe",
      de: "Zwei Plugins mit path: plugins/notes/latest/Notes.Lite.exe",
    },
    right: { en: "Each with its own file", de: "Jedes mit seiner eigenen Datei" },
  },
  check: (files) =>
    sharedDownloads(files).flatMap(({ entry, first, where, by, differing }) => {
      if (differing !== undefined || (by === "path" && entry.owner === first.owner)) return [];
      const message =
        by === "path"
          ? { en: `This is the same file as in ${where}`, de: `Das ist dieselbe Datei wie in ${where}` }
          : {
              en: `Another file has the same SHA-256, in ${where}`,
              de: `Eine andere Datei hat dieselbe SHA-256, in ${where}`,
            };
      const related = [placeIn(files, first.file, [...first.at, by])];
      const at = [...entry.at, by];
      return [{ place: placeIn(files, entry.file, at), path: at, related, message, hint: ownFile }];
    }),
});
