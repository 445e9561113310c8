/** E-mail addresses: one, or several with commas between them. */
import { z } from "zod";
import { hints } from "../../core/hints.ts";
import { partnerExample } from "../../core/rule-words.ts";
import { field, trimmed } from "../field.ts";
import { commaSeparated } from "../patterns.ts";
import { defineRefusal, notationOf } from "../refusal.ts";

const refused = defineRefusal({
  id: "email",
  group: "addresses",
  meaning: {
    en: "One address has one @ and a host, nothing in front of it or behind. Partners may have several, with commas between them.",
    de: "Eine Adresse hat ein @ und einen Host, nichts davor und nichts dahinter. Partner dürfen mehrere haben, mit Kommas dazwischen.",
  },
  example: partnerExample("email: info@company", "email: info@company.example"),
  message: { en: "This is not an e-mail address", de: "Das ist keine E-Mail-Adresse" },
  hint: hints.likeThis,
});

/** As zod has it, and a host with letters of other European languages: `info@müller.example`. */
const word = "[A-Za-z0-9À-ÖØ-öø-ž]";
const pattern = new RegExp(`^(?:[\\w'+-]+\\.)*[\\w'+-]*[\\w+-]@(?:${word}(?:${word}|-)*\\.)+[A-Za-z]{2,}$`);
const [one, several] = ["info@company.example", "info@company.example, sales@company.example"];

export const email = field(
  z.string().regex(pattern, { error: refused.id }),
  ["E-mail", "One e-mail address."],
  ["E-Mail", "Eine E-Mail-Adresse."],
  { examples: [one], notation: notationOf(refused, one), normalize: trimmed },
);

export const emails = z
  .string()
  .regex(commaSeparated(pattern), { error: refused.id })
  .meta({ examples: [several], notation: notationOf(refused, several), normalize: trimmed });
