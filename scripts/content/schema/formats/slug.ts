/**
 * Lower-case words joined by hyphens, as in an address: `price-lists`. Requires a letter, because JavaScript moves
 * numeric keys to the front, and pages show entries in the order of their keys.
 */
import { z } from "zod";
import { field, trim } from "../field.ts";
import { nonBlank } from "./text.ts";

/** A name as a slug, with German umlauts in two letters: `Kassenbücher` → `kassenbuecher`. Empty without Latin letters. */
export function slugOf(name: string): string {
  const letters = name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue", ß: "ss" })[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "");
  return /[^\p{Script=Latin}\p{Nd}\p{P}\p{S}\s]/u.test(letters)
    ? ""
    : letters.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}

export const slug = field(
  z
    .string()
    .regex(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "slug" })
    .max(80),
  ["Short name", "Other files and addresses use it."],
  ["Kurzname", "Andere Dateien und Adressen verwenden ihn."],
  { examples: ["gift-cards"], normalize: trim, read: (written) => [slugOf(written)] },
);

/** The slug of something that is defined elsewhere. The rule about references says what is wrong with another text. */
export const slugOfOther = field(nonBlank.max(200), "Short name", "Kurzname", { normalize: trim });
