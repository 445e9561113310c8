/** Interface strings of the search of the whole site. */
import { group } from "../field.ts";
import { line, multiline } from "../formats/text.ts";
import { pluralFields } from "../plural-forms.ts";

export const search = group("Search of the site", "Suche auf der Website", {
  label: line(
    ["Name of the search", "The button in the header, and the name of the search box."],
    ["Name der Suche", "Die Schaltfläche im Kopf der Seite und der Name des Suchfelds."],
  ),
  placeholder: line("Words in the empty search box", "Worte im leeren Suchfeld"),
  ...pluralFields(
    "results",
    ["Results", "How much was found. {{count}} becomes the number."],
    ["Treffer", "Wie viel gefunden wurde. Aus {{count}} wird die Zahl."],
  ),
  empty: multiline(
    ["Nothing found", "Above links to the questions, the partners and the contact page."],
    ["Nichts gefunden", "Steht über Links zu den Fragen, den Partnern und zur Kontaktseite."],
  ),
  loading: line("While the search is loaded", "Während die Suche geladen wird"),
  failed: multiline("The search did not load", "Die Suche wurde nicht geladen"),
  retry: line("Button: try again", "Schaltfläche: noch einmal"),
  all: line(
    ["Link to all results", "Below the first ones of a kind. {{count}} becomes their number."],
    ["Link zu allen Treffern", "Unter den ersten einer Art. Aus {{count}} wird ihre Anzahl."],
  ),
  page: line(
    ["Heading: pages", "Above the pages that were found."],
    ["Überschrift: Seiten", "Steht über gefundenen Seiten."],
  ),
  plugin: line("Heading: plugins", "Überschrift: Plugins"),
  question: line("Heading: questions", "Überschrift: Fragen"),
  help: line("Heading: help articles", "Überschrift: Hilfeartikel"),
  release: line("Heading: releases", "Überschrift: Versionen"),
  partner: line("Heading: partners", "Überschrift: Partner"),
});
