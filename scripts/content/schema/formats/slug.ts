/**
 * Lower-case words joined by hyphens, as in an address: `price-lists`. At least one letter: JavaScript moves keys that are
 * numbers to the front, and the order of keys is that of the page.
 */
import { z } from "zod";
import { hints } from "../../core/hints.ts";
import { lineExample } from "../../core/rule-words.ts";
import { field, trimmed } from "../field.ts";
import { defineRefusal, notationOf } from "../refusal.ts";

const refused = defineRefusal({
  id: "slug",
  group: "values",
  meaning: {
    en: "Ids and names of files become addresses on the web: lower-case letters a to z, digits, and single hyphens between them; at least one letter.",
    de: "Ids und Dateinamen werden zu Webadressen: Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche dazwischen; mindestens ein Buchstabe.",
  },
  example: lineExample("editions.yaml", "    group: Registers", "    group: registers"),
  message: {
    en: "This must be lower-case letters, digits and hyphens, with at least one letter",
    de: "Hier sind nur Kleinbuchstaben, Ziffern und Bindestriche möglich, darunter mindestens ein Buchstabe",
  },
  hint: hints.likeThis,
});

export const slug = field(
  z
    .string()
    .regex(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: refused.id })
    .max(80),
  ["Short name", "Other files and addresses use it."],
  ["Kurzname", "Andere Dateien und Adressen verwenden ihn."],
  { examples: ["price-lists"], notation: notationOf(refused, "price-lists"), normalize: trimmed },
);
