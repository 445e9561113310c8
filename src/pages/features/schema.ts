/** Words of the features page: `content/<language>/pages/features.yaml`. */
import { z } from "zod";
import { field, group } from "../../../scripts/content/schema/field.ts";
import { slug } from "../../../scripts/content/schema/formats/slug.ts";
import { line } from "../../../scripts/content/schema/formats/text.ts";
import {
  anchor,
  byEdition,
  heading,
  imageAlt,
  linkWords,
  pageTop,
  pageWords,
  paragraph,
  plan,
  points,
} from "../../../scripts/content/schema/pieces.ts";

const area = group("Area", "Bereich", { id: anchor, title: heading, text: paragraph, points: points(2) });

const areaPictures = field(
  z.record(field(slug, "Short name of the area", "Kurzname des Bereichs", { reference: "area" }), imageAlt),
  [
    "What the pictures show",
    "What the picture of an area shows, by the short name of the area. The pictures are in pictures.yaml, under featureAreas.",
  ],
  [
    "Was die Bilder zeigen",
    "Was das Bild eines Bereichs zeigt, nach seinem Kurznamen. Die Bilder stehen in pictures.yaml, unter featureAreas.",
  ],
);

const comparison = group(
  ["Comparison", "Words of the table that compares the editions. Its ticks are in editions.yaml."],
  ["Vergleich", "Texte der Tabelle, die die Editionen vergleicht. Ihre Haken stehen in editions.yaml."],
  {
    title: heading,
    groups: field(
      z.record(
        field(slug, "Short name of the group", "Kurzname der Gruppe", { reference: "comparisonGroup" }),
        line("Title of the group", "Titel der Gruppe"),
      ),
      "Titles of the groups",
      "Titel der Gruppen",
    ),
    rows: field(
      z.record(
        field(slug, "Short name of the row", "Kurzname der Zeile", { reference: "comparisonRow" }),
        line("Title of the row", "Titel der Zeile"),
      ),
      "Titles of the rows",
      "Titel der Zeilen",
    ),
    values: field(
      z.record(
        field(
          slug,
          ["Key of the word", "A word that a row in editions.yaml has in place of a tick."],
          ["Schlüssel des Wortes", "Ein Wort, das eine Zeile in editions.yaml statt eines Hakens hat."],
          { reference: "comparisonValue" },
        ),
        line("Word", "Wort"),
      ),
      ["Words in cells", "In place of a tick, such as the words for unlimited."],
      ["Worte in Zellen", "Was statt eines Hakens in der Zelle steht, etwa für unlimited."],
    ),
  },
);

export const words = pageWords("Features and pricing", "Funktionen und Preise", {
  ...pageTop,
  areas: field(
    z.array(area).min(4),
    ["Areas", "What the program does, from top to bottom. At least four."],
    ["Bereiche", "Was das Programm kann, von oben nach unten. Mindestens vier."],
  ),
  areaPictures,
  plans: group(
    ["Editions", "The editions beside each other, as receipts."],
    ["Editionen", "Die Editionen nebeneinander, als Bons."],
    {
      editions: field(byEdition(plan), "Offers", "Angebote"),
    },
  ),
  comparison,
  plugins: group(
    ["Prices of the plugins", "Last part of the page, with a line for each plugin."],
    ["Preise der Plugins", "Letzter Abschnitt der Seite, mit einer Zeile für jedes Plugin."],
    { title: heading, text: paragraph, link: linkWords },
  ),
});
