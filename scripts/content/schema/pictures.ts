/** `content/pictures.yaml`: pictures of pages rather than of an entry. */
import { field, group } from "./field.ts";
import { hasExtension, iconPath, imagePath, picturePath } from "./formats/picture.ts";

export const pictures = group(
  ["Pictures of pages", "Pictures by their place. Plugins, partners, areas and questions name their own."],
  [
    "Bilder der Seiten",
    "Bilder nach der Stelle, an der sie stehen. Plugins, Partner, Bereiche und Fragen nennen ihre eigenen.",
  ],
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
    logo: field(imagePath, "Logo", "Logo", { examples: ["site/our-logo.svg"] }),
    payments: field(imagePath, "Ways to pay", "Zahlungsarten", { examples: ["site/cards.svg"] }),
    icons: group("Icons", "Symbole", {
      ico: field(
        iconPath,
        ["Icon as ICO", "Served as /favicon.ico: 16, 32 and 48 pixels in one file."],
        ["Symbol als ICO", "Liegt unter /favicon.ico: 16, 32 und 48 Pixel in einer Datei."],
        { examples: ["site/tab.ico"] },
      ),
      svg: field(imagePath.regex(...hasExtension("svg")), "Icon as SVG", "Symbol als SVG", {
        examples: ["site/tab.svg"],
      }),
      touch: field(
        imagePath.regex(...hasExtension("png")),
        ["Icon of phones", "Served as /apple-touch-icon.png: 512 × 512 pixels, without anything near the edges."],
        ["Symbol für Handys", "Liegt unter /apple-touch-icon.png: 512 × 512 Pixel, am Rand bleibt Platz."],
        { examples: ["site/phone.png"] },
      ),
    }),
    social: field(
      imagePath.regex(...hasExtension("png|jpg")),
      [
        "Preview in social networks",
        "One for all pages: PNG or JPEG, 1200 × 630 pixels. Without it, each page gets its own, with its title.",
      ],
      [
        "Vorschau in sozialen Netzwerken",
        "Eine für alle Seiten: PNG oder JPEG, 1200 × 630 Pixel. Ohne sie bekommt jede Seite ihre eigene, mit ihrem Titel.",
      ],
      { examples: ["site/preview.png"] },
    ).optional(),
  },
);
