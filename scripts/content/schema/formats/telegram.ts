/** Name on Telegram: `@company`. */
import { z } from "zod";
import { partnerExample } from "../../core/rule-words.ts";
import { defineRefusal } from "../refusal.ts";

const refused = defineRefusal({
  id: "telegram",
  group: "addresses",
  meaning: {
    en: "The name begins with @. It stands in quotes, because YAML reads @ otherwise.",
    de: "Der Name beginnt mit @. Er steht in Anführungszeichen, weil YAML @ sonst anders liest.",
  },
  example: partnerExample("telegram: nordkap", 'telegram: "@nordkap"'),
  message: { en: "This is not a Telegram name", de: "Das ist kein Telegram-Name" },
  hint: { en: "Begin with @, in quotes", de: "Beginnen Sie mit @, in Anführungszeichen" },
});

export const telegram = z
  .string()
  .regex(/^@[A-Za-z]\w{3,31}$/, { error: refused.id })
  .meta({ examples: ["@company"] });
