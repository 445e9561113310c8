/** What the form for editors says beyond the names and descriptions of the fields. */
import type { LocalizedText } from "../content/core/localized-text.ts";

export const adminWords = {
  title: (brand: string): LocalizedText => ({ en: `${brand}: content`, de: `${brand}: Inhalte` }),
  facts: { en: "facts", de: "Angaben" },
  words: { en: "words", de: "Texte" },
  /** Folders with one file an entry, in the order of the list. Icons are names of Material Symbols, which the form has. */
  folders: {
    plugins: { title: { en: "Plugins", de: "Plugins" }, icon: "extension" },
    releases: { title: { en: "Releases", de: "Versionen" }, icon: "new_releases" },
    partners: { title: { en: "Partners", de: "Partner" }, icon: "handshake" },
  },
  files: {
    pages: { en: "Pages", de: "Seiten" },
    words: { en: "Shared words", de: "Gemeinsame Texte" },
    facts: { en: "Facts of the site", de: "Angaben zur Website" },
  },
  fileName: {
    en: "Name of the file, the same for facts and words.",
    de: "Name der Datei, derselbe für Angaben und Texte.",
  },
  /** The field with what the content check says. */
  check: { en: "Check", de: "Prüfung" },
  checkWords: {
    en: {
      errors: "Errors",
      warnings: "Warnings",
      nothingWrong: "Nothing is wrong here.",
      stillWrong: "Something is wrong in this entry",
      saveAllTheSame: "Save all the same",
      goOn: "Go on editing",
    },
    de: {
      errors: "Fehler",
      warnings: "Warnungen",
      nothingWrong: "Hier ist nichts zu beanstanden.",
      stillWrong: "In diesem Eintrag stimmt etwas nicht",
      saveAllTheSame: "Trotzdem speichern",
      goOn: "Weiter bearbeiten",
    },
  },
  /** If the form is asked for at the public address of a site without a repository. */
  onlyHere: {
    title: { en: "The form works on your own computer", de: "Das Formular läuft auf dem eigenen Computer" },
    text: {
      en: "No repository on GitHub is set for this site, so nothing can be saved from here. Start the site on your own computer (npm run dev) and open /admin there, or write the repository into content/facts/site.yaml, under editing.",
      de: "Für diese Website ist kein Repository auf GitHub eingetragen, deshalb lässt sich von hier aus nichts speichern. Starten Sie die Website auf dem eigenen Computer (npm run dev) und öffnen Sie dort /admin, oder tragen Sie das Repository in content/facts/site.yaml unter editing ein.",
    },
  },
} as const;
