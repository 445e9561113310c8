/** What the form for editors says beyond the names and descriptions of the fields. */
import type { LocalizedText } from "../content/core/localized-text.ts";

export const adminWords = {
  title: (brand: string): LocalizedText => ({ en: `${brand}: content`, de: `${brand}: Inhalte` }),
  files: {
    pages: { en: "Pages", de: "Seiten" },
    words: { en: "Shared words", de: "Gemeinsame Texte" },
    facts: { en: "Facts of the site", de: "Angaben zur Website" },
  },
  slug: {
    en: "Part of the address of the page. Taken from the name; can be changed until it is saved.",
    de: "Teil der Adresse der Seite. Entsteht aus dem Namen und lässt sich bis zum Speichern ändern.",
  },
  insertions: {
    fact: { en: "Fact", de: "Angabe" },
    link: { en: "Link to a page", de: "Link auf eine Seite" },
    linkText: { en: "Words of the link", de: "Wortlaut des Links" },
  },
  /** What the first screen says, by whether there is a repository. */
  steps: {
    folder: {
      en: [
        "Open the folder of the website: the one that has the folder “content” in it.",
        "Choose at the left what you want to change, change it, and save.",
        "What you save is in the files of this folder. Visitors see it once it is published.",
      ],
      de: [
        "Öffnen Sie den Ordner der Website: den, in dem der Ordner „content“ liegt.",
        "Wählen Sie links aus, was Sie ändern möchten, ändern Sie es und speichern Sie.",
        "Gespeichertes steht in den Dateien dieses Ordners. Besucher sehen es, sobald es veröffentlicht ist.",
      ],
    },
    repository: {
      en: [
        "Sign in.",
        "Choose at the left what you want to change, change it, and save.",
        "Each change is checked. Visitors see it once it is published.",
      ],
      de: [
        "Melden Sie sich an.",
        "Wählen Sie links aus, was Sie ändern möchten, ändern Sie es und speichern Sie.",
        "Jede Änderung wird geprüft. Besucher sehen sie, sobald sie veröffentlicht ist.",
      ],
    },
  },
  /** The field with what the content check says. */
  check: { en: "Check", de: "Prüfung" },
  formWords: {
    en: {
      errors: "Errors",
      warnings: "Warnings",
      nothingWrong: "Nothing is wrong here.",
      outdated:
        "This entry was saved in another tab meanwhile. Saving it here undoes what was changed there: copy your texts and load this page again.",
      unchecked: "The check does not answer. Load this page again.",
      stillWrong: "Something is wrong in this entry",
      saveAllTheSame: "Save all the same",
      goOn: "Go on editing",
      phone: "Phone",
      desktop: "Computer",
      ownWindow: "Open in a window",
      page: "Page",
      followsLater: "Something is wrong in the content. The page follows once it is fixed.",
      notShown: "The page cannot be shown with this content. It stays as it was before.",
    },
    de: {
      errors: "Fehler",
      warnings: "Warnungen",
      nothingWrong: "Hier ist nichts zu beanstanden.",
      outdated:
        "Dieser Eintrag wurde inzwischen in einem anderen Tab gespeichert. Speichern Sie ihn hier, geht die Änderung von dort verloren: Kopieren Sie Ihre Texte und laden Sie diese Seite neu.",
      unchecked: "Die Prüfung antwortet nicht. Laden Sie diese Seite neu.",
      stillWrong: "In diesem Eintrag stimmt etwas nicht",
      saveAllTheSame: "Trotzdem speichern",
      goOn: "Weiter bearbeiten",
      phone: "Handy",
      desktop: "Computer",
      ownWindow: "In eigenem Fenster",
      page: "Seite",
      followsLater: "Im Inhalt stimmt etwas nicht. Die Seite folgt, sobald es behoben ist.",
      notShown: "Mit diesem Inhalt lässt sich die Seite nicht zeigen. Sie bleibt, wie sie vorher war.",
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
