/** An edition: its price, and its texts in each language. */
import type { z } from "zod";
import { fact, field, group } from "./field.ts";
import { line } from "./formats/text.ts";
import { hostLink } from "./hosts.ts";
import { groupWithTranslations, perLanguage } from "./per-language.ts";
import { buttonText, heading, linkText, pageIntro, pageTitle, plan, seo, steps, stepText, titled } from "./pieces.ts";
import { price } from "./price.ts";

const downloadOffer = field(
  plan.extend({
    trial: line(
      ["Trial", "Line about the trial, at the name of a paid edition. Leave it out if there is none."],
      ["Testphase", "Zeile zur Testphase, beim Namen einer kostenpflichtigen Edition. Entfällt, wenn es keine gibt."],
    ).optional(),
  }),
  "Offer on the download page",
  "Angebot auf der Download-Seite",
);

const featuresOffer = field(
  plan.extend({
    answer: line(
      ["Answer", "To the question of the receipt on the features page. If it is left out, the name of the edition."],
      ["Antwort", "Auf die Frage des Bons auf der Funktionsseite. Entfällt sie, der Name der Edition."],
    ).optional(),
  }),
  "Offer on the features page",
  "Angebot auf der Funktionsseite",
);

const setupTranslations = group(
  ["Set-up", "Steps on the thank-you page, and links to the instructions. Needed if the edition has some."],
  ["Einrichtung", "Schritte auf der Danke-Seite und Links zur Anleitung. Nötig, wenn die Edition eine hat."],
  {
    title: heading,
    steps: steps(3, { text: stepText }),
    link: linkText,
    download: line(
      ["Link on the download page", "Leads to the instructions."],
      ["Link auf der Download-Seite", "Führt zur Anleitung."],
    ),
  },
);

export const editionTranslations = group("Words of the edition", "Texte der Edition", {
  features: featuresOffer,
  download: downloadOffer,
  update: field(
    titled.extend({ button: buttonText }),
    ["Update", "On the download page. Needed if downloads.yaml has an update of the edition."],
    ["Update", "Auf der Download-Seite. Nötig, wenn es in downloads.yaml ein Update der Edition gibt."],
  ).optional(),
  thankYou: group(
    [
      "Thank-you page",
      "Top of the page that is shown while the edition is downloaded. Leave it out if downloads.yaml has no file of the edition: its buttons then lead to the contact page.",
    ],
    [
      "Danke-Seite",
      "Oberer Teil der Seite, die beim Herunterladen der Edition erscheint. Entfällt, wenn downloads.yaml keine Datei der Edition hat: Ihre Schaltflächen führen dann zur Kontaktseite.",
    ],
    { seo, title: pageTitle, text: pageIntro },
  ).optional(),
  setup: setupTranslations.optional(),
});

export type EditionTranslations = z.output<typeof editionTranslations>;

export const edition = groupWithTranslations(
  "Edition",
  "Edition",
  {
    name: perLanguage(line("Name", "Name")),
    monthly: fact(
      "price.pro",
      price,
      ["Price per month", "For each licence; 0 for a free edition. Leave it out if you give it on request."],
      ["Preis pro Monat", "Je Lizenz; 0 für eine kostenlose Edition. Entfällt, wenn Sie ihn auf Anfrage nennen."],
    ).optional(),
    setup: fact(
      "link.setup.pro",
      hostLink,
      ["Set-up", "Instructions for setting it up, if it needs any."],
      ["Einrichtung", "Anleitung zum Einrichten, wenn die Edition eine braucht."],
    ).optional(),
  },
  editionTranslations,
).check(({ value: { name, monthly: _monthly, setup, ...languages }, issues }) => {
  for (const [language, texts] of Object.entries(languages)) {
    if ((texts.setup === undefined) === (setup === undefined)) continue;
    issues.push(
      setup === undefined
        ? { code: "unrecognized_keys", keys: ["setup"], input: texts, path: [language] }
        : { code: "invalid_type", expected: "object", input: undefined, path: [language, "setup"] },
    );
  }
});
