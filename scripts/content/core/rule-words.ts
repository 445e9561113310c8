/** What an editor can read about a rule: `docs/content-rules.md` is made from it. */
import type { LocalizedText } from "./localized-text.ts";
import type { RuleExample } from "./rule-example.ts";

export interface RuleWords {
  /** Name of the rule's file, the end of its messages, and its heading in the documentation. */
  readonly id: string;
  readonly group: keyof typeof ruleGroups;
  readonly title: LocalizedText;
  readonly meaning: LocalizedText;
  readonly example: RuleExample;
}

/** Headings of the documentation, in its order. */
export const ruleGroups = {
  bytes: { en: "Files", de: "Dateien" },
  yaml: { en: "YAML", de: "YAML" },
  fields: { en: "Fields", de: "Felder" },
  values: { en: "Values", de: "Werte" },
  addresses: { en: "Addresses", de: "Adressen" },
  files: { en: "Names and lists", de: "Namen und Listen" },
  references: { en: "Several files compared", de: "Mehrere Dateien im Vergleich" },
  downloads: { en: "Downloads, releases, countries", de: "Downloads, Versionen, Länder" },
  html: { en: "HTML and links", de: "HTML und Links" },
  images: { en: "Pictures", de: "Bilder" },
  release: { en: "Releases of the site", de: "Veröffentlichung der Website" },
} satisfies Record<string, LocalizedText>;
