/** Words of the features page: `content/<language>/pages/features.yaml`. */
import { group } from "../../../scripts/content/schema/field.ts";
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
});
