/** E-mail addresses: one, or several with commas between them. */
import { z } from "zod";
import { field, trim } from "../field.ts";
import { commaSeparated } from "../patterns.ts";

/** As zod has it, and a host with letters of other European languages: `info@müller.example`. */
const word = "[A-Za-z0-9À-ÖØ-öø-ž]";
const pattern = new RegExp(`^(?:[\\w'+-]+\\.)*[\\w'+-]*[\\w+-]@(?:${word}(?:${word}|-)*\\.)+[A-Za-z]{2,}$`);
const [one, several] = ["info@company.example", "info@company.example, sales@company.example"];

export const email = field(
  z.string().regex(pattern, { error: "email" }),
  ["E-mail", "One e-mail address."],
  ["E-Mail", "Eine E-Mail-Adresse."],
  { examples: [one], normalize: trim },
);

export const emails = z
  .string()
  .regex(commaSeparated(pattern), { error: "email" })
  .meta({ examples: [several], normalize: trim });
