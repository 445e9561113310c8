import type { LocalizedText } from "./localized-text.ts";

/** Headings of the documentation of rules, in its order. */
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

export type RuleGroup = keyof typeof ruleGroups;
