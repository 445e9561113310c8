/** Figures on the home page: their words, in `content/<language>/pages/home.yaml`. */
import { group } from "../../../scripts/content/schema/field.ts";
import { line } from "../../../scripts/content/schema/formats/text.ts";
import { heading, paragraph } from "../../../scripts/content/schema/pieces.ts";

const values = group(
  ["Figures", "Shown large. The numbers are in facts/statistics.yaml."],
  ["Zahlen", "Werden groß gezeigt. Die Zahlen selbst stehen in facts/statistics.yaml."],
  {
    downloads: line(
      ["Downloads", "Figure of the downloads, such as {statDownloads}+."],
      ["Downloads", "Zahl der Downloads, etwa {statDownloads}+."],
    ),
    monthlyUsers: line(
      ["Monthly users", "Figure of the users in a month, such as {statUsers}+."],
      ["Nutzer im Monat", "Zahl der Nutzer im Monat, etwa {statUsers}+."],
    ),
    countries: line(
      ["Countries", "Figure of the countries, such as {statCountries}+."],
      ["Länder", "Zahl der Länder, etwa {statCountries}+."],
    ),
  },
);

const labels = group("Words below the figures", "Worte unter den Zahlen", {
  downloads: line("Below the downloads", "Unter den Downloads"),
  monthlyUsers: line("Below the users", "Unter den Nutzern"),
  countries: line("Below the countries", "Unter den Ländern"),
});

export const homeStatistics = group(
  ["Figures", "Three large figures: downloads, users, countries."],
  ["Zahlen", "Drei große Zahlen: Downloads, Nutzer, Länder."],
  {
    title: heading,
    text: paragraph,
    values,
    labels,
    mapLink: line("Link to the map", "Link zur Karte"),
  },
);
