/** Words of the page for wrong addresses: `content/<language>/pages/not-found.yaml`. */
import { group } from "../../../scripts/content/schema/field.ts";
import { line } from "../../../scripts/content/schema/formats/text.ts";
import { heading, pageIntro, pageTitle, pageTranslations, seo } from "../../../scripts/content/schema/pieces.ts";

export const translations = pageTranslations("Page not found", "Seite nicht gefunden", {
  seo,
  code: line("Number", "Nummer"),
  title: pageTitle,
  text: pageIntro,
  home: line("Button to the home page", "Schaltfläche zur Startseite"),
  suggestions: group(
    ["Suggestions", "Above links to the pages that are most likely meant."],
    ["Vorschläge", "Steht über Links zu den Seiten, die wahrscheinlich gemeint sind."],
    { title: heading },
  ),
});
