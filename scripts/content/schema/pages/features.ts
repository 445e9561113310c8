/** Words of the features page: `content/<language>/pages/features.yaml`. */
import { z } from "zod";
import { anchor, heading, imageAlt, linkWords, pageIntro, pageTitle, paragraph, points, seo } from "../pieces.ts";
import { slug, text } from "../primitives.ts";
import { liteMeta, plan, proMeta } from "./plan.ts";

const area = z.strictObject({ id: anchor, title: heading, text: paragraph, points: points(2) }).meta({
  title: "Area",
  description: "One thing that the program does: heading, text and points.",
  de: { title: "Bereich", description: "Etwas, das das Programm kann: Überschrift, Text und Punkte." },
});

const areaPictures = z
  .record(
    slug.meta({
      title: "Id of the area",
      description: "Id of an area above.",
      de: { title: "Kennung des Bereichs", description: "Kennung eines Bereichs oben." },
      reference: "area",
    }),
    imageAlt,
  )
  .meta({
    title: "What the pictures show",
    description:
      "What the picture of an area shows, by the id of the area. The pictures stand in facts/pictures.yaml, under featureAreas.",
    de: {
      title: "Was die Bilder zeigen",
      description:
        "Was das Bild eines Bereichs zeigt, nach seiner Kennung. Die Bilder stehen in facts/pictures.yaml, unter featureAreas.",
    },
  });

const comparison = z
  .strictObject({
    title: heading,
    groups: z
      .record(
        slug.meta({
          title: "Id of the group",
          description: "A group that rows in facts/editions.yaml name.",
          de: { title: "Kennung der Gruppe", description: "Eine Gruppe, die Zeilen in facts/editions.yaml nennen." },
          reference: "comparisonGroup",
        }),
        text.meta({
          title: "Title of the group",
          description: "Stands above its rows.",
          de: { title: "Titel der Gruppe", description: "Steht über ihren Zeilen." },
        }),
      )
      .meta({
        title: "Titles of the groups",
        description: "Title of each group of rows in facts/editions.yaml.",
        de: { title: "Titel der Gruppen", description: "Titel jeder Gruppe von Zeilen in facts/editions.yaml." },
      }),
    rows: z
      .record(
        slug.meta({
          title: "Id of the row",
          description: "A row of the comparison in facts/editions.yaml.",
          de: { title: "Kennung der Zeile", description: "Eine Zeile des Vergleichs in facts/editions.yaml." },
          reference: "comparisonRow",
        }),
        text.meta({
          title: "Title of the row",
          description: "What is compared.",
          de: { title: "Titel der Zeile", description: "Was verglichen wird." },
        }),
      )
      .meta({
        title: "Titles of the rows",
        description: "Title of each row of the comparison in facts/editions.yaml.",
        de: { title: "Titel der Zeilen", description: "Titel jeder Zeile des Vergleichs in facts/editions.yaml." },
      }),
    values: z
      .record(
        slug.meta({
          title: "Key of the word",
          description: "A word that a row in facts/editions.yaml has in place of a tick.",
          de: {
            title: "Schlüssel des Wortes",
            description: "Ein Wort, das eine Zeile in facts/editions.yaml statt eines Hakens hat.",
          },
          reference: "comparisonValue",
        }),
        text.meta({
          title: "Word",
          description: "What stands in the cell.",
          de: { title: "Wort", description: "Was in der Zelle steht." },
        }),
      )
      .meta({
        title: "Words in cells",
        description: "What stands in place of a tick, such as the words for unlimited.",
        de: { title: "Worte in Zellen", description: "Was statt eines Hakens in der Zelle steht, etwa für unlimited." },
      }),
  })
  .meta({
    title: "Comparison",
    description: "Words of the table that compares Lite and Pro. Its ticks stand in facts/editions.yaml.",
    de: {
      title: "Vergleich",
      description: "Texte der Tabelle, die Lite und Pro vergleicht. Ihre Haken stehen in facts/editions.yaml.",
    },
  });

export const features = z.strictObject({
  seo,
  title: pageTitle,
  intro: pageIntro,
  areas: z
    .array(area)
    .min(4)
    .meta({
      title: "Areas",
      description: "What the program does, from top to bottom. At least four.",
      de: { title: "Bereiche", description: "Was das Programm kann, von oben nach unten. Mindestens vier." },
    }),
  areaPictures,
  plans: z.strictObject({ title: heading, text: paragraph, lite: plan.meta(liteMeta), pro: plan.meta(proMeta) }).meta({
    title: "Lite and Pro",
    description: "The two editions beside each other, as receipts.",
    de: { title: "Lite und Pro", description: "Die zwei Editionen nebeneinander, als Bons." },
  }),
  comparison,
  plugins: z.strictObject({ title: heading, text: paragraph, link: linkWords }).meta({
    title: "Prices of the plugins",
    description: "Last part of the page, with a line for each plugin.",
    de: { title: "Preise der Plugins", description: "Letzter Abschnitt der Seite, mit einer Zeile für jedes Plugin." },
  }),
});
