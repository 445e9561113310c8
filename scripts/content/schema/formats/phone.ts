/**
 * International number, with spaces, hyphens, dots or brackets between the digits: `+254 20 555 0100` (ITU-T E.164: at most 15
 * digits, none of the countries' numbers begins with 0). The zero in brackets that is dialled only within a country would
 * be dialled by a phone that follows the link.
 */
import { z } from "zod";
import { partnerExample } from "../../core/rule-words.ts";
import { commaSeparated } from "../patterns.ts";
import { defineRefusal, notationOf } from "../refusal.ts";

const refused = defineRefusal({
  id: "phone",
  group: "addresses",
  meaning: {
    en: "A number begins with + and the number of the country, so that it can be dialled from everywhere. Partners may have several, with commas between them.",
    de: "Eine Nummer beginnt mit + und der Landesvorwahl, damit sie von überall gewählt werden kann. Partner dürfen mehrere haben, mit Kommas dazwischen.",
  },
  example: partnerExample("phone: 555 0100 / 555 0101", "phone: +354 555 0100, +354 555 0101"),
  message: { en: "This is not an international phone number", de: "Das ist keine internationale Telefonnummer" },
  hint: {
    en: "Begin with + and the country's number in place of the first 0, without (0), letters or slashes",
    de: "Beginnen Sie mit + und der Landesvorwahl statt der ersten 0, ohne (0), Buchstaben oder Schrägstriche",
  },
});

const pattern = /^\+(?!.*\( *0 *\))[1-9](?:[ ().-]*\d){6,14}$/;
const [one, several] = ["+254 20 555 0100", "+254 20 555 0100, +254 20 555 0101"];

/** `00` in front is + in most of the world. */
function normalize(written: string): string {
  return written
    .split(",")
    .map((number) => number.trim().replace(/^00(?=[1-9])/, "+"))
    .join(", ");
}

export const phone = z
  .string()
  .regex(pattern, { error: refused.id })
  .meta({ examples: [one], notation: notationOf(refused, one), normalize });

export const phones = z
  .string()
  .regex(commaSeparated(pattern), { error: refused.id })
  .meta({ examples: [several], notation: notationOf(refused, several), normalize });
