/** `content/plugins/<slug>.yaml`: a plugin, with its texts in each language. */
import { z } from "zod";
import { fileDate, fileVersion, plainFile } from "./downloads.ts";
import { choice, field, group, onOff } from "./field.ts";
import { countryCode } from "./formats/codes.ts";
import { markdown } from "./formats/markdown.ts";
import { picturePath } from "./formats/picture.ts";
import { slugOfOther } from "./formats/slug.ts";
import { multiline, multilineMeta, text } from "./formats/text.ts";
import { groupWithTranslations, perLanguage } from "./per-language.ts";
import { byEdition, formerly, heading, imageAlt, pageTitle, published, seo, titled } from "./pieces.ts";
import { price } from "./price.ts";

const paragraphs = field(z.array(multiline("Paragraph", "Absatz")).min(1), "Paragraphs", "Absätze");

/** The texts of a plugin's page in one language. */
export const pageOfPlugin = group("Page of the plugin", "Seite des Plugins", {
  seo,
  title: pageTitle.max(90),
  intro: multiline(
    ["Introduction", "Two or three sentences below the heading of the page."],
    ["Einleitung", "Zwei oder drei Sätze unter der Überschrift der Seite."],
  ),
  imageAlt,
  seeAlso: group(
    ["Another plugin", "A sentence below the buttons that links to another plugin. Can be left out."],
    ["Ein anderes Plugin", "Ein Satz unter den Schaltflächen mit einem Link zu einem anderen Plugin. Kann entfallen."],
    { text: markdown },
  ).optional(),
  why: group("Why", "Wozu", { title: heading, paragraphs }),
  features: field(
    z.array(field(titled, "Feature", "Funktion")).min(2),
    ["Features", "What the plugin can do, each with a heading and a text. At least two."],
    ["Funktionen", "Was das Plugin kann, je mit Überschrift und Text. Mindestens zwei."],
  ),
  notes: field(z.array(multiline("Note", "Hinweis")), "Small print", "Kleingedrucktes"),
});

export type PluginTranslations = z.output<typeof pageOfPlugin>;

export const plugin = groupWithTranslations(
  ["Plugin", "Its place, price and files, and its words. The name of the file is its address: /plugins/price-lists."],
  ["Plugin", "Platz, Preis und Dateien, und seine Texte. Der Name der Datei ist seine Adresse: /plugins/price-lists."],
  {
    order: field(
      z.int().min(0).max(1_000_000),
      ["Place in the catalogue", "Lower numbers come first. Steps of ten leave room for a plugin in between."],
      ["Platz im Katalog", "Kleinere Zahlen kommen zuerst. Zehnerschritte lassen Platz für ein Plugin dazwischen."],
    ),
    price: field(
      price.positive({ error: "out-of-range.free" }),
      ["Price per month", "For each licence. Leave it out for a free plugin."],
      ["Preis pro Monat", "Je Lizenz. Entfällt bei einem kostenlosen Plugin."],
    ).optional(),
    monthlySubscriptionAvailable: onOff(
      ["Sold by the month", "Whether the plugin can be paid by the month too, not by the year only."],
      ["Monatlich zu haben", "Ob sich das Plugin auch monatlich bezahlen lässt, nicht nur jährlich."],
      { on: ["By the month or by the year", "Monatlich oder jährlich"], off: ["By the year only", "Nur jährlich"] },
    ),
    country: field(
      countryCode,
      ["Country", "The plugin is made for it. Leave it out if it is for all."],
      ["Land", "Dafür ist das Plugin gemacht. Entfällt, wenn es für alle ist."],
    ).optional(),
    authorizedPartnersOnly: onOff(
      [
        "Authorized partners only",
        "Whether only authorized partners install it. Those of its country are listed on its page.",
      ],
      [
        "Nur autorisierte Partner",
        "Ob nur autorisierte Partner es installieren. Die seines Landes stehen auf seiner Seite.",
      ],
      {
        on: [
          "Installed by authorized partners; needs a country",
          "Installieren autorisierte Partner; braucht ein Land",
        ],
        off: ["Anybody can install it", "Kann jeder installieren"],
      },
    ).optional(),
    onHome: onOff(
      ["On the home page", "Whether the home page's offer shows its picture and adds up its price. Can be left out."],
      [
        "Auf der Startseite",
        "Ob das Angebot der Startseite sein Bild zeigt und seinen Preis mitzählt. Kann entfallen.",
      ],
      { on: ["With picture and price", "Mit Bild und Preis"], off: ["Not there", "Nicht dort"] },
    ).optional(),
    layout: choice("Layout", "Aufbau", {
      standard: ["From the plugin's own words", "Aus den eigenen Texten des Plugins"],
      notes: ["From notes.yaml", "Aus notes.yaml"],
    }),
    image: field(picturePath, "Picture", "Bild"),
    version: fileVersion,
    date: fileDate,
    downloads: field(
      byEdition(
        field(
          plainFile,
          ["File", "An installer. Its size in texts: {size.notes.pro}."],
          ["Datei", "Ein Installationsprogramm. Seine Größe in Texten: {size.notes.pro}."],
        ),
      ),
      "Files",
      "Dateien",
    ),
    help: field(
      z.array(field(slugOfOther, "Help article", "Hilfeartikel", { reference: "help-article" })),
      ["Help articles", "Articles of the help centre that the page links to, in this order."],
      ["Hilfeartikel", "Artikel des Hilfe-Centers, auf die die Seite verweist, in dieser Reihenfolge."],
    ),
    formerly,
    published,
    name: perLanguage(field(text.max(60), "Name", "Name")),
    description: perLanguage(
      field(
        text.max(200),
        ["Description", "One or two sentences for the catalogue."],
        ["Beschreibung", "Ein oder zwei Sätze für den Katalog."],
        multilineMeta,
      ),
    ),
  },
  pageOfPlugin,
).refine((plugin) => plugin.authorizedPartnersOnly !== true || plugin.country !== undefined, {
  path: ["country"],
});
