/** ISO 4217 code of a currency that `Intl` knows. */
import { z } from "zod";
import { lineExample } from "../../core/rule-words.ts";
import { field } from "../field.ts";
import { defineRefusal, notationOf } from "../refusal.ts";

export const currencyCodes: readonly string[] = Intl.supportedValuesOf("currency");

const refused = defineRefusal({
  id: "currency",
  group: "values",
  meaning: {
    en: "The currency is written as three capital letters (ISO 4217). Its sign is added for each language.",
    de: "Die Währung wird mit drei Großbuchstaben geschrieben (ISO 4217). Ihr Zeichen wird je Sprache ergänzt.",
  },
  example: lineExample("facts/editions.yaml", "currency: Euro", "currency: EUR"),
  message: { en: "This is not a currency code", de: "Das ist kein Währungscode" },
  hint: { en: "Write three capital letters (ISO 4217)", de: "Schreiben Sie drei Großbuchstaben (ISO 4217)" },
  sample: "USD, EUR",
});

export const currencyCode = field(
  z.string().regex(new RegExp(`^(?:${currencyCodes.join("|")})$`), { error: refused.id }),
  ["Currency", "Code of a currency."],
  ["Währung", "Code einer Währung."],
  { notation: notationOf(refused), reference: "currency" },
);
