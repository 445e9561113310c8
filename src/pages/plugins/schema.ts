/** Words of the catalogue: `content/<language>/pages/plugins.yaml`. */
import { field } from "../../../scripts/content/schema/field.ts";
import { line } from "../../../scripts/content/schema/formats/text.ts";
import { linkWords, pageTop, pageWords, titled } from "../../../scripts/content/schema/pieces.ts";

export const words = pageWords("Catalogue of plugins", "Katalog der Plugins", {
  ...pageTop,
  missing: line(
    ["Nothing found", "Link to the contact page, shown if a search finds nothing."],
    ["Nichts gefunden", "Link zur Kontaktseite, wenn eine Suche nichts findet."],
  ),
  partners: field(
    titled.extend({ link: linkWords }),
    ["Partners", "Last part of the page: who sets plugins up. The link leads to the partner directory."],
    ["Partner", "Letzter Abschnitt der Seite: wer Plugins einrichtet. Der Link führt zum Partnerverzeichnis."],
  ),
});
