/** `content/editions.yaml`: prices, limits, comparison and requirements. */
import { z } from "zod";
import { edition } from "./edition.ts";
import { fact, field, group } from "./field.ts";
import { currencyCode } from "./formats/codes.ts";
import { slug, slugOfOther } from "./formats/slug.ts";
import { line, text } from "./formats/text.ts";
import { perLanguage } from "./per-language.ts";
import { byEdition, entries } from "./pieces.ts";

const requirements = field(
  z
    .strictObject({
      cpuGhz: fact("cpu", z.number().positive().max(20), "Processor (GHz)", "Prozessor (GHz)"),
      ram32Gb: fact(
        "ram32",
        z.number().positive().max(256),
        "Memory with 32 bit (GB)",
        "Arbeitsspeicher bei 32 Bit (GB)",
      ),
      ram64Gb: fact(
        "ram64",
        z.number().positive().max(256),
        "Memory with 64 bit (GB)",
        "Arbeitsspeicher bei 64 Bit (GB)",
      ),
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
    })
    .partial()
    .refine(({ displayWidth, displayHeight }) => (displayWidth === undefined) === (displayHeight === undefined), {
      path: ["displayHeight"],
      // A key with a slip in it is reported as that.
      when: ({ issues }) => issues.length === 0,
    }),
  ["Requirements", "For texts, each of them if you need it. Can be left out."],
  ["Voraussetzungen", "Für Texte, jede für sich, wenn Sie sie brauchen. Können entfallen."],
).optional();

const shortName = field(slug, "Short name", "Kurzname");

const editionKey = field(
  slug,
  ["Short name", "In the address of its thank-you page, and names it in all other files."],
  ["Kurzname", "Steht in der Adresse ihrer Danke-Seite und nennt sie in allen anderen Dateien."],
);

const comparisonCell = field(
  z.union([
    field(z.boolean(), "Tick or dash", "Haken oder Strich"),
    field(slugOfOther, "Word", "Wort", { reference: "comparison-word" }),
  ]),
  ["Cell", "A tick, a dash, or one of the words above, such as unlimited."],
  ["Zelle", "Ein Haken, ein Strich oder eines der Worte oben, etwa unlimited."],
  { choices: { true: { en: "A tick", de: "Ein Haken" }, false: { en: "A dash", de: "Ein Strich" } } },
);

const comparisonRow = group("Row", "Zeile", {
  title: perLanguage(line("Title of the row", "Titel der Zeile")),
  group: field(
    slugOfOther,
    ["Group", "Rows of one group stand together."],
    ["Gruppe", "Zeilen einer Gruppe stehen beieinander."],
    {
      reference: "comparison-group",
    },
  ),
  cells: field(byEdition(comparisonCell), "Cells", "Zellen"),
});

const comparison = group("Comparison of the editions", "Vergleich der Editionen", {
  groups: field(
    z.record(shortName, perLanguage(line("Title of the group", "Titel der Gruppe"))),
    "Groups of rows",
    "Gruppen von Zeilen",
  ),
  words: field(
    z.record(shortName, perLanguage(line("Word", "Wort"))),
    ["Words in cells", "In place of a tick, such as the words for unlimited."],
    ["Worte in Zellen", "Was statt eines Hakens in der Zelle steht, etwa für unlimited."],
  ),
  rows: field(entries(shortName, comparisonRow, 1), "Rows", "Zeilen"),
});

const setup = group(
  ["A typical installation", "For texts. Can be left out."],
  ["Eine typische Einrichtung", "Für Texte. Kann entfallen."],
  {
    products: fact("setupProducts", z.int().positive().max(1_000_000), "Products", "Artikel"),
    hours: fact("setupHours", z.int().positive().max(1_000), "Hours", "Stunden"),
  },
).optional();

export const editions = group("Editions", "Editionen", {
  currency: field(currencyCode, "Currency", "Währung"),
  annualMonths: fact(
    "annualMonths",
    z.int().min(1).max(12),
    ["Months that a year costs", "A year costs as much as this many months; annual prices are worked out from it."],
    [
      "Monate, die ein Jahr kostet",
      "Ein Jahr kostet so viel wie diese Zahl von Monaten; daraus werden die Jahrespreise berechnet.",
    ],
  ),
  trialDays: fact("trialDays", z.int().min(1).max(365), "Days of the trial", "Tage der Testphase").optional(),
  editions: field(
    entries(editionKey, edition, 1),
    ["Editions", "In the order in which they are offered. The home page leads to the first one."],
    ["Editionen", "In der Reihenfolge, in der sie angeboten werden. Die Startseite führt zur ersten."],
  ),
  recommended: field(
    slugOfOther,
    ["Recommended edition", "Its short name: it stands out, with the filled button. Can be left out."],
    ["Empfohlene Edition", "Ihr Kurzname: Sie ist hervorgehoben, mit der gefüllten Schaltfläche. Kann entfallen."],
    { reference: "edition" },
  ).optional(),
  questions: field(
    z.array(field(slugOfOther, "Question", "Frage", { reference: "question" })),
    [
      "Questions below the prices",
      "Short names of questions in pages/faq.yaml. The features page and the download page show them. Can be left out.",
    ],
    [
      "Fragen unter den Preisen",
      "Kurznamen von Fragen in pages/faq.yaml. Funktionsseite und Download-Seite zeigen sie. Kann entfallen.",
    ],
  ).optional(),
  comparison,
  requirements,
  setup,
  orderNameMaxLength: fact(
    "orderNameMax",
    z.int().positive().max(10_000),
    ["Longest name of an order", "In characters; for the plugin that names orders."],
    ["Längster Name einer Bestellung", "In Zeichen; für das Plugin, das Bestellungen benennt."],
  ).optional(),
});
