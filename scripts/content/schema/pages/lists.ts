/** Words of the pages that are mostly a list: plugins, partners, releases; and of the page for wrong addresses. */
import { z } from "zod";
import { field, group } from "../field.ts";
import { line } from "../formats/text.ts";
import { heading, linkWords, pageIntro, pageTitle, paragraph, seo, titled } from "../pieces.ts";

/** `content/<language>/pages/plugins.yaml` */
export const plugins = z.strictObject({
  seo,
  title: pageTitle,
  intro: pageIntro,
  missing: field(
    linkWords,
    ["Nothing found", "Link to the contact page where a search finds nothing."],
    ["Nichts gefunden", "Link zur Kontaktseite, wenn eine Suche nichts findet."],
  ),
  partners: field(
    titled.extend({ link: linkWords }),
    ["Partners", "Last part of the page: who sets plugins up. The link leads to the partner directory."],
    ["Partner", "Letzter Abschnitt der Seite: wer Plugins einrichtet. Der Link führt zum Partnerverzeichnis."],
  ),
});

/** `content/<language>/pages/release-notes.yaml` */
export const releaseNotes = z.strictObject({ seo, title: pageTitle, intro: pageIntro });

/** `content/<language>/pages/partners.yaml` */
export const partners = z.strictObject({
  seo,
  title: pageTitle,
  intro: pageIntro,
  join: group(
    ["Becoming a partner", "Last part of the page. The link leads to the contact page."],
    ["Partner werden", "Letzter Abschnitt der Seite. Der Link führt zur Kontaktseite."],
    { title: heading, text: paragraph, link: linkWords },
  ),
});

/** `content/<language>/pages/not-found.yaml` */
export const notFound = z.strictObject({
  seo,
  code: line(
    ["Number", 'The large number above the heading, in quotes: "404".', "The large number above the heading."],
    [
      "Nummer",
      'Die große Nummer über der Überschrift, in Anführungszeichen: "404".',
      "Die große Nummer über der Überschrift.",
    ],
  ),
  title: pageTitle,
  text: pageIntro,
  home: field(
    linkWords,
    ["Button to the home page", "Leads to the home page."],
    ["Schaltfläche zur Startseite", "Führt zur Startseite."],
  ),
  suggestions: group(
    ["Suggestions", "Stands above links to the pages that are most likely meant."],
    ["Vorschläge", "Steht über Links zu den Seiten, die wahrscheinlich gemeint sind."],
    { title: heading },
  ),
});
