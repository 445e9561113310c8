/** `content/downloads.yaml`: all files on the download host except plugins. */
import { z } from "zod";
import { field, group } from "./field.ts";
import { isoDate } from "./formats/date.ts";
import { downloadPath } from "./formats/path.ts";
import { sha256 } from "./formats/sha256.ts";
import { version } from "./formats/version.ts";
import { groupWithTranslations } from "./per-language.ts";
import { buttonText, byEdition, titled } from "./pieces.ts";

export const fileVersion = field(version, "Version", "Version", { reference: "release" });
export const fileDate = field(isoDate, "Published on", "Veröffentlicht am");

/** A file whose version and date are defined elsewhere. */
export const plainFile = z.strictObject({
  path: downloadPath,
  bytes: field(
    // A smaller number is a size in megabytes.
    z.int().min(10_000).max(10_000_000_000),
    ["Size", "Exact size of the file in bytes, digits only. Pages show it in megabytes."],
    ["Größe", "Genaue Größe der Datei in Bytes, nur Ziffern. Auf den Seiten steht sie in Megabyte."],
    { examples: [5000000] },
  ),
  sha256,
});

/** Adds the version to a file, if it has one, and fills it into its path. */
export function withVersion<File extends { readonly path: string }, Version extends string | undefined>(
  file: File,
  version: Version,
) {
  return { ...file, version, path: file.path.replaceAll("{version}", version ?? "") };
}

/** A file with its own version and date. */
const versionedFile = plainFile.extend({ version: fileVersion, date: fileDate });

/** A file of a release; version and date default to those of the newest one. */
const releaseFile = versionedFile.partial({ version: true, date: true });

const dataMigrationTranslations = field(
  titled.extend({ button: buttonText }),
  "Words of the tool",
  "Texte des Werkzeugs",
);

export type DataMigrationTranslations = z.output<typeof dataMigrationTranslations>;

export const downloads = group(
  [
    "Downloads",
    "The installers: path, exact size and checksum. They have version and day of the newest release, unless they say otherwise.",
  ],
  [
    "Downloads",
    "Die Installationsprogramme: Pfad, genaue Größe und Prüfsumme. Version und Tag haben sie von der neuesten Version, wenn nichts anderes dabeisteht.",
  ],
  {
    editions: field(
      byEdition(
        field(
          releaseFile,
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
          releaseFile,
          ["Update", "For an installed edition. Its size in texts: {updateSize.pro}."],
          ["Update", "Für eine installierte Edition. Seine Größe in Texten: {updateSize.pro}."],
        ),
      ),
      ["Updates", "By edition; not each needs one."],
      ["Updates", "Nach Edition; nicht jede braucht eines."],
    ),
    dataMigration: groupWithTranslations(
      ["Data migration tool", "Moves data between the databases of the editions. Can be left out."],
      ["Migrationswerkzeug", "Überträgt Daten zwischen den Datenbanken der Editionen. Kann entfallen."],
      versionedFile.shape,
      dataMigrationTranslations,
    ).optional(),
  },
);
