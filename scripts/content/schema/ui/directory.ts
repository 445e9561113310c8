/** Interface strings of the partner directory. */

import { contactLabels } from "../contacts.ts";
import { group } from "../field.ts";
import { line, multiline } from "../formats/text.ts";
import { counted } from "../plural-forms.ts";

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

export const directory = group(
  ["Partner directory", "Words of the search in the directory, and of the cards of partners."],
  ["Partnerverzeichnis", "Worte der Suche im Verzeichnis und der Karten der Partner."],
  {
    country: line(["Country", "Above the list of countries to choose from."], ["Land", "Über der Auswahl der Länder."]),
    selectCountry: line(
      ["Select a country", "First entry of that list, while no country is chosen."],
      ["Land auswählen", "Erster Eintrag dieser Auswahl, solange kein Land gewählt ist."],
    ),
    countries: line(
      ["Name of the country links", "Read aloud in front of the links to the countries."],
      ["Name der Länderlinks", "Wird vor den Links zu den Ländern vorgelesen."],
    ),
    search: line(
      ["Name of the search", "Above the search box of the directory."],
      ["Name der Suche", "Über dem Suchfeld des Verzeichnisses."],
    ),
    placeholder: line(
      ["Words in the empty search box", "In the search box of the directory, until somebody types."],
      ["Worte im leeren Suchfeld", "Im Suchfeld des Verzeichnisses, bis jemand tippt."],
    ),
    results_zero: results.zero,
    results_one: results.one,
    results_two: results.two,
    results_few: results.few,
    results_many: results.many,
    results_other: results.other,
    emptyCountry: multiline(
      ["Nothing found in the country", "Where a search finds nothing in the chosen country."],
      ["Nichts gefunden im Land", "Wenn eine Suche im gewählten Land nichts findet."],
    ),
    emptySearch: multiline(
      ["Nothing found", "Where a search finds nothing at all."],
      ["Nichts gefunden", "Wenn eine Suche überhaupt nichts findet."],
    ),
    similar: line(
      ["Similar names", "Heading above partners whose name is similar to what was typed."],
      ["Ähnliche Namen", "Überschrift über Partnern, deren Name dem Getippten ähnelt."],
    ),
    similarResults_zero: similarResults.zero,
    similarResults_one: similarResults.one,
    similarResults_two: similarResults.two,
    similarResults_few: similarResults.few,
    similarResults_many: similarResults.many,
    similarResults_other: similarResults.other,
    more: line(
      ["Button: show more", "Below the first partners of a long list."],
      ["Schaltfläche: weitere zeigen", "Unter den ersten Partnern einer langen Liste."],
    ),
    reset: line(
      ["Button: show all", "Empties search box and country."],
      ["Schaltfläche: alle zeigen", "Leert Suchfeld und Land."],
    ),
    premium: line(
      ["Ribbon of premium partners", "One word, on the card of a premium partner."],
      ["Band der Premium-Partner", "Ein Wort, auf der Karte eines Premium-Partners."],
    ),
    ...contactLabels,
    address: line(
      ["Address", "On the card of a partner, in front of the postal address."],
      ["Anschrift", "Auf der Karte eines Partners, vor der Anschrift."],
    ),
  },
);
