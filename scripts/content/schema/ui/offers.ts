/** Interface strings of prices, editions, files and plugins. */
import { z } from "zod";
import { counted } from "../plural-forms.ts";
import { text } from "../primitives.ts";

export const billing = z
  .strictObject({
    label: text.meta({
      title: "Name of the price switch",
      description: "Read aloud in front of the switch between monthly and annual prices.",
      de: {
        title: "Name des Preisschalters",
        description: "Wird vor dem Schalter zwischen Monats- und Jahrespreisen vorgelesen.",
      },
    }),
    monthly: text.meta({
      title: "Monthly",
      description: "Left side of the price switch.",
      de: { title: "Monatlich", description: "Linke Seite des Preisschalters." },
    }),
    annual: text.meta({
      title: "Annual",
      description: "Right side of the price switch.",
      de: { title: "Jährlich", description: "Rechte Seite des Preisschalters." },
    }),
    perStoreMonth: text.meta({
      title: "Per store and month",
      description: "Behind a monthly price.",
      de: { title: "Pro Filiale und Monat", description: "Hinter einem Monatspreis." },
    }),
    perStoreYear: text.meta({
      title: "Per store and year",
      description: "Behind an annual price.",
      de: { title: "Pro Filiale und Jahr", description: "Hinter einem Jahrespreis." },
    }),
    free: text.meta({
      title: "Free",
      description: "Mark on Lite and on free plugins, and in place of their price.",
      de: { title: "Kostenlos", description: "Marke an Lite und kostenlosen Plugins, und anstelle ihres Preises." },
    }),
    paid: text.meta({
      title: "Paid",
      description: "Mark on paid plugins.",
      de: { title: "Kostenpflichtig", description: "Marke an kostenpflichtigen Plugins." },
    }),
    yearlyOnly: text.meta({
      title: "Yearly only",
      description: "Below the price of plugins that are sold by the year only.",
      de: { title: "Nur jährlich", description: "Unter dem Preis von Plugins, die es nur jährlich gibt." },
    }),
    saving: text.meta({
      title: "What a year saves",
      description: "Below the price switch: how many months a year costs.",
      de: { title: "Ersparnis im Jahr", description: "Unter dem Preisschalter: wie viele Monate ein Jahr kostet." },
    }),
    showingMonthly: text.meta({
      title: "Switched to monthly",
      description: "Read aloud once the switch stands on monthly.",
      de: { title: "Auf monatlich gestellt", description: "Wird vorgelesen, sobald der Schalter auf monatlich steht." },
    }),
    showingAnnual: text.meta({
      title: "Switched to annual",
      description: "Read aloud once the switch stands on annual.",
      de: { title: "Auf jährlich gestellt", description: "Wird vorgelesen, sobald der Schalter auf jährlich steht." },
    }),
  })
  .meta({
    title: "Prices",
    description: "Words beside prices, and of the switch between monthly and annual ones.",
    de: { title: "Preise", description: "Worte an Preisen und am Schalter zwischen Monats- und Jahrespreisen." },
  });

export const edition = z
  .strictObject({
    lite: text.meta({
      title: "Lite",
      description: "Name of the edition at its offer and in the comparison.",
      de: { title: "Lite", description: "Name der Edition an ihrem Angebot und im Vergleich." },
    }),
    pro: text.meta({
      title: "Pro",
      description: "Name of the edition at its offer and in the comparison.",
      de: { title: "Pro", description: "Name der Edition an ihrem Angebot und im Vergleich." },
    }),
    included: text.meta({
      title: "Included",
      description: "Read aloud for a tick in the comparison.",
      de: { title: "Enthalten", description: "Wird für einen Haken im Vergleich vorgelesen." },
    }),
    notIncluded: text.meta({
      title: "Not included",
      description: "Read aloud for a dash in the comparison.",
      de: { title: "Nicht enthalten", description: "Wird für einen Strich im Vergleich vorgelesen." },
    }),
    feature: text.meta({
      title: "Feature",
      description: "Heading of the first column of the comparison.",
      de: { title: "Funktion", description: "Überschrift der ersten Spalte des Vergleichs." },
    }),
  })
  .meta({
    title: "Editions",
    description: "Words for Lite and Pro, and of their comparison.",
    de: { title: "Editionen", description: "Worte für Lite und Pro und für ihren Vergleich." },
  });

export const plugin = z
  .strictObject({
    downloadLite: text.meta({
      title: "Button: download for Lite",
      description: "On the page of a plugin.",
      de: { title: "Schaltfläche: für Lite herunterladen", description: "Auf der Seite eines Plugins." },
    }),
    downloadPro: text.meta({
      title: "Button: download for Pro",
      description: "On the page of a plugin.",
      de: { title: "Schaltfläche: für Pro herunterladen", description: "Auf der Seite eines Plugins." },
    }),
    learnMore: text.meta({
      title: "Help articles",
      description: "Heading above the help articles on the page of a plugin.",
      de: { title: "Hilfeartikel", description: "Überschrift über den Hilfeartikeln auf der Seite eines Plugins." },
    }),
    pricing: text.meta({
      title: "Price",
      description: "Heading above the price on the page of a plugin.",
      de: { title: "Preis", description: "Überschrift über dem Preis auf der Seite eines Plugins." },
    }),
    all: text.meta({
      title: "All plugins",
      description: "Link from the page of a plugin back to the catalogue.",
      de: { title: "Alle Plugins", description: "Link von der Seite eines Plugins zurück zum Katalog." },
    }),
    country: text.meta({
      title: "Made for",
      description: "In front of the country, in the mark on the page of a plugin for one country.",
      de: { title: "Für", description: "Vor dem Land, in der Marke auf der Seite eines Plugins für ein Land." },
    }),
    authorizedPartners: text.meta({
      title: "Authorized partners",
      description: "Heading above the partners on the page of a plugin that only they install.",
      de: {
        title: "Autorisierte Partner",
        description: "Überschrift über den Partnern auf der Seite eines Plugins, das nur sie installieren.",
      },
    }),
    authorizedPartnersText: text.meta({
      title: "About authorized partners",
      description: "Sentence below that heading.",
      de: { title: "Zu autorisierten Partnern", description: "Satz unter dieser Überschrift." },
      format: "multiline",
    }),
    openDirectory: text.meta({
      title: "Link to the directory",
      description: "Below those partners, to the partner directory.",
      de: { title: "Link zum Verzeichnis", description: "Unter diesen Partnern, zum Partnerverzeichnis." },
    }),
    related: text.meta({
      title: "More plugins",
      description: "Heading above three other plugins at the end of the page of a plugin.",
      de: {
        title: "Weitere Plugins",
        description: "Überschrift über drei anderen Plugins am Ende der Seite eines Plugins.",
      },
    }),
  })
  .meta({
    title: "Pages of plugins",
    description: "Words that are the same on the page of every plugin.",
    de: { title: "Seiten der Plugins", description: "Worte, die auf der Seite jedes Plugins gleich sind." },
  });

const results = counted({
  title: "Plugins found",
  description: "Above the catalogue: how many plugins a search found. {{count}} becomes the number.",
  de: {
    title: "Gefundene Plugins",
    description: "Über dem Katalog: wie viele Plugins eine Suche fand. Aus {{count}} wird die Zahl.",
  },
});

export const catalogue = z
  .strictObject({
    search: text.meta({
      title: "Name of the search",
      description: "Above the search box of the catalogue.",
      de: { title: "Name der Suche", description: "Über dem Suchfeld des Katalogs." },
    }),
    placeholder: text.meta({
      title: "Words in the empty search box",
      description: "In the search box of the catalogue, until somebody types.",
      de: { title: "Worte im leeren Suchfeld", description: "Im Suchfeld des Katalogs, bis jemand tippt." },
    }),
    results_zero: results.zero,
    results_one: results.one,
    results_two: results.two,
    results_few: results.few,
    results_many: results.many,
    results_other: results.other,
    empty: text.meta({
      title: "Nothing found",
      description: "In place of the catalogue where a search finds nothing.",
      de: { title: "Nichts gefunden", description: "Anstelle des Katalogs, wenn eine Suche nichts findet." },
      format: "multiline",
    }),
    reset: text.meta({
      title: "Button: show all",
      description: "Empties the search box of the catalogue.",
      de: { title: "Schaltfläche: alle zeigen", description: "Leert das Suchfeld des Katalogs." },
    }),
  })
  .meta({
    title: "Catalogue of plugins",
    description: "Words of the search in the catalogue.",
    de: { title: "Katalog der Plugins", description: "Worte der Suche im Katalog." },
  });
