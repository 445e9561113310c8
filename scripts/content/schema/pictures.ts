/** `content/facts/pictures.yaml`: pictures that belong to pages rather than to an entry. */
import { z } from "zod";
import { iconPath, imagePath, ofKinds, picturePath, slug } from "./primitives.ts";

export const pictures = z
  .strictObject({
    homeHero: picturePath.meta({
      title: "Home page: large picture",
      description:
        "Picture at the top of the home page. What it shows stands in pages/home.yaml, under hero, imageAlt.",
      de: {
        title: "Startseite: großes Bild",
        description: "Bild oben auf der Startseite. Was es zeigt, steht in pages/home.yaml, unter hero, imageAlt.",
      },
    }),
    homeReceipts: picturePath.meta({
      title: "Home page: receipts",
      description: "Picture beside the part about receipts on the home page.",
      de: { title: "Startseite: Bons", description: "Bild neben dem Abschnitt über Bons auf der Startseite." },
    }),
    homeInventory: picturePath.meta({
      title: "Home page: inventory",
      description: "Picture beside the part about the stock on the home page.",
      de: { title: "Startseite: Lager", description: "Bild neben dem Abschnitt über das Lager auf der Startseite." },
    }),
    homeDashboard: picturePath.meta({
      title: "Home page: dashboard",
      description: "Picture beside the part about the day's takings on the home page.",
      de: {
        title: "Startseite: Dashboard",
        description: "Bild neben dem Abschnitt über den Umsatz auf der Startseite.",
      },
    }),
    featureAreas: z
      .record(
        slug.meta({
          title: "Id of the area",
          description: "Id of an area in pages/features.yaml.",
          de: { title: "Kennung des Bereichs", description: "Kennung eines Bereichs in pages/features.yaml." },
          reference: "area",
        }),
        picturePath.meta({
          title: "Picture of the area",
          description: "What it shows stands in pages/features.yaml, under areaPictures.",
          de: {
            title: "Bild des Bereichs",
            description: "Was es zeigt, steht in pages/features.yaml, unter areaPictures.",
          },
        }),
      )
      .meta({
        title: "Features page: pictures of areas",
        description: "Pictures of areas of the features page, by the id of the area. Not every area needs one.",
        de: {
          title: "Seite mit den Funktionen: Bilder der Bereiche",
          description: "Bilder von Bereichen der Seite, nach der Kennung des Bereichs. Nicht jeder braucht eines.",
        },
      }),
    logo: imagePath.meta({
      title: "Logo",
      description: "The mark beside the name in the header.",
      de: { title: "Logo", description: "Das Zeichen neben dem Namen in der Kopfzeile." },
      examples: ["site/logo.svg"],
    }),
    payments: imagePath.meta({
      title: "Ways to pay",
      description: "The accepted cards, in the footer.",
      de: { title: "Zahlungsarten", description: "Die akzeptierten Karten, in der Fußzeile." },
      examples: ["site/payments.svg"],
    }),
    icons: z
      .strictObject({
        ico: iconPath.meta({
          title: "Icon as ICO",
          description: "Served as /favicon.ico: 16, 32 and 48 pixels in one file.",
          de: { title: "Symbol als ICO", description: "Liegt unter /favicon.ico: 16, 32 und 48 Pixel in einer Datei." },
          examples: ["site/favicon.ico"],
        }),
        svg: imagePath.regex(...ofKinds("svg")).meta({
          title: "Icon as SVG",
          description: "Served as /favicon.svg.",
          de: { title: "Symbol als SVG", description: "Liegt unter /favicon.svg." },
          examples: ["site/favicon.svg"],
        }),
        touch: imagePath.regex(...ofKinds("png")).meta({
          title: "Icon of phones",
          description: "Served as /apple-touch-icon.png: 180 × 180 pixels.",
          de: { title: "Symbol für Handys", description: "Liegt unter /apple-touch-icon.png: 180 × 180 Pixel." },
          examples: ["site/apple-touch-icon.png"],
        }),
      })
      .meta({
        title: "Icons",
        description: "Icons of the browser's tab and of a phone's home screen.",
        de: { title: "Symbole", description: "Symbole im Tab des Browsers und auf dem Startbildschirm eines Handys." },
      }),
    social: imagePath.regex(...ofKinds("png|jpg")).meta({
      title: "Preview in social networks",
      description: "Shown where somebody shares a link: PNG or JPEG, 1200 × 630 pixels.",
      de: {
        title: "Vorschau in sozialen Netzwerken",
        description: "Erscheint, wo jemand einen Link teilt: PNG oder JPEG, 1200 × 630 Pixel.",
      },
      examples: ["site/social.png"],
    }),
  })
  .meta({
    title: "Pictures of pages",
    description: "Pictures by the place they stand in. Plugins, partners and questions name their own.",
    de: {
      title: "Bilder der Seiten",
      description: "Bilder nach der Stelle, an der sie stehen. Plugins, Partner und Fragen nennen ihre eigenen.",
    },
  });
