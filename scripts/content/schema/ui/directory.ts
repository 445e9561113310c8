/** Interface strings of the partner directory. */
import { z } from "zod";
import { contactLabels } from "../contacts.ts";
import { counted } from "../plural-forms.ts";
import { text } from "../primitives.ts";

const results = counted({
  title: "Partners found",
  description: "Above the partners: how many a search found, and how many a country has. {{count}} becomes the number.",
  de: {
    title: "Gefundene Partner",
    description:
      "Über den Partnern: wie viele eine Suche fand und wie viele ein Land hat. Aus {{count}} wird die Zahl.",
  },
});

const similarResults = counted({
  title: "Similar names found",
  description: "Behind the number of partners: how many have a similar name. {{count}} becomes the number.",
  de: {
    title: "Ähnliche Namen",
    description: "Hinter der Zahl der Partner: wie viele einen ähnlichen Namen haben. Aus {{count}} wird die Zahl.",
  },
});

export const directory = z
  .strictObject({
    country: text.meta({
      title: "Country",
      description: "Above the list of countries to choose from.",
      de: { title: "Land", description: "Über der Auswahl der Länder." },
    }),
    selectCountry: text.meta({
      title: "Select a country",
      description: "First entry of that list, while no country is chosen.",
      de: { title: "Land auswählen", description: "Erster Eintrag dieser Auswahl, solange kein Land gewählt ist." },
    }),
    countries: text.meta({
      title: "Name of the country links",
      description: "Read aloud in front of the links to the countries.",
      de: { title: "Name der Länderlinks", description: "Wird vor den Links zu den Ländern vorgelesen." },
    }),
    search: text.meta({
      title: "Name of the search",
      description: "Above the search box of the directory.",
      de: { title: "Name der Suche", description: "Über dem Suchfeld des Verzeichnisses." },
    }),
    placeholder: text.meta({
      title: "Words in the empty search box",
      description: "In the search box of the directory, until somebody types.",
      de: { title: "Worte im leeren Suchfeld", description: "Im Suchfeld des Verzeichnisses, bis jemand tippt." },
    }),
    results_zero: results.zero,
    results_one: results.one,
    results_two: results.two,
    results_few: results.few,
    results_many: results.many,
    results_other: results.other,
    emptyCountry: text.meta({
      title: "Nothing found in the country",
      description: "Where a search finds nothing in the chosen country.",
      de: { title: "Nichts gefunden im Land", description: "Wenn eine Suche im gewählten Land nichts findet." },
      format: "multiline",
    }),
    emptySearch: text.meta({
      title: "Nothing found",
      description: "Where a search finds nothing at all.",
      de: { title: "Nichts gefunden", description: "Wenn eine Suche überhaupt nichts findet." },
      format: "multiline",
    }),
    similar: text.meta({
      title: "Similar names",
      description: "Heading above partners whose name is similar to what was typed.",
      de: { title: "Ähnliche Namen", description: "Überschrift über Partnern, deren Name dem Getippten ähnelt." },
    }),
    similarResults_zero: similarResults.zero,
    similarResults_one: similarResults.one,
    similarResults_two: similarResults.two,
    similarResults_few: similarResults.few,
    similarResults_many: similarResults.many,
    similarResults_other: similarResults.other,
    more: text.meta({
      title: "Button: show more",
      description: "Below the first partners of a long list.",
      de: { title: "Schaltfläche: weitere zeigen", description: "Unter den ersten Partnern einer langen Liste." },
    }),
    reset: text.meta({
      title: "Button: show all",
      description: "Empties search box and country.",
      de: { title: "Schaltfläche: alle zeigen", description: "Leert Suchfeld und Land." },
    }),
    premium: text.meta({
      title: "Ribbon of premium partners",
      description: "One word, on the card of a premium partner.",
      de: { title: "Band der Premium-Partner", description: "Ein Wort, auf der Karte eines Premium-Partners." },
    }),
    ...contactLabels,
    address: text.meta({
      title: "Address",
      description: "On the card of a partner, in front of the postal address.",
      de: { title: "Anschrift", description: "Auf der Karte eines Partners, vor der Anschrift." },
    }),
  })
  .meta({
    title: "Partner directory",
    description: "Words of the search in the directory, and of the cards of partners.",
    de: { title: "Partnerverzeichnis", description: "Worte der Suche im Verzeichnis und der Karten der Partner." },
  });
