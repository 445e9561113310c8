/** A plugin: `content/facts/plugins/<slug>.yaml` and `content/<language>/plugins/<slug>.yaml`. */
import { z } from "zod";
import { artefact } from "./downloads.ts";
import { price } from "./editions.ts";
import { heading, imageAlt, pageIntro, pageTitle, paragraph, seo, titled } from "./pieces.ts";
import { countryCode, picturePath, slug, text } from "./primitives.ts";

export const pluginFacts = z
  .strictObject({
    order: z
      .int()
      .min(0)
      .max(1_000_000)
      .meta({
        title: "Place in the catalogue",
        description: "Lower numbers come first. Steps of ten leave room for a plugin in between.",
        de: {
          title: "Platz im Katalog",
          description: "Kleinere Zahlen kommen zuerst. Zehnerschritte lassen Platz für ein Plugin dazwischen.",
        },
      }),
    price: price
      .positive()
      .meta({
        title: "Price per month",
        description: "Price per month and store. Leave the line out for a free plugin.",
        inForm: {
          en: "Price per month and store. Leave it empty for a free plugin.",
          de: "Preis pro Monat und Filiale. Bei einem kostenlosen Plugin bleibt das Feld leer.",
        },
        de: {
          title: "Preis pro Monat",
          description: "Preis pro Monat und Filiale. Bei einem kostenlosen Plugin entfällt die Zeile.",
        },
      })
      .optional(),
    monthlySubscriptionAvailable: z.boolean().meta({
      title: "Sold by the month",
      description: "Whether the plugin can be paid by the month too, not by the year only.",
      de: {
        title: "Monatlich zu haben",
        description: "Ob sich das Plugin auch monatlich bezahlen lässt, nicht nur jährlich.",
      },
      choices: {
        true: { en: "By the month or by the year", de: "Monatlich oder jährlich" },
        false: { en: "By the year only", de: "Nur jährlich" },
      },
    }),
    country: countryCode
      .meta({
        title: "Country",
        description: "Country that the plugin is made for. Leave the line out where it is for all.",
        inForm: {
          en: "Country that the plugin is made for. Choose none where it is for all.",
          de: "Land, für das das Plugin gemacht ist. Gilt es für alle, bleibt das Feld leer.",
        },
        de: {
          title: "Land",
          description: "Land, für das das Plugin gemacht ist. Gilt es für alle, entfällt die Zeile.",
        },
      })
      .optional(),
    authorizedPartnersOnly: z
      .boolean()
      .meta({
        title: "Authorized partners only",
        description: "Whether only authorized partners install it. Those of its country are listed on its page.",
        de: {
          title: "Nur autorisierte Partner",
          description: "Ob nur autorisierte Partner es installieren. Die seines Landes stehen auf seiner Seite.",
        },
        choices: {
          true: {
            en: "Installed by authorized partners; needs a country",
            de: "Installieren autorisierte Partner; braucht ein Land",
          },
          false: { en: "Anybody can install it", de: "Kann jeder installieren" },
        },
      })
      .optional(),
    layout: z.enum(["standard", "notes"]).meta({
      title: "Layout",
      description: "Where the page takes its words from.",
      de: { title: "Aufbau", description: "Woher die Seite ihre Texte nimmt." },
      choices: {
        standard: { en: "From the plugin's own file of words", de: "Aus der eigenen Textdatei des Plugins" },
        notes: { en: "From notes.yaml", de: "Aus notes.yaml" },
      },
    }),
    image: picturePath.meta({
      title: "Picture",
      description: "Picture in the catalogue and on the page of the plugin.",
      de: { title: "Bild", description: "Bild im Katalog und auf der Seite des Plugins." },
    }),
    downloads: z
      .strictObject({
        lite: artefact.meta({
          title: "File for Lite",
          description: "Installer of the plugin for Lite.",
          de: { title: "Datei für Lite", description: "Installationsprogramm des Plugins für Lite." },
        }),
        pro: artefact.meta({
          title: "File for Pro",
          description: "Installer of the plugin for Pro.",
          de: { title: "Datei für Pro", description: "Installationsprogramm des Plugins für Pro." },
        }),
      })
      .meta({
        title: "Files",
        description: "One installer for Lite, one for Pro.",
        de: { title: "Dateien", description: "Ein Installationsprogramm für Lite, eines für Pro." },
      }),
    help: z
      .array(
        slug.meta({
          title: "Help article",
          description: "Id of an article in facts/help.yaml.",
          de: { title: "Hilfeartikel", description: "Kennung eines Artikels in facts/help.yaml." },
          reference: "help",
        }),
      )
      .meta({
        title: "Help articles",
        description: "Articles of the help centre that the page links to, in this order. [] for none.",
        inForm: {
          en: "Articles of the help centre that the page links to, in this order.",
          de: "Artikel des Hilfe-Centers, auf die die Seite verweist, in dieser Reihenfolge.",
        },
        de: {
          title: "Hilfeartikel",
          description: "Artikel des Hilfe-Centers, auf die die Seite verweist, in dieser Reihenfolge. [] für keinen.",
        },
      }),
  })
  .refine((plugin) => plugin.authorizedPartnersOnly !== true || plugin.country !== undefined, {
    error: "authorized-country",
    path: ["country"],
  })
  .meta({
    title: "Plugin",
    description: "Place, price, files and help articles. The name of the file is its address: /plugins/price-lists.",
    de: {
      title: "Plugin",
      description:
        "Platz, Preis, Dateien und Hilfeartikel. Der Name der Datei ist seine Adresse: /plugins/price-lists.",
    },
  });

const paragraphs = z
  .array(
    paragraph.meta({
      title: "Paragraph",
      description: "Two to four sentences.",
      de: { title: "Absatz", description: "Zwei bis vier Sätze." },
    }),
  )
  .min(1)
  .meta({
    title: "Paragraphs",
    description: "Each begins with a hyphen.",
    inForm: { en: "One below the other.", de: "Einer unter dem anderen." },
    de: { title: "Absätze", description: "Jeder beginnt mit einem Bindestrich." },
  });

const feature = titled.meta({
  title: "Feature",
  description: "One thing that the plugin can do.",
  de: { title: "Funktion", description: "Eine Sache, die das Plugin kann." },
});

const note = text.meta({
  title: "Note",
  description: "One sentence.",
  de: { title: "Hinweis", description: "Ein Satz." },
  format: "multiline",
});

export const pluginWords = z
  .strictObject({
    name: text.max(60).meta({
      title: "Name",
      description: "Name of the plugin, in the catalogue and in price lists.",
      de: { title: "Name", description: "Name des Plugins, im Katalog und in Preislisten." },
    }),
    description: text.max(200).meta({
      title: "Description",
      description: "One or two sentences for the catalogue.",
      de: { title: "Beschreibung", description: "Ein oder zwei Sätze für den Katalog." },
      format: "multiline",
    }),
    seo,
    title: pageTitle.max(90),
    intro: pageIntro.meta({
      title: "Introduction",
      description: "Two or three sentences below the heading of the page.",
      de: { title: "Einleitung", description: "Zwei oder drei Sätze unter der Überschrift der Seite." },
    }),
    imageAlt,
    why: z.strictObject({ title: heading, paragraphs }).meta({
      title: "Why",
      description: "What somebody gains by the plugin: a heading and some paragraphs.",
      de: { title: "Wozu", description: "Was man von dem Plugin hat: eine Überschrift und einige Absätze." },
    }),
    features: z
      .array(feature)
      .min(2)
      .meta({
        title: "Features",
        description: "What the plugin can do, each with a heading and a text. At least two.",
        de: { title: "Funktionen", description: "Was das Plugin kann, je mit Überschrift und Text. Mindestens zwei." },
      }),
    notes: z.array(note).meta({
      title: "Small print",
      description: "Lines below the price. [] for none.",
      inForm: { en: "Lines below the price.", de: "Zeilen unter dem Preis." },
      de: { title: "Kleingedrucktes", description: "Zeilen unter dem Preis. [] für keine." },
    }),
  })
  .meta({
    title: "Words of a plugin",
    description: "What the catalogue and the page of the plugin say.",
    de: { title: "Texte eines Plugins", description: "Was der Katalog und die Seite des Plugins sagen." },
  });
