/** Words of the catalogue: `content/<language>/pages/plugins.yaml`. */
import { field } from "../../../scripts/content/schema/field.ts";
import { linkText, missing, pageTop, pageTranslations, titled } from "../../../scripts/content/schema/pieces.ts";

export const translations = pageTranslations("Catalogue of plugins", "Katalog der Plugins", {
  ...pageTop,
  missing,
  partners: field(
    titled.extend({ link: linkText }),
    ["Partners", "Last part of the page: who sets plugins up. The link leads to the partner directory."],
    ["Partner", "Letzter Abschnitt der Seite: wer Plugins einrichtet. Der Link führt zum Partnerverzeichnis."],
  ),
});
