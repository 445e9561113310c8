/** A box for analytics that is ticked beforehand. */
import { valueAt } from "../core/value-path.ts";
import { defineRule } from "./registry/rule.ts";

const [file, path] = ["site.yaml", ["analytics", "consentDefault"]];

export default defineRule({
  id: "ticked-consent",
  group: "release",
  severity: "warning",
  title: { en: "Consent ticked in advance", de: "Vorab angehakte Einwilligung" },
  meaning: {
    en: "The box for analytics is ticked when somebody opens the cookie preferences. In the EU a box that was ticked beforehand is no consent (Court of Justice, 1 October 2019, C-673/17, Planet49). This is a warning, given only with --release: elsewhere the law may be another.",
    de: "Das Kästchen für die Analyse ist schon angehakt, wenn jemand die Cookie-Einstellungen öffnet. In der EU ist ein vorab angehaktes Kästchen keine Einwilligung (EuGH, 1. Oktober 2019, C-673/17, Planet49). Das ist eine Warnung, die nur bei --release erscheint: Anderswo kann anderes gelten.",
  },
  example: {
    wrong: { en: "consentDefault: true", de: "consentDefault: true" },
    right: { en: "consentDefault: false", de: "consentDefault: false" },
  },
  when: "release",
  check({ parsed }) {
    if (valueAt(parsed.get(file)?.value, path) !== true) return [];
    const message = {
      en: "The box for analytics is ticked beforehand; under EU law that is no consent (CJEU, C-673/17)",
      de: "Das Kästchen für die Analyse ist schon angehakt; nach EU-Recht ist das keine Einwilligung (EuGH, C-673/17)",
    };
    const hint = { en: "Write  consentDefault: false", de: "Schreiben Sie  consentDefault: false" };
    return [{ file, path, message, hint }];
  },
});
