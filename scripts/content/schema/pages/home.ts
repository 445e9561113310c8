/** Words of the home page: `content/<language>/pages/home.yaml`. */
import { z } from "zod";
import { buttonWords, heading, imageAlt, linkWords, paragraph, points, row, seo, titled } from "../pieces.ts";
import { text } from "../primitives.ts";
import { homeStatistics } from "./home-statistics.ts";

const block = z.strictObject({ title: heading, text: paragraph, points: points(1), imageAlt });

const receipt = z
  .strictObject({
    title: text.meta({
      title: "First line",
      description: "Stands at the top of the receipt, such as name and version.",
      de: { title: "Erste Zeile", description: "Steht oben auf dem Bon, etwa Name und Version." },
    }),
    rows: z
      .array(row)
      .min(1)
      .max(5)
      .meta({
        title: "Lines",
        description: "One to five lines.",
        de: { title: "Zeilen", description: "Eine bis fünf Zeilen." },
      }),
    total: row.meta({
      title: "Total",
      description: "Last line. It also stands at the call to start.",
      de: { title: "Summe", description: "Letzte Zeile. Sie steht auch beim Aufruf zum Anfangen." },
    }),
  })
  .meta({
    title: "Receipt",
    description: "What Lite costs, printed as a receipt below the picture.",
    de: { title: "Bon", description: "Was Lite kostet, als Bon unter dem Bild." },
  });

const hero = z
  .strictObject({
    title: heading.meta({
      title: "Heading of the page",
      description: "The large heading at the top: what the program does for the reader.",
      de: {
        title: "Überschrift der Seite",
        description: "Die große Überschrift oben: was das Programm dem Leser bringt.",
      },
    }),
    text: paragraph,
    button: buttonWords.meta({
      title: "Download button",
      description: "Names the edition and the size: Download Lite ({liteSize}).",
      de: {
        title: "Schaltfläche zum Herunterladen",
        description: "Nennt Edition und Größe: Lite herunterladen ({liteSize}).",
      },
    }),
    note: text.meta({
      title: "Line below the button",
      description: "Windows versions, no registration.",
      de: { title: "Zeile unter der Schaltfläche", description: "Windows-Versionen, keine Registrierung." },
    }),
    more: linkWords.meta({
      title: "Second link",
      description: "Quiet link beside the button, to the features.",
      de: { title: "Zweiter Link", description: "Unauffälliger Link neben der Schaltfläche, zu den Funktionen." },
    }),
    imageAlt,
    receipt,
  })
  .meta({
    title: "Top of the page",
    description: "The first thing visitors see: heading, download button, picture and receipt.",
    de: {
      title: "Oben auf der Seite",
      description: "Was Besucher zuerst sehen: Überschrift, Schaltfläche, Bild und Bon.",
    },
  });

const reason = titled
  .extend({
    figure: text.max(24).meta({
      title: "Figure",
      description: "A figure or one short word, at the end of the line.",
      de: { title: "Zahl", description: "Eine Zahl oder ein kurzes Wort, am Ende der Zeile." },
    }),
  })
  .meta({
    title: "Reason",
    description: "One reason, with a figure.",
    de: { title: "Grund", description: "Ein Grund, mit einer Zahl." },
  });

export const home = z.strictObject({
  seo,
  hero,
  countryBanner: z
    .strictObject({
      text: text.meta({
        title: "Line",
        description: "One sentence in front of the link.",
        de: { title: "Zeile", description: "Ein Satz vor dem Link." },
      }),
      link: linkWords,
    })
    .meta({
      title: "Line for one country",
      description: "Seen only by visitors from the country in facts/site.yaml, under countryBanner.",
      de: {
        title: "Zeile für ein Land",
        description: "Sehen nur Besucher aus dem Land in facts/site.yaml, unter countryBanner.",
      },
    }),
  why: z
    .strictObject({
      title: heading,
      items: z
        .array(reason)
        .min(3)
        .meta({
          title: "Reasons",
          description: "At least three.",
          de: { title: "Gründe", description: "Mindestens drei." },
        }),
    })
    .meta({
      title: "Why",
      description: "Reasons for the program, below the top of the page.",
      de: { title: "Warum", description: "Gründe für das Programm, unter dem oberen Teil der Seite." },
    }),
  receipts: block.meta({
    title: "Receipts",
    description: "Part about receipts, beside its picture.",
    de: { title: "Bons", description: "Abschnitt über Bons, neben seinem Bild." },
  }),
  inventory: block.meta({
    title: "Inventory",
    description: "Part about the stock, beside its picture.",
    de: { title: "Lager", description: "Abschnitt über das Lager, neben seinem Bild." },
  }),
  dashboard: block.meta({
    title: "Dashboard",
    description: "Part about the day's takings, beside its picture.",
    de: { title: "Dashboard", description: "Abschnitt über den Umsatz des Tages, neben seinem Bild." },
  }),
  explore: linkWords.meta({
    title: "Link to the features",
    description: "Quiet link below the three parts.",
    de: { title: "Link zu den Funktionen", description: "Unauffälliger Link unter den drei Abschnitten." },
  }),
  start: z
    .strictObject({
      title: heading,
      text: paragraph,
      button: buttonWords,
      secondary: linkWords.meta({
        title: "Second link",
        description: "Quiet link beside the button, to the features page.",
        de: {
          title: "Zweiter Link",
          description: "Unauffälliger Link neben der Schaltfläche, zur Seite mit den Funktionen.",
        },
      }),
    })
    .meta({
      title: "Call to start",
      description: "Strip with the download of Lite, and the total of the receipt.",
      de: { title: "Aufruf zum Anfangen", description: "Streifen mit dem Download von Lite und der Summe des Bons." },
    }),
  statistics: homeStatistics,
  windows: z
    .strictObject({
      title: heading,
      text: paragraph,
      rows: z
        .array(row)
        .min(2)
        .meta({
          title: "Lines",
          description: "What the computer needs, one line each.",
          de: { title: "Zeilen", description: "Was der Computer braucht, je eine Zeile." },
        }),
    })
    .meta({
      title: "Windows",
      description: "Last part of the page: on which computers it runs.",
      de: { title: "Windows", description: "Letzter Abschnitt der Seite: auf welchen Computern es läuft." },
    }),
});
