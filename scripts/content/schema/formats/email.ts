/** E-mail addresses, single and comma-separated. */
import { z } from "zod";
import { asciiAddress } from "../../../../src/domain/email-address.ts";
import { field, trim } from "../field.ts";
import { commaSeparated } from "../patterns.ts";

/** zod's pattern, plus letters of any script in the host: `info@müller.example`. */
const word = "[\\p{L}\\p{M}\\p{Nd}]";
const top = "(?:xn--[a-z\\d-]+|[\\p{L}\\p{M}]{2,})";
const pattern = new RegExp(`^(?:[\\w'+-]+\\.)*[\\w'+-]*[\\w+-]@(?:${word}(?:${word}|-)*\\.)+${top}$`, "u");

const isSendable = (written: string) =>
  written.split(",").every((address) => z.regexes.html5Email.test(asciiAddress(address.trim())));

export const email = field(
  z.string().regex(pattern, { error: "email" }).refine(isSendable, { error: "email" }),
  ["E-mail", "One e-mail address."],
  ["E-Mail", "Eine E-Mail-Adresse."],
  { examples: ["info@company.example"], normalize: trim },
);

export const emails = z
  .string()
  .regex(commaSeparated(pattern), { error: "email" })
  .refine(isSendable, { error: "email" })
  .meta({ examples: ["info@company.example, sales@company.example"], normalize: trim });
