/**
 * International number, with spaces, hyphens or brackets between the digits: `+254 20 555 0100` (ITU-T E.164: at most 15
 * digits, none of the countries' numbers begins with 0). The zero in brackets that is dialled only within a country would
 * be dialled by a phone that follows the link.
 */
import { z } from "zod";
import { partnerExample } from "../../core/rule-example.ts";
import { defineRefusal, notationOf } from "../refusal.ts";
import { commaSeparated } from "./comma-separated.ts";

const pattern = /^\+(?!.*\( *0 *\))[1-9](?:[ ()-]*\d){6,14}$/;

const notANumber = defineRefusal({
  id: "phone",
  group: "addresses",
  title: { en: "Not an international phone number", de: "Keine internationale Telefonnummer" },
  meaning: {
    en: "The number begins with + and the number of the country, so that it can be dialled from everywhere.",
    de: "Die Nummer beginnt mit + und der Landesvorwahl, damit sie von überall gewählt werden kann.",
  },
  example: partnerExample("fax: 555 0100", "fax: +354 555 0100"),
  message: { en: "This is not an international phone number", de: "Das ist keine internationale Telefonnummer" },
  hint: {
    en: "Begin with + and the country's number, without (0)",
    de: "Beginnen Sie mit + und der Landesvorwahl, ohne (0)",
  },
  sample: "+254 20 555 0100",
});

const notNumbers = defineRefusal({
  id: "phones",
  group: "addresses",
  title: { en: "Not a list of phone numbers", de: "Keine Liste von Telefonnummern" },
  meaning: {
    en: "One or several numbers with commas between them, each with + and the number of the country.",
    de: "Eine oder mehrere Nummern mit Kommas dazwischen, jede mit + und der Landesvorwahl.",
  },
  example: partnerExample("phone: 555 0100 / 555 0101", "phone: +354 555 0100, +354 555 0101"),
  message: {
    en: "One of these is not an international phone number",
    de: "Eine davon ist keine internationale Telefonnummer",
  },
  hint: {
    en: "Begin each with + and the country's number, without (0), and separate several with commas",
    de: "Beginnen Sie jede mit + und der Landesvorwahl, ohne (0), und trennen Sie mehrere durch Kommas",
  },
  sample: "+254 20 555 0100, +254 20 555 0101",
});

export const phone = z
  .string()
  .regex(pattern, { error: notANumber.id })
  .meta({ notation: notationOf(notANumber) });

export const phones = z
  .string()
  .regex(commaSeparated(pattern), { error: notNumbers.id })
  .meta({ notation: notationOf(notNumbers) });
