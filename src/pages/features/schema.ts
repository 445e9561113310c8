/** Words of the features page: `content/<language>/pages/features.yaml`. */
import { z } from "zod";
import { field, group } from "../../../scripts/content/schema/field.ts";
import { slug } from "../../../scripts/content/schema/formats/slug.ts";
import {
  anchored,
  heading,
  imageAlt,
  linkWords,
  pageTop,
  pageWords,
  paragraph,
  points,
} from "../../../scripts/content/schema/pieces.ts";

const area = group("Area", "Bereich", { title: heading, text: paragraph, points: points(2) });

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

export const words = pageWords("Features and pricing", "Funktionen und Preise", {
  ...pageTop,
  areas: field(
    anchored(area, 4),
    ["Areas", "What the program does, from top to bottom. At least four."],
    ["Bereiche", "Was das Programm kann, von oben nach unten. Mindestens vier."],
  ),
  areaPictures,
  comparison: group(
    ["Comparison", "The table that compares the editions. Its rows are in editions.yaml."],
    ["Vergleich", "Die Tabelle, die die Editionen vergleicht. Ihre Zeilen stehen in editions.yaml."],
    { title: heading },
  ),
  plugins: group(
    ["Prices of the plugins", "Last part of the page, with a line for each plugin."],
    ["Preise der Plugins", "Letzter Abschnitt der Seite, mit einer Zeile für jedes Plugin."],
    { title: heading, text: paragraph, link: linkWords },
  ),
});
