/**
 * International numbers (ITU-T E.164: at most 15 digits, no leading 0), with spaces, hyphens, dots or brackets between
 * the digits: `+254 20 555 0100`. Rejects the trunk prefix `(0)`, which phones would dial from a link.
 */
import { z } from "zod";
import { commaSeparated } from "../patterns.ts";

const pattern = /^\+(?!.*\( *0 *\))[1-9](?:[ ().-]*\d){6,14}$/;

/** Replaces the prefix `00`, which means + in most of the world. */
function normalize(written: string): string {
  return written
    .split(",")
    .map((number) => number.trim().replace(/^00(?=[1-9])/, "+"))
    .join(", ");
}

export const phone = z
  .string()
  .regex(pattern, { error: "phone" })
  .meta({ examples: ["+254 20 555 0100"], normalize });

export const phones = z
  .string()
  .regex(commaSeparated(pattern), { error: "phone" })
  .meta({ examples: ["+254 20 555 0100, +254 20 555 0101"], normalize });
