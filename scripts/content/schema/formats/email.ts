/** E-mail addresses, single and comma-separated. */
import { z } from "zod";
import { asciiAddress } from "../../../../src/domain/email-address.ts";
import { trim } from "../field.ts";
import { commaSeparated } from "../patterns.ts";

/** zod's pattern, plus letters of any script in the host: `info@müller.example`. */
const word = "[\\p{L}\\p{M}\\p{Nd}]";
const top = "(?:xn--[a-z\\d-]+|[\\p{L}\\p{M}]{2,})";
const pattern = new RegExp(`^(?:[\\w'+-]+\\.)*[\\w'+-]*[\\w+-]@(?:${word}(?:${word}|-)*\\.)+${top}$`, "u");

const isSendable = (written: string) =>
  written.split(",").every((address) => z.regexes.html5Email.test(asciiAddress(address.trim())));

/** Addresses as mails and web pages write them: with a name, `mailto:`, `(at)`, blanks, a comma for a dot. */
function read(written: string): readonly string[] {
  const [, linked = written] = /^\[[^\]]*\]\(mailto:([^)]*)\)$/.exec(written) ?? [];
  const text = linked
    .replace(/^.*<([^<>]+)>\W*$/, "$1")
    .replaceAll(/\bmailto:|^e-?mail\s*:|^@/gi, "")
    .replaceAll(/\s*[([{]\s*(?:at|ät)\s*[)\]}]\s*|\s+at\s+/gi, "@")
    .replaceAll(/\s*[([{]\s*(?:dot|punkt)\s*[)\]}]\s*|\s+dot\s+/gi, ".")
    .replaceAll(/\s*@+\s*/g, "@")
    .replaceAll(/\.{2,}|\.\s+(?=[^\s@]+$)/g, ".")
    .replace(/\?subject=.*$|[\s.,;>]+$/i, "");
  const parts = text.split(/\s*[;,]\s*|\s+(?:und|and|oder|or|\/)\s+|\s+/).filter((part) => part !== "");
  // `info@savanna,example`
  return [parts.every((part) => part.includes("@")) ? parts.join(", ") : parts.join(".")];
}

export const email = z
  .string()
  .regex(pattern, { error: "email" })
  .refine(isSendable, { error: "email" })
  .meta({ examples: ["info@company.example"], normalize: trim, read });

export const emails = z
  .string()
  .regex(commaSeparated(pattern), { error: "email" })
  .refine(isSendable, { error: "email" })
  .meta({ examples: ["info@company.example, sales@company.example"], normalize: trim, read });
