/** A text page, which consists of content only: `content/<language>/texts/<slug>.yaml`. */
import { field, group } from "./field.ts";
import { isoDate } from "./formats/date.ts";
import { markdown } from "./formats/markdown.ts";
import { line, text } from "./formats/text.ts";
import { anchored, formerly, heading, pageTop } from "./pieces.ts";

const section = group("Section", "Abschnitt", { title: heading, text: markdown });

const company = group(
  ["About the company", "Labels of the facts in site.yaml, which this page then shows. Can be left out."],
  ["Angaben zum Unternehmen", "Beschriftungen der Angaben aus site.yaml, die diese Seite dann zeigt. Kann entfallen."],
  {
    name: label("the company", "dem Unternehmen"),
    address: label("the postal address", "der Anschrift"),
    managingDirector: label("the managing director", "der Geschäftsführung"),
    email: label("the e-mail address", "der E-Mail-Adresse"),
    contact: label("the ways of contact", "den Kontaktwegen"),
    contactLink: line(
      ["Link to the contact form", "A second way to write, below the e-mail address. Can be left out."],
      ["Link zum Kontaktformular", "Ein zweiter Weg, unter der E-Mail-Adresse. Kann entfallen."],
    ).optional(),
    register: label("court and number of the register", "Gericht und Nummer des Registers"),
    vatId: label("the VAT id", "der Umsatzsteuer-ID"),
  },
);

export const textPage = group(
  ["Text page", "A page that is content alone. The name of the file is its address: /terms-of-use."],
  ["Textseite", "Eine Seite nur aus Inhalt. Der Name der Datei ist ihre Adresse: /terms-of-use."],
  {
    ...pageTop,
    shortTitle: field(
      text.max(60),
      ["Short title", "In menus, if the heading is too long for them. Can be left out."],
      ["Kurzer Titel", "In Menüs, wenn die Überschrift dafür zu lang ist. Kann entfallen."],
    ).optional(),
    updated: field(
      isoDate,
      ["Last updated", "Day of the last change, below the heading. The same in every language. Can be left out."],
      ["Stand", "Tag der letzten Änderung, unter der Überschrift. In jeder Sprache derselbe. Kann entfallen."],
    ).optional(),
    company: company.optional(),
    sections: field(anchored(section, 1), "Sections", "Abschnitte"),
    formerly,
  },
);

function label(topic: string, topicInGerman: string) {
  return line(`Words for ${topic}`, `Worte zu ${topicInGerman}`);
}
