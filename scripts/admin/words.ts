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
  entryName: {
    en: "Name of the file. It is chosen once, for a new entry.",
    de: "Name der Datei. Er wird einmal gewählt, bei einem neuen Eintrag.",
  },
  insertions: {
    fact: { en: "Fact", de: "Angabe" },
    link: { en: "Link to a page", de: "Link auf eine Seite" },
    linkText: { en: "Words of the link", de: "Wortlaut des Links" },
  },
  /** What the first screen says. */
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
  /** Below it, on the public site. */
  checkedInPart: {
    en: "This check knows what visitors see. Hidden entries and pictures are checked after saving.",
    de: "Diese Prüfung kennt, was Besucher sehen. Ausgeblendete Einträge und Bilder werden nach dem Speichern geprüft.",
  },
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
      notSaved: "This is not saved yet. It is offered when you open the entry again.",
      leave: "Leave",
      wrongAfterwards: "Without this entry, something is wrong elsewhere",
      deleteAllTheSame: "Delete all the same",
      keepEntry: "Keep it",
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
      notSaved: "Das ist noch nicht gespeichert. Es wird angeboten, wenn Sie den Eintrag wieder öffnen.",
      leave: "Verlassen",
      wrongAfterwards: "Ohne diesen Eintrag stimmt anderswo etwas nicht",
      deleteAllTheSame: "Trotzdem löschen",
      keepEntry: "Behalten",
      phone: "Handy",
      desktop: "Computer",
      ownWindow: "In eigenem Fenster",
      page: "Seite",
      followsLater: "Im Inhalt stimmt etwas nicht. Die Seite folgt, sobald es behoben ist.",
      notShown: "Mit diesem Inhalt lässt sich die Seite nicht zeigen. Sie bleibt, wie sie vorher war.",
    },
  },
} as const;
