/**
 * Lower-case words joined by hyphens, as in an address: `price-lists`. Requires a letter, because JavaScript moves
 * numeric keys to the front, and pages show entries in the order of their keys.
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
