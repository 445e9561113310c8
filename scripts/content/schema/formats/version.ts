/** A version with two or three numbers, always in quotes: `"1.40"` is not 1.4. */
import { z } from "zod";
import { lineExample } from "../../core/rule-words.ts";
import { field } from "../field.ts";
import { defineRefusal, notationOf } from "../refusal.ts";

const refused = defineRefusal({
  id: "version",
  group: "values",
  meaning: {
    en: "A version has two or three numbers with dots. It stands in quotes, because 1.40 without them is read as 1.4.",
    de: "Eine Version hat zwei oder drei Zahlen mit Punkten. Sie steht in Anführungszeichen, denn 1.40 ohne sie wird als 1.4 gelesen.",
  },
  example: lineExample("downloads.yaml", '  version: "v1.47"', '  version: "1.47"'),
  message: { en: "This is not a version number", de: "Das ist keine Versionsnummer" },
  hint: {
    en: "Write two or three numbers with dots, in quotes",
    de: "Schreiben Sie zwei oder drei Zahlen mit Punkten, in Anführungszeichen",
  },
});

export const version = field(
  z.string().regex(/^\d+\.\d+(?:\.\d+)?$/, { error: refused.id }),
  ["Version", "Two or three numbers with dots."],
  ["Version", "Zwei oder drei Zahlen mit Punkten."],
  { examples: ["1.47"], notation: notationOf(refused, '"1.47"') },
);
