/** `content/facts/downloads.yaml`: every file of the download host that is not a plugin. */
import { z } from "zod";
import { downloadPath, isoDate, sha256, version } from "./primitives.ts";

/** One file that can be downloaded, with what a careful visitor checks. */
export const artefact = z.strictObject({
  path: downloadPath,
  version,
  date: isoDate.describe("Day on which this file was published."),
  bytes: z.int().positive().max(10_000_000_000).describe("Exact size in bytes."),
  sha256,
});

export const downloads = z.strictObject({
  lite: artefact.describe("Set-up of the Lite edition."),
  pro: artefact.describe("Set-up of the Pro edition."),
  proUpdate: artefact.describe("In-place update for Pro."),
  dataMigration: artefact.describe("Tool that moves data between Pro and Lite databases."),
});
