/** A version with two or three numbers: `1.40` is not 1.4. */
import { z } from "zod";
import { lineExample } from "../../core/rule-words.ts";
import { field } from "../field.ts";
import { defineRefusal, notationOf } from "../refusal.ts";

const refused = defineRefusal({
  id: "version",
  group: "values",
  meaning: {
    en: "A version has two or three numbers with dots, and nothing else.",
    de: "Eine Version hat zwei oder drei Zahlen mit Punkten und nichts weiter.",
  },
  example: lineExample("downloads.yaml", "  version: 1.47 beta", "  version: 1.47"),
  message: { en: "This is not a version number", de: "Das ist keine Versionsnummer" },
  hint: {
    en: "Write two or three numbers with dots",
    de: "Schreiben Sie zwei oder drei Zahlen mit Punkten",
  },
});

export const version = field(
  z.string().regex(/^\d+\.\d+(?:\.\d+)?$/, { error: refused.id }),
  ["Version", "Two or three numbers with dots."],
  ["Version", "Zwei oder drei Zahlen mit Punkten."],
  {
    examples: ["12.3"],
    notation: notationOf(refused, "12.3"),
    normalize: (written) => written.trim().replace(/^v(?=\d)/i, ""),
  },
);
