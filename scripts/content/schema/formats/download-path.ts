/** Path of a file on the download host, without a leading slash. */
import { z } from "zod";
import { downloadPathPattern } from "../../../../src/routes/download-path.ts";
import { field } from "../field.ts";
import { defineRefusal } from "../refusal.ts";
import { pathNotation } from "./path.ts";

const refused = defineRefusal({
  id: "download-path",
  group: "addresses",
  title: { en: "Not the path of an installer", de: "Kein Pfad eines Installationsprogramms" },
  meaning: {
    en: "Folders and name of the file on the download host, without a slash at the beginning, without spaces.",
    de: "Ordner und Name der Datei auf dem Download-Host, ohne Schrägstrich am Anfang, ohne Leerzeichen.",
  },
  example: {
    file: "facts/downloads.yaml",
    place: /^ {2}path: .*$/m,
    wrong: "  path: /latest/Lite Setup.exe",
    right: "  path: latest/Lite.Setup.exe",
  },
  message: { en: "This is not a path of an installer", de: "Das ist kein Pfad eines Installationsprogramms" },
  hint: {
    en: "Write folders and file without a slash at the beginning",
    de: "Schreiben Sie Ordner und Datei ohne Schrägstrich am Anfang",
  },
});

export const downloadPath = field(
  z.string().regex(downloadPathPattern, { error: refused.id }),
  ["Path of the file", "Folders and file on the download host, without a slash at the beginning."],
  ["Pfad der Datei", "Ordner und Datei auf dem Download-Host, ohne Schrägstrich am Anfang."],
  { examples: ["releases/latest/Product.Lite.Setup.exe"], notation: pathNotation },
);
