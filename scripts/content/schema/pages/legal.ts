/** Words of the legal pages: terms of use, privacy policy and legal notice. */
import { z } from "zod";
import { anchor, heading, pageIntro, pageTitle, seo } from "../pieces.ts";
import { html, text } from "../primitives.ts";

const section = z
  .strictObject({
    id: anchor,
    title: heading.meta({
      title: "Heading",
      description: "Heading of the section. It stands in the list of contents too.",
      de: { title: "Überschrift", description: "Überschrift des Abschnitts. Sie steht auch im Inhaltsverzeichnis." },
    }),
    html,
  })
  .meta({
    title: "Section",
    description: "A section with a heading.",
    de: { title: "Abschnitt", description: "Ein Abschnitt mit Überschrift." },
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
  updated: text.meta({
    title: "Date of the last change",
    description: "Line below the heading, with {termsDate} or {privacyDate}.",
    de: { title: "Stand", description: "Zeile unter der Überschrift, mit {termsDate} oder {privacyDate}." },
  }),
  sections: z.array(section).min(2).meta(sectionsMeta),
});

const labels = z
  .strictObject({
    company: label("the company", "dem Unternehmen"),
    address: label("the postal address", "der Anschrift"),
    managingDirector: label("the managing director", "der Geschäftsführung"),
    contact: label("the ways of contact", "den Kontaktwegen"),
    email: label("the e-mail address", "der E-Mail-Adresse"),
    register: label("court and number of the register", "Gericht und Nummer des Registers"),
    vatId: label("the VAT id", "der Umsatzsteuer-ID"),
  })
  .meta({
    title: "Labels",
    description: "Words in front of the facts about the company. The facts stand in facts/site.yaml.",
    de: {
      title: "Beschriftungen",
      description: "Worte vor den Angaben zum Unternehmen. Die Angaben stehen in facts/site.yaml.",
    },
  });

export const impressum = z.strictObject({
  seo,
  title: pageTitle,
  intro: pageIntro,
  labels,
  sections: z.array(section).meta(sectionsMeta),
});

function label(what: string, whatInGerman: string) {
  return text.meta({
    title: `Words for ${what}`,
    description: `Stands in front of ${what}.`,
    de: { title: `Worte zu ${whatInGerman}`, description: `Steht vor ${whatInGerman}.` },
  });
}
