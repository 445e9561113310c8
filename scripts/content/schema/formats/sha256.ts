import { z } from "zod";
import { field } from "../field.ts";

export const sha256 = field(
  z
    .string()
    .regex(/^(?![0-9a-f]{128}$)/, { error: "sha256.sha512" })
    .regex(/^[0-9a-f]{64}$/, { error: "sha256" }),
  [
    "Checksum (SHA-256)",
    "Checksum of exactly this file. In the Windows command prompt: certutil -hashfile Setup.exe SHA256",
  ],
  [
    "Prüfsumme (SHA-256)",
    "Prüfsumme genau dieser Datei. In der Windows-Eingabeaufforderung: certutil -hashfile Setup.exe SHA256",
  ],
  // A copied example would be accepted as a checksum, so there is none.
  {
    examples: [],
    format: "sha256",
    // As `sha256sum` and `certutil` print it, with the name of the file.
    read: (written) =>
      written.match(/(?<![\da-f])[\da-f]{64}(?![\da-f])/gi)?.map((checksum) => checksum.toLowerCase()) ?? [],
    normalize: (written) => written.replaceAll(/[\s:]/g, "").toLowerCase(),
  },
);
