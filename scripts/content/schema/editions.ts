/** `content/facts/editions.yaml`: prices, limits, comparison and requirements. */
import { z } from "zod";
import { currencyCode, slug } from "./primitives.ts";
import { requirements } from "./requirements.ts";

/** Money per month and store. */
export const price = z
  .number()
  .min(0)
  .max(100_000)
  .multipleOf(0.01)
  .meta({
    title: "Price",
    description: "Price per month and store.",
    de: { title: "Preis", description: "Preis pro Monat und Filiale." },
    format: "money",
  });

const comparisonValue = z.union([
  z.boolean().meta({
    title: "Tick or dash",
    description: "Whether the edition has it.",
    de: { title: "Haken oder Strich", description: "Ob die Edition es hat." },
  }),
  slug.meta({
    title: "Word",
    description: "Key of a word in pages/features.yaml, under comparison, values.",
    de: { title: "Wort", description: "Schlüssel eines Wortes in pages/features.yaml, unter comparison, values." },
    reference: "comparisonValue",
  }),
]);

const cellChoices = {
  true: { en: "A tick", de: "Ein Haken" },
  false: { en: "A dash", de: "Ein Strich" },
};

const comparisonRow = z
  .strictObject({
    id: slug.meta({
      title: "Id of the row",
      description: "Its title stands in pages/features.yaml, under comparison, rows, in each language.",
      de: {
        title: "Kennung der Zeile",
        description: "Ihr Titel steht in pages/features.yaml, unter comparison, rows, in jeder Sprache.",
      },
      reference: "comparisonRow",
    }),
    group: slug.meta({
      title: "Group",
      description:
        "Rows of one group stand together. Its title stands in pages/features.yaml, under comparison, groups.",
      de: {
        title: "Gruppe",
        description:
          "Zeilen einer Gruppe stehen beieinander. Ihr Titel steht in pages/features.yaml, unter comparison, groups.",
      },
      reference: "comparisonGroup",
    }),
    lite: comparisonValue.meta({
      title: "In Lite",
      description: "true for a tick, false for a dash, or the key of a word such as unlimited.",
      inForm: { en: "What stands in the cell.", de: "Was in der Zelle steht." },
      de: {
        title: "In Lite",
        description: "true für einen Haken, false für einen Strich oder der Schlüssel eines Wortes wie unlimited.",
      },
      choices: cellChoices,
    }),
    pro: comparisonValue.meta({
      title: "In Pro",
      description: "true for a tick, false for a dash, or the key of a word such as unlimited.",
      inForm: { en: "What stands in the cell.", de: "Was in der Zelle steht." },
      de: {
        title: "In Pro",
        description: "true für einen Haken, false für einen Strich oder der Schlüssel eines Wortes wie unlimited.",
      },
      choices: cellChoices,
    }),
  })
  .meta({
    title: "Row",
    description: "One row of the comparison.",
    de: { title: "Zeile", description: "Eine Zeile des Vergleichs." },
  });

const setup = z
  .strictObject({
    products: z
      .int()
      .positive()
      .max(1_000_000)
      .meta({
        title: "Products",
        description: "How many products a typical store has. Texts write it as {setupProducts}.",
        de: {
          title: "Artikel",
          description: "Wie viele Artikel ein typisches Geschäft hat. In Texten: {setupProducts}.",
        },
      }),
    hours: z
      .int()
      .positive()
      .max(1_000)
      .meta({
        title: "Hours",
        description: "How many hours it takes to set them up. Texts write it as {setupHours}.",
        de: { title: "Stunden", description: "Wie viele Stunden das Einrichten dauert. In Texten: {setupHours}." },
      }),
  })
  .meta({
    title: "A typical store",
    description: "So many products are set up in so many hours.",
    de: { title: "Ein typisches Geschäft", description: "So viele Artikel sind in so vielen Stunden eingerichtet." },
  });

export const editions = z
  .strictObject({
    currency: currencyCode.meta({
      title: "Currency",
      description: "Currency of all prices.",
      de: { title: "Währung", description: "Währung aller Preise." },
    }),
    annualMonths: z
      .int()
      .min(1)
      .max(12)
      .meta({
        title: "Months that a year costs",
        description: "A year costs as much as this many months; annual prices are worked out from it.",
        de: {
          title: "Monate, die ein Jahr kostet",
          description: "Ein Jahr kostet so viel wie diese Zahl von Monaten; daraus werden die Jahrespreise berechnet.",
        },
      }),
    trialDays: z
      .int()
      .min(1)
      .max(365)
      .meta({
        title: "Days of the trial",
        description: "How long Pro can be tried. Texts write it as {trialDays}.",
        de: { title: "Tage der Testphase", description: "Wie lange sich Pro testen lässt. In Texten: {trialDays}." },
      }),
    lite: editionPrice("Lite"),
    pro: editionPrice("Pro"),
    comparison: z
      .array(comparisonRow)
      .min(1)
      .meta({
        title: "Comparison of Lite and Pro",
        description: "Rows of the table on the features page, from top to bottom.",
        de: {
          title: "Vergleich von Lite und Pro",
          description: "Zeilen der Tabelle auf der Seite mit den Funktionen, von oben nach unten.",
        },
      }),
    requirements,
    setup,
    orderNameMaxLength: z
      .int()
      .positive()
      .max(10_000)
      .meta({
        title: "Longest name of an order",
        description: "In characters; for the plugin that names orders. Texts write it as {orderNameMax}.",
        de: {
          title: "Längster Name einer Bestellung",
          description: "In Zeichen; für das Plugin, das Bestellungen benennt. In Texten: {orderNameMax}.",
        },
      }),
  })
  .meta({
    title: "Editions",
    description: "Prices, trial, comparison and requirements of Lite and Pro.",
    de: { title: "Editionen", description: "Preise, Testphase, Vergleich und Voraussetzungen von Lite und Pro." },
  });

function editionPrice(edition: string) {
  return z
    .strictObject({
      monthly: price.meta({
        title: "Price per month",
        description: `Price of ${edition} per month and store.`,
        de: { title: "Preis pro Monat", description: `Preis von ${edition} pro Monat und Filiale.` },
      }),
    })
    .meta({
      title: edition,
      description: `What ${edition} costs.`,
      de: { title: edition, description: `Was ${edition} kostet.` },
    });
}
