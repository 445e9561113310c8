import { partnerExample } from "../core/rule-example.ts";
import { valueAt } from "../core/value-path.ts";
import { hasFlawedKeys } from "../model/issue-lookup.ts";
import { textsIn } from "../model/strings.ts";
import { locate } from "../parse/source-location.ts";
import { defineRule } from "./registry/rule.ts";

const message = {
  en: "These are the words of a link that is missing",
  de: "Das ist der Wortlaut eines Links, der fehlt",
};

export default defineRule({
  id: "words-without-link",
  group: "values",
  severity: "warning",
  title: { en: "Words of a link that is missing", de: "Wortlaut eines Links, der fehlt" },
  meaning: {
    en: "displayFacebook says what is shown in place of the address in facebook. Without that address nobody sees it. This is a warning.",
    de: "displayFacebook ist, was anstelle der Adresse aus facebook steht. Ohne diese Adresse sieht es niemand. Das ist eine Warnung.",
  },
  example: partnerExample(
    "displayFacebook: Nordkap",
    "facebook: https://www.company.example/nordkap\n    displayFacebook: Nordkap",
  ),
  check: (files) =>
    textsIn(files).flatMap(({ parsed, path }) => {
      const [, link] = /^display([A-Z]\w+)$/.exec(String(path.at(-1))) ?? [];
      // A key that is not known may be the link, misspelled.
      if (link === undefined || !parsed.file.startsWith("facts/partners/")) return [];
      if (hasFlawedKeys(files, parsed.file, path)) return [];
      const key = link.toLowerCase();
      if (valueAt(parsed.value, [...path.slice(0, -1), key]) !== undefined) return [];
      const hint = {
        en: `Add a line  ${key}: https://…  with its address, or delete this line`,
        de: `Ergänzen Sie eine Zeile  ${key}: https://…  mit der Adresse, oder löschen Sie diese Zeile`,
      };
      return [{ place: locate(parsed, path), path, message, hint }];
    }),
});
