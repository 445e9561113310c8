/** Fields that several pages share: headings, paragraphs, lists of points, steps. */
import { z } from "zod";
import { field, group } from "./field.ts";
import { normalizeDay } from "./formats/date.ts";
import { markdown } from "./formats/markdown.ts";
import { slug, slugOfOther } from "./formats/slug.ts";
import { line, multiline, multilineMeta, text } from "./formats/text.ts";

/** A longer title was pasted twice. */
const title = text.max(200);
export const heading = field(title, "Heading", "Überschrift");

export const paragraph = multiline(
  ["Text", "One to three sentences below the heading."],
  ["Text", "Ein bis drei Sätze unter der Überschrift."],
);

export const pageTitle = field(title, "Heading of the page", "Überschrift der Seite");

export const pageIntro = multiline(
  ["Introduction", "One to three sentences below the heading of the page."],
  ["Einleitung", "Ein bis drei Sätze unter der Überschrift der Seite."],
);

export const linkText = line(
  ["Words of the link", "What can be clicked. They say where the link leads, also when read alone."],
  ["Wortlaut des Links", "Was angeklickt werden kann. Die Worte sagen auch für sich allein, wohin der Link führt."],
);

export const missing = line(
  ["Nothing found", "Link to the contact page, shown if a search finds nothing."],
  ["Nichts gefunden", "Link zur Kontaktseite, wenn eine Suche nichts findet."],
);

export const buttonText = line(
  ["Words of the button", "Two to four words that say what happens. A download button names the edition and the size."],
  [
    "Wortlaut der Schaltfläche",
    "Zwei bis vier Wörter, die sagen, was geschieht. Eine Schaltfläche zum Herunterladen nennt Edition und Größe.",
  ],
);

export const imageAlt = multiline(
  ["What the picture shows", "Read aloud to people who do not see the picture, and shown if it does not load."],
  [
    "Was das Bild zeigt",
    "Wird Menschen vorgelesen, die das Bild nicht sehen, und steht dort, wo es nicht geladen wird.",
  ],
);

export const point = line(["Point", "Without a full stop at its end."], ["Punkt", "Ohne Punkt am Ende."]);

export function points(min: number) {
  return field(z.array(point).min(min), "Points", "Punkte");
}

const firstDay = field(z.iso.date({ error: "published-value" }), "First day", "Erster Tag", {
  examples: ["2026-12-01"],
  widget: "date",
  normalize: normalizeDay,
});

/** Whether an entry is on the site, or from which day on. Entries are published by default. */
export const published = field(
  z.union([z.boolean(), firstDay], { error: "published-value" }),
  [
    "Published",
    "false hides it. A day, such as 2026-12-01, shows it from then on. Empty or true: it is on the site. What is hidden is checked all the same.",
  ],
  [
    "Veröffentlicht",
    "false blendet es aus. Ein Tag wie 2026-12-01 zeigt es ab dann. Leer oder true: Es steht auf der Website. Geprüft wird auch, was ausgeblendet ist.",
  ],
).optional();

/** Title and description for search engines and link previews. */
export const seo = group("For search engines", "Für Suchmaschinen", {
  title: field(
    text.max(70),
    [
      "Title for search engines",
      "Title in the browser's tab and in search results. The product's name is added if it is missing.",
    ],
    [
      "Titel für Suchmaschinen",
      "Titel im Tab des Browsers und in Suchergebnissen. Der Name des Produkts wird ergänzt, wo er fehlt.",
    ],
  ),
  description: field(
    text.max(170),
    [
      "Description for search engines",
      "One or two sentences below the title in search results and in previews of links.",
    ],
    [
      "Beschreibung für Suchmaschinen",
      "Ein oder zwei Sätze unter dem Titel in Suchergebnissen und in der Vorschau von Links.",
    ],
    multilineMeta,
  ),
});

/** The top of most pages. */
export const pageTop = { seo, title: pageTitle, intro: pageIntro };

/** A heading with a text below it. */
export const titled = z.strictObject({ title: heading, text: paragraph });

/** A table row of label and value. */
export const row = group("Line", "Zeile", {
  label: line("Left column", "Linke Spalte"),
  value: line("Right column", "Rechte Spalte"),
});

/** Key of a section or question, used as link target. */
export const anchor = field(
  slug,
  [
    "Short name in the address",
    "The part after the # in the address, so that links lead here. The same in every language; best never changed.",
  ],
  [
    "Kurzname in der Adresse",
    "Steht in der Adresse hinter dem #, damit Links hierher führen. In jeder Sprache gleich, am besten nie ändern.",
  ],
);

/** Entries by key. Pages in every language show them in the order of the first language. */
export function entries<Entry extends z.ZodType>(key: typeof slug, entry: Entry, min: number) {
  return z.record(key, entry).check(({ value, issues }) => {
    if (Object.keys(value).length >= min) return;
    issues.push({ code: "too_small", origin: "record", minimum: min, inclusive: true, input: value });
  });
}

/** Entries that links can target. */
export function anchored<Entry extends z.ZodType>(entry: Entry, min: number) {
  return entries(anchor, entry, min);
}

/** Former slugs of a page, which redirect to its current address. */
export const formerly = field(
  z.array(slug),
  ["Earlier short names", "These addresses redirect to this page. Can be left out."],
  ["Frühere Kurznamen", "Wer eine dieser Adressen aufruft, kommt auf diese Seite. Kann entfallen."],
).optional();

/** All texts of a page, labelled with the page's name for forms and menus. */
export function pageTranslations<const Shape extends z.ZodRawShape>(
  title: string,
  titleInGerman: string,
  shape: Shape,
) {
  return group(
    [title, `Words of the page “${title}”, from top to bottom.`],
    [titleInGerman, `Texte der Seite „${titleInGerman}“, von oben nach unten.`],
    shape,
  );
}

/** An edition's offer on the features and download pages. Its name and price are facts. */
export const plan = group("Offer", "Angebot", {
  tagline: line(
    ["For whom", "One line below the name of the edition. Search engines also get the one of the download page."],
    ["Für wen", "Eine Zeile unter dem Namen der Edition. Die der Download-Seite erfahren auch Suchmaschinen."],
  ),
  points: points(2),
  button: buttonText,
});

export const editionId = field(slugOfOther, "Edition", "Edition", { reference: "edition" });

/** Values by edition id. The rules decide which editions need one. */
export function byEdition<Value extends z.ZodType>(value: Value) {
  return z.record(editionId, value);
}

export const stepText = field(
  markdown,
  ["Text", "What to do, in one or two sentences. Links are possible."],
  ["Text", "Was zu tun ist, in ein oder zwei Sätzen. Links sind möglich."],
);

export function steps<const Shape extends z.ZodRawShape>(min: number, shape: Shape) {
  return field(z.array(group("Step", "Schritt", shape)).min(min), "Steps", "Schritte");
}
