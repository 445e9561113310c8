/** Pieces that several pages are made of: a heading, a paragraph, a list of points, a heading with a text. */
import { z } from "zod";
import { slug, text } from "./primitives.ts";

export const heading = text.meta({
  title: "Heading",
  description: "Heading of this part.",
  de: { title: "Überschrift", description: "Überschrift dieses Teils." },
});

export const paragraph = text.meta({
  title: "Text",
  description: "One to three sentences below the heading.",
  de: { title: "Text", description: "Ein bis drei Sätze unter der Überschrift." },
  format: "multiline",
});

export const pageTitle = text.meta({
  title: "Heading of the page",
  description: "The large heading at the top of the page.",
  de: { title: "Überschrift der Seite", description: "Die große Überschrift oben auf der Seite." },
});

export const pageIntro = text.meta({
  title: "Introduction",
  description: "One to three sentences below the heading of the page.",
  de: { title: "Einleitung", description: "Ein bis drei Sätze unter der Überschrift der Seite." },
  format: "multiline",
});

export const linkWords = text.meta({
  title: "Words of the link",
  description: "What can be clicked. They say where the link leads, also when read alone.",
  de: {
    title: "Wortlaut des Links",
    description: "Was angeklickt werden kann. Die Worte sagen auch für sich allein, wohin der Link führt.",
  },
});

export const buttonWords = text.meta({
  title: "Words of the button",
  description: "Two to four words that say what happens. A download button names the edition and the size.",
  de: {
    title: "Wortlaut der Schaltfläche",
    description:
      "Zwei bis vier Wörter, die sagen, was geschieht. Eine Schaltfläche zum Herunterladen nennt Edition und Größe.",
  },
});

export const imageAlt = text.meta({
  title: "What the picture shows",
  description: "Read aloud to people who do not see the picture, and shown where it does not load.",
  de: {
    title: "Was das Bild zeigt",
    description: "Wird Menschen vorgelesen, die das Bild nicht sehen, und steht dort, wo es nicht geladen wird.",
  },
  format: "multiline",
});

export const point = text.meta({
  title: "Point",
  description: "One line of the list, without a full stop at its end.",
  de: { title: "Punkt", description: "Eine Zeile der Liste, ohne Punkt am Ende." },
});

/** A list of points with at least so many. */
export function points(least: number) {
  return z
    .array(point)
    .min(least)
    .meta({
      title: "Points",
      description: "Lines of a list, each beginning with a hyphen.",
      inForm: { en: "Lines of a list.", de: "Zeilen einer Liste." },
      de: { title: "Punkte", description: "Zeilen einer Liste, jede mit Bindestrich davor." },
    });
}

/** Title and description for search engines and link previews. */
export const seo = z
  .strictObject({
    title: text.max(70).meta({
      title: "Title for search engines",
      description: "Title in the browser's tab and in search results. The product's name is added where it is missing.",
      de: {
        title: "Titel für Suchmaschinen",
        description:
          "Titel im Tab des Browsers und in Suchergebnissen. Der Name des Produkts wird ergänzt, wo er fehlt.",
      },
    }),
    description: text.max(170).meta({
      title: "Description for search engines",
      description: "One or two sentences below the title in search results and in previews of links.",
      de: {
        title: "Beschreibung für Suchmaschinen",
        description: "Ein oder zwei Sätze unter dem Titel in Suchergebnissen und in der Vorschau von Links.",
      },
      format: "multiline",
    }),
  })
  .meta({
    title: "For search engines",
    description: "What search engines and previews of links show of the page.",
    de: {
      title: "Für Suchmaschinen",
      description: "Was Suchmaschinen und die Vorschau von Links von der Seite zeigen.",
    },
  });

/** A heading with a text below it. */
export const titled = z.strictObject({ title: heading, text: paragraph });

/** A line of two columns: what is meant, and its value. */
export const row = z
  .strictObject({
    label: text.meta({
      title: "Left column",
      description: "What the line is about.",
      de: { title: "Linke Spalte", description: "Worum es in der Zeile geht." },
    }),
    value: text.meta({
      title: "Right column",
      description: "Figure or words at the end of the line.",
      de: { title: "Rechte Spalte", description: "Zahl oder Worte am Ende der Zeile." },
    }),
  })
  .meta({
    title: "Line",
    description: "A line with two columns.",
    de: { title: "Zeile", description: "Eine Zeile mit zwei Spalten." },
  });

/** Id of a section or question, to which links lead. */
export const anchor = slug.meta({
  title: "Id in the address",
  description:
    "Stands behind the # in the address, so that links lead here. The same in every language; best never changed.",
  de: {
    title: "Kennung in der Adresse",
    description:
      "Steht in der Adresse hinter dem #, damit Links hierher führen. In jeder Sprache gleich, am besten nie ändern.",
  },
});
