/** Words of the legal notice: `content/<language>/pages/impressum.yaml`. */
import { group } from "../../../scripts/content/schema/field.ts";
import { line } from "../../../scripts/content/schema/formats/text.ts";
import { pageTop, pageWords } from "../../../scripts/content/schema/pieces.ts";
import { sections } from "../../../scripts/content/schema/text-page.ts";

const labels = group(
  ["Labels", "Words in front of the facts about the company. The facts are in site.yaml."],
  ["Beschriftungen", "Worte vor den Angaben zum Unternehmen. Die Angaben stehen in site.yaml."],
  {
    company: label("the company", "dem Unternehmen"),
    address: label("the postal address", "der Anschrift"),
    managingDirector: label("the managing director", "der Geschäftsführung"),
    contact: label("the ways of contact", "den Kontaktwegen"),
    email: label("the e-mail address", "der E-Mail-Adresse"),
    register: label("court and number of the register", "Gericht und Nummer des Registers"),
    vatId: label("the VAT id", "der Umsatzsteuer-ID"),
  },
);

export const words = pageWords("Legal notice", "Impressum", {
  ...pageTop,
  labels,
  contactLink: line(
    ["Link to the contact form", "A second way to write, below the e-mail address. Can be left out."],
    ["Link zum Kontaktformular", "Ein zweiter Weg, unter der E-Mail-Adresse. Kann entfallen."],
  ).optional(),
  sections: sections(0),
});

function label(what: string, whatInGerman: string) {
  return line(`Words for ${what}`, `Worte zu ${whatInGerman}`);
}
