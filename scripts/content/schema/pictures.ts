/** `content/pictures.yaml`: pictures that belong to pages rather than to an entry. */
import { z } from "zod";
import { field, group } from "./field.ts";
import { iconPath, imagePath, ofKinds, picturePath } from "./formats/picture.ts";
import { slug } from "./formats/slug.ts";

export const pictures = group(
  ["Pictures of pages", "Pictures by their place. Plugins, partners and questions name their own."],
  ["Bilder der Seiten", "Bilder nach der Stelle, an der sie stehen. Plugins, Partner und Fragen nennen ihre eigenen."],
  {
    homeHero: field(
      picturePath,
      [
        "Home page: large picture",
        "Picture at the top of the home page. What it shows is in pages/home.yaml, under hero, imageAlt.",
      ],
      [
        "Startseite: großes Bild",
        "Bild oben auf der Startseite. Was es zeigt, steht in pages/home.yaml, unter hero, imageAlt.",
      ],
    ),
    homeReceipts: field(picturePath, "Home page: receipts", "Startseite: Bons"),
    homeInventory: field(picturePath, "Home page: inventory", "Startseite: Lager"),
    homeDashboard: field(picturePath, "Home page: dashboard", "Startseite: Dashboard"),
    featureAreas: field(
      z.record(
        field(slug, "Short name of the area", "Kurzname des Bereichs", { reference: "area" }),
        field(
          picturePath,
          ["Picture of the area", "What it shows is in pages/features.yaml, under areaPictures."],
          ["Bild des Bereichs", "Was es zeigt, steht in pages/features.yaml, unter areaPictures."],
        ),
      ),
      ["Features page: pictures of areas", "By the id of the area; not every area needs one."],
      ["Seite mit den Funktionen: Bilder der Bereiche", "Nach Kennung; nicht jeder Bereich braucht eines."],
    ),
    logo: field(imagePath, "Logo", "Logo", { examples: ["site/logo.svg"] }),
    payments: field(imagePath, "Ways to pay", "Zahlungsarten", { examples: ["site/payments.svg"] }),
    icons: group("Icons", "Symbole", {
      ico: field(
        iconPath,
        ["Icon as ICO", "Served as /favicon.ico: 16, 32 and 48 pixels in one file."],
        ["Symbol als ICO", "Liegt unter /favicon.ico: 16, 32 und 48 Pixel in einer Datei."],
        { examples: ["site/favicon.ico"] },
      ),
      svg: field(imagePath.regex(...ofKinds("svg")), "Icon as SVG", "Symbol als SVG", {
        examples: ["site/favicon.svg"],
      }),
      touch: field(
        imagePath.regex(...ofKinds("png")),
        ["Icon of phones", "Served as /apple-touch-icon.png: 512 × 512 pixels, without anything near the edges."],
        ["Symbol für Handys", "Liegt unter /apple-touch-icon.png: 512 × 512 Pixel, am Rand bleibt Platz."],
        { examples: ["site/apple-touch-icon.png"] },
      ),
    }),
    social: field(
      imagePath.regex(...ofKinds("png|jpg")),
      [
        "Preview in social networks",
        "One for all pages: PNG or JPEG, 1200 × 630 pixels. Without it, each page gets its own, with its title.",
      ],
      [
        "Vorschau in sozialen Netzwerken",
        "Eine für alle Seiten: PNG oder JPEG, 1200 × 630 Pixel. Ohne sie bekommt jede Seite ihre eigene, mit ihrem Titel.",
      ],
      { examples: ["site/social.png"] },
    ).optional(),
  },
);
