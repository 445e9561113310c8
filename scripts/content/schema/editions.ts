/** `content/facts/editions.yaml`: prices, limits, comparison and requirements. */
import { z } from "zod";
import { field, group } from "./field.ts";
import { currencyCode } from "./formats/currency.ts";
import { slug } from "./formats/slug.ts";
import { requirements } from "./requirements.ts";

/** Money per month and store. */
export const price = field(
  z.number().min(0).max(100_000).multipleOf(0.01),
  ["Price", "Price per month and store."],
  ["Preis", "Preis pro Monat und Filiale."],
  {
    notation: {
      en: "Digits only, with a dot for decimals. The currency stands in facts/editions.yaml.",
      de: "Nur Ziffern, mit einem Punkt statt des Kommas. Die Währung steht in facts/editions.yaml.",
    },
  },
);

const comparisonValue = z.union([
  field(z.boolean(), ["Tick or dash", "Whether the edition has it."], ["Haken oder Strich", "Ob die Edition es hat."]),
  field(
    slug,
    ["Word", "Key of a word in pages/features.yaml, under comparison, values."],
    ["Wort", "Schlüssel eines Wortes in pages/features.yaml, unter comparison, values."],
    { reference: "comparisonValue" },
  ),
]);

const cellChoices = {
  true: { en: "A tick", de: "Ein Haken" },
  false: { en: "A dash", de: "Ein Strich" },
};

const comparisonRow = group(["Row", "One row of the comparison."], ["Zeile", "Eine Zeile des Vergleichs."], {
  id: field(
    slug,
    ["Id of the row", "Its title stands in pages/features.yaml, under comparison, rows, in each language."],
    ["Kennung der Zeile", "Ihr Titel steht in pages/features.yaml, unter comparison, rows, in jeder Sprache."],
    { reference: "comparisonRow" },
  ),
  group: field(
    slug,
    ["Group", "Rows of one group stand together. Its title stands in pages/features.yaml, under comparison, groups."],
    [
      "Gruppe",
      "Zeilen einer Gruppe stehen beieinander. Ihr Titel steht in pages/features.yaml, unter comparison, groups.",
    ],
    { reference: "comparisonGroup" },
  ),
  lite: field(
    comparisonValue,
    [
      "In Lite",
      "true for a tick, false for a dash, or the key of a word such as unlimited.",
      "What stands in the cell.",
    ],
    [
      "In Lite",
      "true für einen Haken, false für einen Strich oder der Schlüssel eines Wortes wie unlimited.",
      "Was in der Zelle steht.",
    ],
    { choices: cellChoices },
  ),
  pro: field(
    comparisonValue,
    [
      "In Pro",
      "true for a tick, false for a dash, or the key of a word such as unlimited.",
      "What stands in the cell.",
    ],
    [
      "In Pro",
      "true für einen Haken, false für einen Strich oder der Schlüssel eines Wortes wie unlimited.",
      "Was in der Zelle steht.",
    ],
    { choices: cellChoices },
  ),
});

const setup = group(
  ["A typical store", "So many products are set up in so many hours."],
  ["Ein typisches Geschäft", "So viele Artikel sind in so vielen Stunden eingerichtet."],
  {
    products: field(
      z.int().positive().max(1_000_000),
      ["Products", "How many products a typical store has. Texts write it as {setupProducts}."],
      ["Artikel", "Wie viele Artikel ein typisches Geschäft hat. In Texten: {setupProducts}."],
    ),
    hours: field(
      z.int().positive().max(1_000),
      ["Hours", "How many hours it takes to set them up. Texts write it as {setupHours}."],
      ["Stunden", "Wie viele Stunden das Einrichten dauert. In Texten: {setupHours}."],
    ),
  },
);

export const editions = group(
  ["Editions", "Prices, trial, comparison and requirements of Lite and Pro."],
  ["Editionen", "Preise, Testphase, Vergleich und Voraussetzungen von Lite und Pro."],
  {
    currency: field(currencyCode, ["Currency", "Currency of all prices."], ["Währung", "Währung aller Preise."]),
    annualMonths: field(
      z.int().min(1).max(12),
      ["Months that a year costs", "A year costs as much as this many months; annual prices are worked out from it."],
      [
        "Monate, die ein Jahr kostet",
        "Ein Jahr kostet so viel wie diese Zahl von Monaten; daraus werden die Jahrespreise berechnet.",
      ],
    ),
    trialDays: field(
      z.int().min(1).max(365),
      ["Days of the trial", "How long Pro can be tried. Texts write it as {trialDays}."],
      ["Tage der Testphase", "Wie lange sich Pro testen lässt. In Texten: {trialDays}."],
    ),
    lite: editionPrice("Lite"),
    pro: editionPrice("Pro"),
    comparison: field(
      z.array(comparisonRow).min(1),
      ["Comparison of Lite and Pro", "Rows of the table on the features page, from top to bottom."],
      ["Vergleich von Lite und Pro", "Zeilen der Tabelle auf der Seite mit den Funktionen, von oben nach unten."],
    ),
    requirements,
    setup,
    orderNameMaxLength: field(
      z.int().positive().max(10_000),
      [
        "Longest name of an order",
        "In characters; for the plugin that names orders. Texts write it as {orderNameMax}.",
      ],
      [
        "Längster Name einer Bestellung",
        "In Zeichen; für das Plugin, das Bestellungen benennt. In Texten: {orderNameMax}.",
      ],
    ),
  },
);

function editionPrice(edition: string) {
  return group([edition, `What ${edition} costs.`], [edition, `Was ${edition} kostet.`], {
    monthly: field(
      price,
      ["Price per month", `Price of ${edition} per month and store.`],
      ["Preis pro Monat", `Preis von ${edition} pro Monat und Filiale.`],
    ),
  });
}
