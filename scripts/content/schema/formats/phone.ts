/**
 * International number, with spaces, hyphens, dots or brackets between the digits: `+254 20 555 0100` (ITU-T E.164: at most 15
 * digits, none of the countries' numbers begins with 0). The zero in brackets that is dialled only within a country would
 * be dialled by a phone that follows the link.
 */
import { z } from "zod";
import { commaSeparated } from "../patterns.ts";

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
  .regex(pattern, { error: "phone" })
  .meta({ examples: [one], normalize });

export const phones = z
  .string()
  .regex(commaSeparated(pattern), { error: "phone" })
  .meta({ examples: [several], normalize });
