/** Words of the features page: `content/<language>/pages/features.yaml`. */
import { group } from "../../../scripts/content/schema/field.ts";
import { line } from "../../../scripts/content/schema/formats/text.ts";
import { heading, linkText, pageTop, pageTranslations, paragraph } from "../../../scripts/content/schema/pieces.ts";

export const translations = pageTranslations("Features and pricing", "Funktionen und Preise", {
  ...pageTop,
  comparison: group(
    ["Comparison", "The table that compares the editions. Its rows are in editions.yaml."],
    ["Vergleich", "Die Tabelle, die die Editionen vergleicht. Ihre Zeilen stehen in editions.yaml."],
    { title: heading },
  ),
  plugins: group(
    ["Prices of the plugins", "Last part of the page, with a line for each plugin."],
    ["Preise der Plugins", "Letzter Abschnitt der Seite, mit einer Zeile für jedes Plugin."],
    { title: heading, text: paragraph, link: linkText },
  ),
  receipt: group(
    [
      "Receipt",
      "Beside the prices: adds up what visitors choose. Can be left out; then there is a list of prices only.",
    ],
    [
      "Bon",
      "Neben den Preisen: zählt zusammen, was Besucher wählen. Kann entfallen; dann gibt es nur die Liste der Preise.",
    ],
    {
      heading,
      question: line(
        ["Which edition?", "Asks for what the edition depends on. The answers are in editions.yaml."],
        ["Welche Edition?", "Fragt nach dem, wonach sich die Edition richtet. Die Antworten stehen in editions.yaml."],
      ),
      plugins: line("Which plugins?", "Welche Plugins?"),
      annual: line(
        ["Button: by the year", "Below a total for the month; as the price switch on annual."],
        ["Schaltfläche: jährlich", "Unter einer Summe für den Monat; wie der Preisschalter auf jährlich."],
      ),
      monthly: line(
        ["Button: by the month", "Below a total for the year; as the price switch on monthly."],
        ["Schaltfläche: monatlich", "Unter einer Summe für das Jahr; wie der Preisschalter auf monatlich."],
      ),
      partners: line(
        ["By partners", "In brackets after a plugin that only authorized partners install."],
        ["Durch Partner", "In Klammern hinter einem Plugin, das nur autorisierte Partner installieren."],
      ),
      leftOut: line(
        ["Left out", "Before what a link names that there is not, or names twice. Ends with a colon."],
        [
          "Weggelassen",
          "Vor dem, was ein Link nennt und es nicht gibt, oder doppelt nennt. Endet mit einem Doppelpunkt.",
        ],
      ),
      link: line(
        ["Link to the receipt", "Below the offer of the home page and the prices of the plugins."],
        ["Link zum Bon", "Unter dem Angebot der Startseite und den Preisen der Plugins."],
      ),
    },
  ).optional(),
});
