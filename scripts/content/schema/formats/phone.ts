/**
 * International numbers (ITU-T E.164: at most 15 digits, no leading 0), with spaces, hyphens, dots or brackets between
 * the digits: `+254 20 555 0100`. Rejects the trunk prefix `(0)`, which phones would dial from a link.
 */
import { z } from "zod";
import { commaSeparated } from "../patterns.ts";
import { plainDigits } from "./number.ts";

const pattern = /^\+(?!.*\( *0 *\))[1-9](?:[ ().-]*\d){6,14}$/;

/** Replaces the prefix `00`, which means + in most of the world. */
function normalize(written: string): string {
  return written
    .split(",")
    .map((number) => number.trim().replace(/^00(?=[1-9])/, "+"))
    .join(", ");
}

/** From here on a number with the country's has no fewer digits. Shorter ones may lack it. */
const minDigits = 11;

/** Numbers as mails and spreadsheets write them: `tel:`, `(0)`, slashes, dashes, digits of other scripts, no plus. */
function read(written: string): readonly string[] {
  const numbers = plainDigits(written)
    .replace(/^\[([^\]]*)\]\(tel:[^)]*\)$/, "$1")
    .replaceAll(/\p{Pd}/gu, "-")
    .replaceAll("_", " ")
    .split(/\s*(?:[,;|&]|\b(?:or|oder|and|und)\b|\s\/\s|(?<=\d)\s(?=\+))\s*/i)
    .map((number) =>
      number
        .replace(/^(?:tel|telefon|phone|mobile|mobil|handy|fax|whatsapp|t|m)?[.:]*\s*(?=[+(\d])|^'/i, "")
        .replace(/^\S*(?:wa\.me|whatsapp|viber)\S*?[/=](?:%2B)?(?=\+?\d+$)/i, "+")
        .replace(/\(\s*(\+\d+)\s*\)/, "$1")
        .replaceAll(/\(\s*0\s*\)\s*/g, "")
        .replaceAll(/\s*\/\s*/g, " ")
        .replace(/^\++\s*|^00\s*/, "+")
        .replace(/^(?=[1-9])/, () => (number.replaceAll(/\D/g, "").length < minDigits ? "" : "+"))
        .replace(/[\s.]+$/, ""),
    );
  return [numbers.join(", ")];
}

/** Spreadsheets show long numbers as `2.54701E+11`, and lose digits. */
const shortened = [/^(?!.*\d[Ee]\+\d)/, { error: "phone.shortened" }] as const;

export const phone = z
  .string()
  .regex(...shortened)
  .regex(pattern, { error: "phone" })
  .meta({ format: "phone", examples: ["+254 20 555 0100"], normalize, read });

export const phones = z
  .string()
  .regex(...shortened)
  .regex(commaSeparated(pattern), { error: "phone" })
  .meta({ format: "phone", examples: ["+254 20 555 0100, +254 20 555 0101"], normalize, read });
