/** Figures on the home page: their words, in `content/<language>/pages/home.yaml`. */
import { z } from "zod";
import { heading, linkWords, paragraph } from "../pieces.ts";
import { text } from "../primitives.ts";

const values = z
  .strictObject({
    downloads: text.meta({
      title: "Downloads",
      description: "Figure of the downloads, such as {statDownloads}+.",
      de: { title: "Downloads", description: "Zahl der Downloads, etwa {statDownloads}+." },
    }),
    monthlyUsers: text.meta({
      title: "Monthly users",
      description: "Figure of the users in a month, such as {statUsers}+.",
      de: { title: "Nutzer im Monat", description: "Zahl der Nutzer im Monat, etwa {statUsers}+." },
    }),
    countries: text.meta({
      title: "Countries",
      description: "Figure of the countries, such as {statCountries}+.",
      de: { title: "Länder", description: "Zahl der Länder, etwa {statCountries}+." },
    }),
  })
  .meta({
    title: "Figures",
    description: "Shown large. The numbers stand in facts/statistics.yaml.",
    de: { title: "Zahlen", description: "Werden groß gezeigt. Die Zahlen selbst stehen in facts/statistics.yaml." },
  });

const labels = z
  .strictObject({
    downloads: text.meta({
      title: "Below the downloads",
      description: "What the figure of the downloads counts.",
      de: { title: "Unter den Downloads", description: "Was die Zahl der Downloads zählt." },
    }),
    monthlyUsers: text.meta({
      title: "Below the users",
      description: "What the figure of the users counts.",
      de: { title: "Unter den Nutzern", description: "Was die Zahl der Nutzer zählt." },
    }),
    countries: text.meta({
      title: "Below the countries",
      description: "What the figure of the countries counts.",
      de: { title: "Unter den Ländern", description: "Was die Zahl der Länder zählt." },
    }),
  })
  .meta({
    title: "Words below the figures",
    description: "What each figure counts.",
    de: { title: "Worte unter den Zahlen", description: "Was jede Zahl zählt." },
  });

export const homeStatistics = z
  .strictObject({
    title: heading,
    text: paragraph,
    values,
    labels,
    mapLink: linkWords.meta({
      title: "Link to the map",
      description: "Leads to the world map of users.",
      de: { title: "Link zur Karte", description: "Führt zur Weltkarte der Nutzer." },
    }),
  })
  .meta({
    title: "Figures",
    description: "Three large figures: downloads, users, countries.",
    de: { title: "Zahlen", description: "Drei große Zahlen: Downloads, Nutzer, Länder." },
  });
