/** Words of the contact page: `content/<language>/pages/contact.yaml`. */
import { field } from "../../../scripts/content/schema/field.ts";
import { line } from "../../../scripts/content/schema/formats/text.ts";
import { pageTop, pageTranslations, titled } from "../../../scripts/content/schema/pieces.ts";

export const translations = pageTranslations("Contact", "Kontakt", {
  ...pageTop,
  office: field(
    titled,
    ["Office", "Above the postal address, which comes from site.yaml."],
    ["Büro", "Steht über der Anschrift, die aus site.yaml kommt."],
  ),
  sales: field(titled, "Sales", "Vertrieb"),
  support: field(
    titled.extend({ helpLink: line("Link to the help centre", "Link zum Hilfe-Center") }),
    "Support",
    "Support",
  ),
  partners: field(
    titled.extend({ link: line("Link to the partners", "Link zu den Partnern") }),
    ["Partners", "For customers who want a visit."],
    ["Partner", "Für alle, die jemanden vor Ort haben möchten."],
  ),
  form: field(
    titled,
    ["Form", "Above the contact form. Its labels are in ui.yaml, under form."],
    ["Formular", "Steht über dem Kontaktformular. Seine Beschriftungen stehen in ui.yaml, unter form."],
  ),
});
