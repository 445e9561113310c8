/** Figures on the home page: their words, in `content/<language>/pages/home.yaml`. */
import { group } from "../../../scripts/content/schema/field.ts";
import { line } from "../../../scripts/content/schema/formats/text.ts";
import { heading, paragraph } from "../../../scripts/content/schema/pieces.ts";

const values = group(
  ["Figures", "Shown large. The numbers stand in facts/statistics.yaml."],
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

const labels = group(
  ["Words below the figures", "What each figure counts."],
  ["Worte unter den Zahlen", "Was jede Zahl zählt."],
  {
    downloads: line(
      ["Below the downloads", "What the figure of the downloads counts."],
      ["Unter den Downloads", "Was die Zahl der Downloads zählt."],
    ),
    monthlyUsers: line(
      ["Below the users", "What the figure of the users counts."],
      ["Unter den Nutzern", "Was die Zahl der Nutzer zählt."],
    ),
    countries: line(
      ["Below the countries", "What the figure of the countries counts."],
      ["Unter den Ländern", "Was die Zahl der Länder zählt."],
    ),
  },
);

export const homeStatistics = group(
  ["Figures", "Three large figures: downloads, users, countries."],
  ["Zahlen", "Drei große Zahlen: Downloads, Nutzer, Länder."],
  {
    title: heading,
    text: paragraph,
    values,
    labels,
    mapLink: line(
      ["Link to the map", "Leads to the world map of users."],
      ["Link zur Karte", "Führt zur Weltkarte der Nutzer."],
    ),
  },
);
