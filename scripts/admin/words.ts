/** What the form for editors says beyond the names and descriptions of the fields. */
import type { z } from "zod";
import type { LocalizedText } from "../content/core/localized-text.ts";
import { fieldWords } from "../content/schema/field.ts";

/** Names of the folders with one file an entry, in the plural. A folder that is not here is called as its schema is. */
const folders: Readonly<Record<string, LocalizedText>> = {
  plugins: { en: "Plugins", de: "Plugins" },
  releases: { en: "Releases", de: "Versionen" },
  partners: { en: "Partners", de: "Partner" },
};

export const adminWords = {
  title: (brand: string): LocalizedText => ({ en: `${brand}: content`, de: `${brand}: Inhalte` }),
  folder: (name: string, schema: z.ZodType): LocalizedText =>
    folders[name] ?? { en: fieldWords(schema, "en").title, de: fieldWords(schema, "de").title },
  facts: (title: LocalizedText): LocalizedText => ({ en: `${title.en}: facts`, de: `${title.de}: Angaben` }),
  words: (title: LocalizedText): LocalizedText => ({ en: `${title.en}: words`, de: `${title.de}: Texte` }),
  files: {
    pages: { en: "Pages", de: "Seiten" },
    words: { en: "Shared words", de: "Gemeinsame Texte" },
    facts: { en: "Facts of the site", de: "Angaben zur Website" },
  },
  fileName: {
    en: "Name of the file, the same for facts and words.",
    de: "Name der Datei, derselbe für Angaben und Texte.",
  },
  /** Below a switch: what on and off mean. */
  switchOn: (on: string, off: string): LocalizedText => ({
    en: `On: ${on}. Off: ${off}.`,
    de: `An: ${on}. Aus: ${off}.`,
  }),
  forExample: (example: string): LocalizedText => ({ en: `Example: ${example}`, de: `Beispiel: ${example}` }),
  /** Where the form cannot do anything, because it is asked for at the public address of a site without a repository. */
  onlyHere: {
    title: { en: "The form works on your own computer", de: "Das Formular läuft auf dem eigenen Computer" },
    text: {
      en: "No repository on GitHub is set for this site, so nothing can be saved from here. Start the site on your own computer (npm run dev) and open /admin there, or write the repository into content/facts/site.yaml, under editing.",
      de: "Für diese Website ist kein Repository auf GitHub eingetragen, deshalb lässt sich von hier aus nichts speichern. Starten Sie die Website auf dem eigenen Computer (npm run dev) und öffnen Sie dort /admin, oder tragen Sie das Repository in content/facts/site.yaml unter editing ein.",
    },
  },
} as const;
