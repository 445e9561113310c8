/** What kinds of entry are called. */
import type { LocalizedText } from "../core/localized-text.ts";

export const entryKinds = {
  partner: (name: string): LocalizedText => ({ en: `Partner "${name}"`, de: `Partner „${name}“` }),
  partnerAt: (number: number): LocalizedText => ({
    en: `Partner ${number} of the list`,
    de: `Partner ${number} der Liste`,
  }),
  plugin: (name: string): LocalizedText => ({ en: `Plugin "${name}"`, de: `Plugin „${name}“` }),
  release: (version: string): LocalizedText => ({ en: `Release ${version}`, de: `Version ${version}` }),
  page: (name: string): LocalizedText => ({ en: `Page "${name}"`, de: `Seite „${name}“` }),
  partOfPage: (part: string, page: string): LocalizedText => ({
    en: `"${part}" on the page "${page}"`,
    de: `„${part}“ auf der Seite „${page}“`,
  }),
  entry: (name: string): LocalizedText => ({ en: `Entry "${name}"`, de: `Eintrag „${name}“` }),
};
