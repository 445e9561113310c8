/** SHA-256 digest, 64 lower-case hexadecimal digits. */
import { z } from "zod";
import { lineExample } from "../../core/rule-words.ts";
import { field } from "../field.ts";
import { defineRefusal, notationOf } from "../refusal.ts";

/** Of an empty file, which no installer is. */
const digest = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

const refused = defineRefusal({
  id: "sha256",
  group: "values",
  meaning: {
    en: "The digest by which visitors check a file has 64 characters, 0 to 9 and a to f. Copy it whole.",
    de: "Die Prüfsumme, mit der Besucher eine Datei prüfen, hat 64 Zeichen, 0 bis 9 und a bis f. Kopieren Sie sie ganz.",
  },
  example: lineExample("downloads.yaml", `  sha256: ${digest.slice(0, 40)}`, `  sha256: ${digest}`),
  message: { en: "This is not a SHA-256 digest", de: "Das ist keine SHA-256-Prüfsumme" },
  hint: {
    en: "Copy all 64 characters (0-9, a-f) from the file's digest",
    de: "Kopieren Sie alle 64 Zeichen (0-9, a-f) der Prüfsumme",
  },
});

export const sha256 = field(
  z.string().regex(/^[0-9a-f]{64}$/, { error: refused.id }),
  [
    "Digest (SHA-256)",
    "Digest of exactly this file. In the Windows command prompt: certutil -hashfile Setup.exe SHA256",
  ],
  [
    "Prüfsumme (SHA-256)",
    "Prüfsumme genau dieser Datei. In der Windows-Eingabeaufforderung: certutil -hashfile Setup.exe SHA256",
  ],
  // An example could be copied, and would be taken.
  {
    examples: [],
    notation: notationOf(refused),
    normalize: (written) => written.replaceAll(/[\s:]/g, "").toLowerCase(),
  },
);
