/** Interface strings of header, footer and notices around every page. */
import { group } from "../field.ts";
import { line, multiline } from "../formats/text.ts";

export const nav = group(
  ["Menus and pages", "Names of pages, in menus, in the path to a page and on the page for wrong addresses."],
  ["Menüs und Seiten", "Namen von Seiten: in Menüs, im Pfad zu einer Seite und auf der Seite für falsche Adressen."],
  {
    label: line(
      ["Name of the main menu", "Read aloud by screen readers before the menu; not visible."],
      ["Name des Hauptmenüs", "Wird von Screenreadern vor dem Menü vorgelesen; nicht zu sehen."],
    ),
    menu: line(
      ["Button of the menu", "In the header on phones: opens the menu."],
      ["Schaltfläche des Menüs", "In der Kopfzeile auf Handys: öffnet das Menü."],
    ),
    home: line("Home page", "Startseite"),
    features: line("Features", "Funktionen"),
    download: line("Download", "Download"),
    plugins: line("Plugins", "Plugins"),
    faq: line("Questions", "Häufige Fragen"),
    partners: line("Partners", "Partner"),
    contact: line("Contact", "Kontakt"),
    releaseNotes: line("Release notes", "Versionshinweise"),
    buyLicence: line("Buy a licence", "Lizenz kaufen"),
  },
);

export const shell = group("Frame", "Rahmen", {
  skip: line(
    ["Skip link", "First link of every page, seen when it is reached with the Tab key."],
    ["Sprunglink", "Erster Link jeder Seite, zu sehen, wenn man ihn mit der Tabulatortaste erreicht."],
  ),
  newTab: line(
    ["Opens in a new tab", "Read aloud in brackets after links that open in a new tab."],
    ["Öffnet in neuem Tab", "Wird in Klammern hinter Links vorgelesen, die in einem neuen Tab öffnen."],
  ),
  language: line(
    ["Name of the language switch", "Read aloud before the languages in the header."],
    ["Name der Sprachauswahl", "Wird vor den Sprachen in der Kopfzeile vorgelesen."],
  ),
  contents: line("Contents", "Inhalt"),
  loading: line(
    ["Next page is loading", "Read aloud after a click, if the page takes longer than a moment."],
    ["Nächste Seite lädt", "Wird nach einem Klick vorgelesen, wenn die Seite länger braucht."],
  ),
  untranslated: line(
    ["Not translated yet", "Above a page that is still shown in the first language of the site."],
    ["Noch nicht übersetzt", "Über einer Seite, die noch in der ersten Sprache der Website erscheint."],
  ),
  updated: line(
    ["Last change of a text", "Below the heading of terms and the like. {{date}} becomes the day."],
    ["Stand eines Textes", "Unter der Überschrift, etwa der Nutzungsbedingungen. Aus {{date}} wird der Tag."],
  ),
});

export const footer = group("Footer", "Fußzeile", {
  support: line("Column “Support”", "Spalte „Support“"),
  company: line("Column “Company”", "Spalte „Unternehmen“"),
  contact: line("Column “Contact”", "Spalte „Kontakt“"),
  social: line(
    ["Name of the social networks", "Read aloud before the signs of the networks in the footer."],
    ["Name der sozialen Netzwerke", "Wird vor den Zeichen der Netzwerke in der Fußzeile vorgelesen."],
  ),
  payments: line(
    ["Accepted cards", "Read aloud for the picture of cards in the footer. {{cards}} becomes their names."],
    ["Akzeptierte Karten", "Wird zum Bild der Karten in der Fußzeile vorgelesen. Aus {{cards}} werden ihre Namen."],
  ),
});

export const error = group("Faults", "Störungen", {
  title: line("Heading", "Überschrift"),
  text: multiline("Text", "Text"),
  reload: line(
    ["Button: load again", "Loads the page again; below that text, and in the notice about a part that did not load."],
    [
      "Schaltfläche: neu laden",
      "Lädt die Seite neu; unter diesem Text und im Hinweis auf einen Teil, der nicht geladen wurde.",
    ],
  ),
  close: line(
    ["Button: close", "Closes a notice that lies above the page."],
    ["Schaltfläche: schließen", "Schließt einen Hinweis, der über der Seite liegt."],
  ),
  home: line("Link to the home page", "Link zur Startseite"),
  offline: multiline("No connection", "Keine Verbindung"),
  outdated: multiline("A part did not load", "Ein Teil wurde nicht geladen"),
});
