/** The colours of the site, from which the build makes all others, and its look. */

import { choice, field, group, type Label } from "./field.ts";
import { colour } from "./formats/colour.ts";

const named = (en: Label, de: Label) => field(colour, en, de, { examples: ["#345c9c"] });

export const colours = group(
  ["Colours", "The build makes all others from these six, those of dark mode too."],
  ["Farben", "Alle anderen macht der Build aus diesen sechs, auch die des Dunkelmodus."],
  {
    paper: named(["Paper", "The ground of the page."], ["Papier", "Der Grund der Seite."]),
    ink: named(
      ["Ink", "Text. The ground of dark mode has its hue."],
      ["Tinte", "Text. Der Grund des Dunkelmodus hat ihren Farbton."],
    ),
    accent: named(
      ["Accent", "Links and buttons. Footer and call to action have a dark ground of its hue."],
      ["Akzent", "Links und Schaltflächen. Der dunkle Grund von Fuß und Aufruf hat seinen Farbton."],
    ),
    accentOnDark: named(
      ["Accent on dark", "Links and buttons in dark mode."],
      ["Akzent auf Dunkel", "Links und Schaltflächen im Dunkelmodus."],
    ),
    warm: named(
      ["Warm colour", "The second colour: paid, premium, warnings."],
      ["Warme Farbe", "Die zweite Farbe: kostenpflichtig, Premium, Warnungen."],
    ),
    line: named(
      ["Lines", "Lines between things, and in part the grounds."],
      ["Linien", "Linien zwischen Dingen und zum Teil die Gründe."],
    ),
  },
);

export const look = choice(
  ["Look", "What the site looks like, beside its colours."],
  ["Aussehen", "Wie die Website aussieht, neben ihren Farben."],
  {
    receipt: [
      "Receipt: torn edges, and a receipt in the pictures beside links",
      "Bon: gezackte Kanten und ein Bon in den Bildern neben Links",
    ],
    plain: ["Plain: straight edges", "Schlicht: gerade Kanten"],
  },
);
