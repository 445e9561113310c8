/** E-mail addresses, single and comma-separated. */
import { z } from "zod";
import { field, trim } from "../field.ts";
import { commaSeparated } from "../patterns.ts";

/** zod's pattern, plus European letters in the host: `info@müller.example`. */
const word = "[A-Za-z0-9À-ÖØ-öø-ž]";
const pattern = new RegExp(`^(?:[\\w'+-]+\\.)*[\\w'+-]*[\\w+-]@(?:${word}(?:${word}|-)*\\.)+[A-Za-z]{2,}$`);

export const email = field(
  z.string().regex(pattern, { error: "email" }),
  ["E-mail", "One e-mail address."],
  ["E-Mail", "Eine E-Mail-Adresse."],
  { examples: ["info@company.example"], normalize: trim },
);

export const emails = z
  .string()
  .regex(commaSeparated(pattern), { error: "email" })
  .meta({ examples: ["info@company.example, sales@company.example"], normalize: trim });
