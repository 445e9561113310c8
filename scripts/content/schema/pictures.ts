/** `content/pictures.yaml`: pictures of the site rather than of a page or an entry. */
import { field, group } from "./field.ts";
import { hasExtension, iconPath, imagePath } from "./formats/picture.ts";

export const pictures = group(
  ["Pictures of the site", "Pictures by their place. Pages, plugins, partners, areas and questions name their own."],
  [
    "Bilder der Website",
    "Bilder nach der Stelle, an der sie stehen. Seiten, Plugins, Partner, Bereiche und Fragen nennen ihre eigenen.",
  ],
  {
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
