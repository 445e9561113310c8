/** What kinds of entry are called. */
import type { Sentence } from "../core/localized-text.ts";

export const entryKinds = {
  partner: (name: string): Sentence => ({ en: `Partner "${name}"`, de: `Partner „${name}“` }),
  partnerAt: (number: number): Sentence => ({ en: `Partner ${number} of the list`, de: `Partner ${number} der Liste` }),
  plugin: (name: string): Sentence => ({ en: `Plugin "${name}"`, de: `Plugin „${name}“` }),
  release: (version: string): Sentence => ({ en: `Release ${version}`, de: `Version ${version}` }),
  page: (name: string): Sentence => ({ en: `Page "${name}"`, de: `Seite „${name}“` }),
  partOfPage: (part: string, page: string): Sentence => ({
    en: `"${part}" on the page "${page}"`,
    de: `„${part}“ auf der Seite „${page}“`,
  }),
  entry: (name: string): Sentence => ({ en: `Entry "${name}"`, de: `Eintrag „${name}“` }),
};
