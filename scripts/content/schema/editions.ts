/** `content/editions.yaml`: prices, limits, comparison and requirements. */
import { z } from "zod";
import { fact, field, group } from "./field.ts";
import { currencyCode } from "./formats/codes.ts";
import { slug } from "./formats/slug.ts";
import { text } from "./formats/text.ts";
import { hostLink } from "./hosts.ts";
import { byEdition } from "./pieces.ts";

export const requirements = group("Requirements", "Voraussetzungen", {
  cpuGhz: fact("cpu", z.number().positive().max(20), "Processor (GHz)", "Prozessor (GHz)"),
  ram32Gb: fact("ram32", z.number().positive().max(256), "Memory with 32 bit (GB)", "Arbeitsspeicher bei 32 Bit (GB)"),
  ram64Gb: fact("ram64", z.number().positive().max(256), "Memory with 64 bit (GB)", "Arbeitsspeicher bei 64 Bit (GB)"),
  diskMb: fact("disk", z.number().positive().max(1_000_000), "Disk space (MB)", "Speicherplatz (MB)"),
  displayWidth: field(
    z.int().positive().max(20_000),
    ["Width of the display (pixels)", "Both in texts: {display}."],
    ["Breite des Bildschirms (Pixel)", "Beides in Texten: {display}."],
  ),
  displayHeight: field(
    z.int().positive().max(20_000),
    ["Height of the display (pixels)", "Both in texts: {display}."],
    ["Höhe des Bildschirms (Pixel)", "Beides in Texten: {display}."],
  ),
  windows: field(
    z
      .array(
        field(
          text.max(20),
          ["Windows version", "Number or name of a version, such as 7 or 8+."],
          ["Windows-Version", "Nummer oder Name einer Version, etwa 7 oder 8+."],
        ),
      )
      .min(1),
    ["Windows versions", "From old to new. In texts: {windows}, in short: {windowsShort}."],
    ["Windows-Versionen", "Von alt nach neu. In Texten: {windows}, kurz: {windowsShort}."],
  ),
});

/** Money per month and store. */
export const price = field(z.number().min(0).max(100_000).multipleOf(0.01), "Price", "Preis", {
  notation: {
    en: "Digits only, with a dot for decimals. The currency is in editions.yaml.",
    de: "Nur Ziffern, mit einem Punkt statt des Kommas. Die Währung steht in editions.yaml.",
  },
  normalize: (written) => written.trim().replace(/^(\d+),(\d{1,2})$/, "$1.$2"),
});

const comparisonCell = field(
  z.union([
    field(z.boolean(), "Tick or dash", "Haken oder Strich"),
    field(slug, "Word", "Wort", { reference: "comparisonValue" }),
  ]),
  ["Cell", "A tick, a dash, or a word of pages/features.yaml, such as unlimited."],
  ["Zelle", "Ein Haken, ein Strich oder ein Wort aus pages/features.yaml, etwa unlimited."],
  { choices: { true: { en: "A tick", de: "Ein Haken" }, false: { en: "A dash", de: "Ein Strich" } } },
);

const edition = group("Edition", "Edition", {
  id: field(
    slug,
    ["Short name", "In the address of its thank-you page, and names it in all other files."],
    ["Kurzname", "Steht in der Adresse ihrer Danke-Seite und nennt sie in allen anderen Dateien."],
  ),
  monthly: fact(
    "price.pro",
    price,
    ["Price per month", "For each store; 0 for a free edition."],
    ["Preis pro Monat", "Je Filiale; 0 für eine kostenlose Edition."],
  ),
  setup: fact(
    "link.setup.pro",
    hostLink,
    ["Set-up", "Instructions for setting it up, if it needs any."],
    ["Einrichtung", "Anleitung zum Einrichten, wenn die Edition eine braucht."],
  ).optional(),
});

const comparisonRow = group("Row", "Zeile", {
  id: field(
    slug,
    ["Short name of the row", "Its title is in pages/features.yaml, under comparison, rows, in each language."],
    ["Kurzname der Zeile", "Ihr Titel steht in pages/features.yaml, unter comparison, rows, in jeder Sprache."],
    { reference: "comparisonRow" },
  ),
  group: field(
    slug,
    ["Group", "Rows of one group stand together. Its title is in pages/features.yaml, under comparison, groups."],
    [
      "Gruppe",
      "Zeilen einer Gruppe stehen beieinander. Ihr Titel steht in pages/features.yaml, unter comparison, groups.",
    ],
    { reference: "comparisonGroup" },
  ),
  cells: field(byEdition(comparisonCell), "Cells", "Zellen"),
});

const setup = group("A typical store", "Ein typisches Geschäft", {
  products: fact("setupProducts", z.int().positive().max(1_000_000), "Products", "Artikel"),
  hours: fact("setupHours", z.int().positive().max(1_000), "Hours", "Stunden"),
});

export const editions = group("Editions", "Editionen", {
  currency: field(currencyCode, "Currency", "Währung"),
  annualMonths: field(
    z.int().min(1).max(12),
    ["Months that a year costs", "A year costs as much as this many months; annual prices are worked out from it."],
    [
      "Monate, die ein Jahr kostet",
      "Ein Jahr kostet so viel wie diese Zahl von Monaten; daraus werden die Jahrespreise berechnet.",
    ],
  ),
  trialDays: fact("trialDays", z.int().min(1).max(365), "Days of the trial", "Tage der Testphase"),
  editions: field(
    z.array(edition).min(1),
    [
      "Editions",
      "In the order in which they are offered. The home page leads to the first one; the last one stands out.",
    ],
    [
      "Editionen",
      "In der Reihenfolge, in der sie angeboten werden. Die Startseite führt zur ersten; die letzte ist hervorgehoben.",
    ],
  ),
  questions: field(
    z.array(field(slug, "Question", "Frage", { reference: "question" })),
    [
      "Questions below the prices",
      "Short names of questions in pages/faq.yaml. The features page and the download page show them. Can be left out.",
    ],
    [
      "Fragen unter den Preisen",
      "Kurznamen von Fragen in pages/faq.yaml. Funktionsseite und Download-Seite zeigen sie. Kann entfallen.",
    ],
  ).optional(),
  comparison: field(z.array(comparisonRow).min(1), "Comparison of the editions", "Vergleich der Editionen"),
  requirements,
  setup,
  orderNameMaxLength: fact(
    "orderNameMax",
    z.int().positive().max(10_000),
    ["Longest name of an order", "In characters; for the plugin that names orders."],
    ["Längster Name einer Bestellung", "In Zeichen; für das Plugin, das Bestellungen benennt."],
  ),
});
