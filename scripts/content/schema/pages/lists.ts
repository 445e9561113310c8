/** Words of the pages that are mostly a list: plugins, partners, releases; and of the page for wrong addresses. */
import { z } from "zod";
import { heading, linkWords, pageIntro, pageTitle, paragraph, seo, titled } from "../pieces.ts";
import { text } from "../primitives.ts";

/** `content/<language>/pages/plugins.yaml` */
export const plugins = z.strictObject({
  seo,
  title: pageTitle,
  intro: pageIntro,
  missing: linkWords.meta({
    title: "Nothing found",
    description: "Link to the contact page where a search finds nothing.",
    de: { title: "Nichts gefunden", description: "Link zur Kontaktseite, wenn eine Suche nichts findet." },
  }),
  partners: titled.extend({ link: linkWords }).meta({
    title: "Partners",
    description: "Last part of the page: who sets plugins up. The link leads to the partner directory.",
    de: {
      title: "Partner",
      description: "Letzter Abschnitt der Seite: wer Plugins einrichtet. Der Link führt zum Partnerverzeichnis.",
    },
  }),
});

/** `content/<language>/pages/release-notes.yaml` */
export const releaseNotes = z.strictObject({ seo, title: pageTitle, intro: pageIntro });

/** `content/<language>/pages/partners.yaml` */
export const partners = z.strictObject({
  seo,
  title: pageTitle,
  intro: pageIntro,
  join: z.strictObject({ title: heading, text: paragraph, link: linkWords }).meta({
    title: "Becoming a partner",
    description: "Last part of the page. The link leads to the contact page.",
    de: { title: "Partner werden", description: "Letzter Abschnitt der Seite. Der Link führt zur Kontaktseite." },
  }),
});

/** `content/<language>/pages/not-found.yaml` */
export const notFound = z.strictObject({
  seo,
  code: text.meta({
    title: "Number",
    description: 'The large number above the heading, in quotes: "404".',
    inForm: { en: "The large number above the heading.", de: "Die große Nummer über der Überschrift." },
    de: { title: "Nummer", description: 'Die große Nummer über der Überschrift, in Anführungszeichen: "404".' },
  }),
  title: pageTitle,
  text: pageIntro,
  home: linkWords.meta({
    title: "Button to the home page",
    description: "Leads to the home page.",
    de: { title: "Schaltfläche zur Startseite", description: "Führt zur Startseite." },
  }),
  suggestions: z.strictObject({ title: heading }).meta({
    title: "Suggestions",
    description: "Stands above links to the pages that are most likely meant.",
    de: { title: "Vorschläge", description: "Steht über Links zu den Seiten, die wahrscheinlich gemeint sind." },
  }),
});
