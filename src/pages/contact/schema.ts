/** Words of the contact page: `content/<language>/pages/contact.yaml`. */
import { field } from "../../../scripts/content/schema/field.ts";
import { line } from "../../../scripts/content/schema/formats/text.ts";
import { pageIntro, pageTitle, pageWords, seo, titled } from "../../../scripts/content/schema/pieces.ts";

export const words = pageWords("Contact", "Kontakt", {
  seo,
  title: pageTitle,
  intro: pageIntro,
  office: field(
    titled,
    ["Office", "Stands above the postal address, which comes from facts/site.yaml."],
    ["Büro", "Steht über der Anschrift, die aus facts/site.yaml kommt."],
  ),
  sales: field(
    titled,
    ["Sales", "Stands above the e-mail address of the sales team."],
    ["Vertrieb", "Steht über der E-Mail-Adresse des Vertriebs."],
  ),
  support: field(
    titled.extend({
      helpLink: line(
        ["Link to the help centre", "Words of the link."],
        ["Link zum Hilfe-Center", "Wortlaut des Links."],
      ),
    }),
    ["Support", "Stands above the e-mail address of the support team."],
    ["Support", "Steht über der E-Mail-Adresse des Supports."],
  ),
  partners: field(
    titled.extend({
      link: line(
        ["Link to the partners", "Leads to the partner directory."],
        ["Link zu den Partnern", "Führt zum Partnerverzeichnis."],
      ),
    }),
    ["Partners", "For those who want somebody to come to their store."],
    ["Partner", "Für alle, die jemanden in ihrem Geschäft haben möchten."],
  ),
  form: field(
    titled,
    ["Form", "Stands above the contact form. Its labels stand in ui.yaml, under form."],
    ["Formular", "Steht über dem Kontaktformular. Seine Beschriftungen stehen in ui.yaml, unter form."],
  ),
});
