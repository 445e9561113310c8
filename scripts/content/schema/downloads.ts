/** `content/facts/downloads.yaml`: every file of the download host that is not a plugin. */
import { z } from "zod";
import { downloadPath } from "./addresses.ts";
import { isoDate, sha256, version } from "./primitives.ts";

/** One file that can be downloaded, with what a careful visitor checks. */
export const artefact = z.strictObject({
  path: downloadPath,
  version: version.meta({
    title: "Version",
    description: "Version of this file, in quotes.",
    inForm: { en: "Version of this file.", de: "Version dieser Datei." },
    de: { title: "Version", description: "Version dieser Datei, in Anführungszeichen." },
    reference: "release",
  }),
  date: isoDate.meta({
    title: "Published on",
    description: "Day on which this file was published.",
    de: { title: "Veröffentlicht am", description: "Tag, an dem diese Datei veröffentlicht wurde." },
  }),
  bytes: z
    .int()
    .positive()
    .max(10_000_000_000)
    .meta({
      title: "Size",
      description: "Exact size of the file. Pages show it in megabytes.",
      de: { title: "Größe", description: "Genaue Größe der Datei. Auf den Seiten steht sie in Megabyte." },
      format: "bytes",
    }),
  sha256,
});

export const downloads = z
  .strictObject({
    lite: artefact.meta({
      title: "Lite",
      description: "Installer of the edition Lite.",
      de: { title: "Lite", description: "Installationsprogramm der Edition Lite." },
    }),
    pro: artefact.meta({
      title: "Pro",
      description: "Installer of the edition Pro.",
      de: { title: "Pro", description: "Installationsprogramm der Edition Pro." },
    }),
    proUpdate: artefact.meta({
      title: "Update of Pro",
      description: "Brings an installed Pro to this version.",
      de: { title: "Update für Pro", description: "Bringt ein installiertes Pro auf diese Version." },
    }),
    dataMigration: artefact.meta({
      title: "Data migration tool",
      description: "Moves data between the databases of Pro and Lite.",
      de: { title: "Migrationswerkzeug", description: "Überträgt Daten zwischen den Datenbanken von Pro und Lite." },
    }),
  })
  .meta({
    title: "Downloads",
    description: "The installers: path, version, day, exact size and digest. Change all of them with every release.",
    de: {
      title: "Downloads",
      description:
        "Die Installationsprogramme: Pfad, Version, Tag, genaue Größe und Prüfsumme. Mit jeder Version alle ändern.",
    },
  });
