/** `content/downloads.yaml`: every file of the download host that is not a plugin. */
import { z } from "zod";
import { field, group } from "./field.ts";
import { isoDate } from "./formats/date.ts";
import { downloadPath } from "./formats/path.ts";
import { sha256 } from "./formats/sha256.ts";
import { version } from "./formats/version.ts";
import { byEdition } from "./pieces.ts";

/** One file that can be downloaded, with what a careful visitor checks. */
export const artefact = z.strictObject({
  path: downloadPath,
  version: field(version, "Version", "Version", { reference: "release" }),
  date: field(isoDate, "Published on", "Veröffentlicht am"),
  bytes: field(
    // Less is a size in megabytes.
    z.int().min(10_000).max(10_000_000_000),
    ["Size", "Exact size of the file. Pages show it in megabytes."],
    ["Größe", "Genaue Größe der Datei. Auf den Seiten steht sie in Megabyte."],
    { examples: [48217336], notation: { en: "Bytes, digits only: 48217336.", de: "Bytes, nur Ziffern: 48217336." } },
  ),
  sha256,
});

export const downloads = group(
  ["Downloads", "The installers: path, version, day, exact size and digest. Change all of them with every release."],
  [
    "Downloads",
    "Die Installationsprogramme: Pfad, Version, Tag, genaue Größe und Prüfsumme. Mit jeder Version alle ändern.",
  ],
  {
    editions: field(
      byEdition(
        field(
          artefact,
          ["Installer", "Its size in texts: {size.pro}."],
          ["Installationsprogramm", "Seine Größe in Texten: {size.pro}."],
        ),
      ),
      "Editions",
      "Editionen",
    ),
    updates: field(
      byEdition(
        field(
          artefact,
          ["Update", "For an installed edition. Its size in texts: {updateSize.pro}."],
          ["Update", "Für eine installierte Edition. Seine Größe in Texten: {updateSize.pro}."],
        ),
      ),
      ["Updates", "By edition; not each needs one."],
      ["Updates", "Nach Edition; nicht jede braucht eines."],
    ),
    dataMigration: field(
      artefact,
      ["Data migration tool", "Moves data between the databases of the editions."],
      ["Migrationswerkzeug", "Überträgt Daten zwischen den Datenbanken der Editionen."],
    ),
  },
);
