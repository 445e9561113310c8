/** E-mail addresses: one, or several with commas between them. */
import { z } from "zod";
import { partnerExample } from "../../core/rule-example.ts";
import { field } from "../field.ts";
import { defineRefusal, likeThis, notationOf } from "../refusal.ts";
import { commaSeparated } from "./comma-separated.ts";

const notAnAddress = defineRefusal({
  id: "email",
  group: "addresses",
  title: { en: "Not an e-mail address", de: "Keine E-Mail-Adresse" },
  meaning: {
    en: "One address with one @ and a host, nothing in front of it or behind.",
    de: "Eine Adresse mit einem @ und einem Host, nichts davor und nichts dahinter.",
  },
  example: {
    file: "facts/site.yaml",
    place: /^ {2}sales: .*$/m,
    wrong: "  sales: sales(at)company.example",
    right: "  sales: sales@company.example",
  },
  message: { en: "This is not an e-mail address", de: "Das ist keine E-Mail-Adresse" },
  hint: likeThis,
  sample: "info@company.example",
});

const notAddresses = defineRefusal({
  id: "emails",
  group: "addresses",
  title: { en: "Not a list of e-mail addresses", de: "Keine Liste von E-Mail-Adressen" },
  meaning: {
    en: "One or several e-mail addresses with commas between them.",
    de: "Eine oder mehrere E-Mail-Adressen mit Kommas dazwischen.",
  },
  example: partnerExample("email: info@company", "email: info@company.example"),
  message: { en: "One of these is not an e-mail address", de: "Eine davon ist keine E-Mail-Adresse" },
  hint: { en: "Separate addresses with commas", de: "Trennen Sie Adressen durch Kommas" },
  sample: "info@company.example, sales@company.example",
});

export const email = field(
  z.email({ error: notAnAddress.id }),
  ["E-mail", "One e-mail address."],
  ["E-Mail", "Eine E-Mail-Adresse."],
  { examples: ["info@company.example"], notation: notationOf(notAnAddress) },
);

export const emails = z
  .string()
  .regex(commaSeparated(z.regexes.email), { error: notAddresses.id })
  .meta({ notation: notationOf(notAddresses) });
