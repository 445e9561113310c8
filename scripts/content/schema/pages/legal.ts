/** Words of the legal pages: terms of use, privacy policy and legal notice. */
import { z } from "zod";
import { field, group } from "../field.ts";
import { html } from "../formats/html.ts";
import { line } from "../formats/text.ts";
import { anchor, heading, pageIntro, pageTitle, seo } from "../pieces.ts";

const section = group(["Section", "A section with a heading."], ["Abschnitt", "Ein Abschnitt mit Überschrift."], {
  id: anchor,
  title: field(
    heading,
    ["Heading", "Heading of the section. It stands in the list of contents too."],
    ["Überschrift", "Überschrift des Abschnitts. Sie steht auch im Inhaltsverzeichnis."],
  ),
  html,
});

const sectionsMeta = {
  title: "Sections",
  description: "From top to bottom.",
  de: { title: "Abschnitte", description: "Von oben nach unten." },
};

export const legalPage = z.strictObject({
  seo,
  title: pageTitle,
  intro: pageIntro,
  updated: line(
    ["Date of the last change", "Line below the heading, with {termsDate} or {privacyDate}."],
    ["Stand", "Zeile unter der Überschrift, mit {termsDate} oder {privacyDate}."],
  ),
  sections: z.array(section).min(2).meta(sectionsMeta),
});

const labels = group(
  ["Labels", "Words in front of the facts about the company. The facts stand in facts/site.yaml."],
  ["Beschriftungen", "Worte vor den Angaben zum Unternehmen. Die Angaben stehen in facts/site.yaml."],
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

export const impressum = z.strictObject({
  seo,
  title: pageTitle,
  intro: pageIntro,
  labels,
  sections: z.array(section).meta(sectionsMeta),
});

function label(what: string, whatInGerman: string) {
  return line(
    [`Words for ${what}`, `Stands in front of ${what}.`],
    [`Worte zu ${whatInGerman}`, `Steht vor ${whatInGerman}.`],
  );
}
