/**
 * Lower-case words joined by hyphens, as in an address: `price-lists`. At least one letter: JavaScript moves keys that are
 * numbers to the front, and the order of keys is that of the page.
 */
import { z } from "zod";
import { field, trim } from "../field.ts";

export const slug = field(
  z
    .string()
    .regex(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "slug" })
    .max(80),
  ["Short name", "Other files and addresses use it."],
  ["Kurzname", "Andere Dateien und Adressen verwenden ihn."],
  { examples: ["gift-cards"], normalize: trim },
);
