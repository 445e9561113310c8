import { valueAt, walkStrings } from "../core/value-path.ts";
import { defineRule } from "./registry/rule.ts";

const file = "legal.yaml";
/** Which day belongs to which page. */
const days = { "terms-of-use": "termsUpdated", "privacy-policy": "privacyUpdated" };

export default defineRule({
  id: "legal-date",
  group: "references",
  severity: "warning",
  when: "no-errors",
  title: { en: "A legal text changed, its date did not", de: "Rechtstext geändert, sein Datum nicht" },
  meaning: {
    en: "A pull request changes the terms of use or the privacy policy, and the page still says that it was last changed on the day before. If it means something else now, change its day in legal.yaml. This is a warning.",
    de: "Ein Pull Request ändert Nutzungsbedingungen oder Datenschutzerklärung, und auf der Seite steht noch der frühere Stand. Besagt sie jetzt etwas anderes, ändern Sie auch ihren Tag in legal.yaml. Das ist eine Warnung.",
  },
  example: {
    wrong: {
      en: "Another liability, and termsUpdated as it was",
      de: "Eine andere Haftung, und termsUpdated wie zuvor",
    },
    right: { en: "Both are new", de: "Beide sind neu" },
  },
  check: ({ base, parsed, languages }) =>
    Object.entries(days).flatMap(([page, day]) => {
      const [now, before] = [parsed, base?.parsed].map((state) => valueAt(state?.get(file)?.value, [day]));
      if (now !== before) return [];
      const [changed] = languages.flatMap((language) => {
        const name = `${language}/pages/${page}.yaml`;
        const old = base?.parsed.get(name);
        const texts = new Set(walkStrings(old?.value).map(({ value }) => value));
        const found = walkStrings(parsed.get(name)?.value).find(
          ({ path, value }) => path[0] !== "seo" && !texts.has(value),
        );
        return old && found ? [{ file: name, path: found.path }] : [];
      });
      if (changed === undefined) return [];
      const message = {
        en: `This text has changed, and ${day} is still ${now}`,
        de: `Dieser Text ist geändert, und ${day} ist noch ${now}`,
      };
      const hint = {
        en: `If it means something else now, change ${day} in ${file}`,
        de: `Besagt er jetzt etwas anderes, ändern Sie ${day} in ${file}`,
      };
      return [{ ...changed, related: [{ file, path: [day] }], message, hint }];
    }),
});
