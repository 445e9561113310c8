/** Name on Telegram: `@company`. */
import { z } from "zod";
import { partnerExample } from "../../core/rule-words.ts";
import { defineRefusal } from "../refusal.ts";

const refused = defineRefusal({
  id: "telegram",
  group: "addresses",
  meaning: {
    en: "The name has letters, digits and underscores, at least five. With @ in front it stands in quotes.",
    de: "Der Name besteht aus Buchstaben, Ziffern und Unterstrichen, mindestens fünf. Mit @ davor steht er in Anführungszeichen.",
  },
  example: partnerExample("telegram: nordkap kassen", "telegram: nordkap"),
  message: { en: "This is not a Telegram name", de: "Das ist kein Telegram-Name" },
  hint: { en: "Write the name without spaces", de: "Schreiben Sie den Namen ohne Leerzeichen" },
});

export const telegram = z
  .string()
  .regex(/^@[A-Za-z]\w{3,31}$/, { error: refused.id })
  .meta({ examples: ["@company"], normalize: (written) => written.trim().replace(/^(?!@)/, "@") });
