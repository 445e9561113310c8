/** Id that an analytics service gave: `G-XXXXXXX`. */
import { z } from "zod";
import { lineExample } from "../../core/rule-words.ts";
import { defineRefusal } from "../refusal.ts";

export const noAnalyticsId = defineRefusal({
  id: "analytics-id",
  group: "values",
  meaning: {
    en: "A provider of analytics needs the id that it gave you.",
    de: "Wo ein Analysedienst genannt ist, braucht er die Kennung, die er Ihnen gegeben hat.",
  },
  example: lineExample("site.yaml", "  provider: gtag", "  provider: gtag\n  id: G-XXXXXXX"),
  message: { en: "This provider needs its id", de: "Dieser Dienst braucht seine Kennung (id)" },
  hint: {
    en: "Write the id that your analytics account gave you",
    de: "Schreiben Sie die Kennung aus Ihrem Analysekonto",
  },
});

export const analyticsId = z.string().regex(/^[A-Z]{1,4}-[A-Z0-9-]{4,36}$/, { error: noAnalyticsId.id });
