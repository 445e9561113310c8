/** Rules about values that belong together. */
import { partnerExample } from "../core/rule-example.ts";
import type { Rule } from "./rule.ts";

export const valueRules = {
  "words-without-link": {
    title: { en: "Words of a link that is missing", de: "Wortlaut eines Links, der fehlt" },
    meaning: {
      en: "displayFacebook says what stands in place of the address in facebook. Without that address nobody sees it. This is a warning.",
      de: "displayFacebook ist, was anstelle der Adresse aus facebook steht. Ohne diese Adresse sieht es niemand. Das ist eine Warnung.",
    },
    example: partnerExample(
      "displayFacebook: Nordkap",
      "facebook: https://www.company.example/nordkap\n    displayFacebook: Nordkap",
    ),
  },
} as const satisfies Record<string, Rule>;
