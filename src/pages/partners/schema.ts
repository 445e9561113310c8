/** Words of the partner directory: `content/<language>/pages/partners.yaml`. */
import { group } from "../../../scripts/content/schema/field.ts";
import {
  heading,
  linkText,
  missing,
  pageTop,
  pageTranslations,
  paragraph,
} from "../../../scripts/content/schema/pieces.ts";

export const translations = pageTranslations("Partner directory", "Partnerverzeichnis", {
  ...pageTop,
  missing: missing.optional(),
  join: group(
    ["Becoming a partner", "Last part of the page. The link leads to the contact page."],
    ["Partner werden", "Letzter Abschnitt der Seite. Der Link führt zur Kontaktseite."],
    { title: heading, text: paragraph, link: linkText },
  ),
});
