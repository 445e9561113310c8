/** Plain figures: `content/facts/statistics.yaml` and `content/facts/legal.yaml`. */
import { z } from "zod";
import { field, group } from "./field.ts";
import { isoDate } from "./formats/date.ts";

/** `content/facts/statistics.yaml`: the claims of the home page, as plain numbers. */
export const statistics = group(
  ["Statistics", "Figures of the home page, as plain numbers. A + behind them stands in the texts."],
  ["Statistik", "Zahlen der Startseite, als reine Zahlen. Ein + dahinter steht in den Texten."],
  {
    downloads: field(
      z.int().positive().max(100_000_000_000),
      ["Downloads", "How often the program was downloaded. Texts write it in short form as {statDownloads}."],
      ["Downloads", "Wie oft das Programm heruntergeladen wurde. In Texten, kurz: {statDownloads}."],
    ),
    monthlyUsers: field(
      z.int().positive().max(10_000_000_000),
      ["Monthly users", "How many people use it in a month. Texts write it in short form as {statUsers}."],
      ["Nutzer im Monat", "Wie viele Menschen es im Monat nutzen. In Texten, kurz: {statUsers}."],
    ),
    // ISO 3166 has 249, some of which are no states.
    countries: field(
      z.int().positive().max(250),
      ["Countries", "In how many countries it is used. Texts write it as {statCountries}."],
      ["Länder", "In wie vielen Ländern es genutzt wird. In Texten: {statCountries}."],
    ),
  },
);

/** `content/facts/legal.yaml`: dates and limits of the legal texts. */
export const legal = field(
  z
    .strictObject({
      termsUpdated: field(
        isoDate,
        ["Terms of use changed on", "Day of the last change of the terms of use. Texts write it as {termsDate}."],
        [
          "Nutzungsbedingungen geändert am",
          "Tag der letzten Änderung der Nutzungsbedingungen. In Texten: {termsDate}.",
        ],
      ),
      privacyUpdated: field(
        isoDate,
        ["Privacy policy changed on", "Day of the last change of the privacy policy. Texts write it as {privacyDate}."],
        [
          "Datenschutzerklärung geändert am",
          "Tag der letzten Änderung der Datenschutzerklärung. In Texten: {privacyDate}.",
        ],
      ),
      liabilityMonths: field(
        z.int().positive().max(600),
        [
          "Liability (months)",
          "Liability is limited to the fees of this many months. Texts write it as {liabilityMonths}.",
        ],
        [
          "Haftung (Monate)",
          "Die Haftung ist auf die Gebühren dieser Zahl von Monaten begrenzt. In Texten: {liabilityMonths}.",
        ],
      ),
      cookieMinDays: field(
        z.int().positive().max(400),
        ["Shortest life of a cookie (days)", "Texts write it as {cookieMinDays}."],
        ["Kürzeste Lebensdauer eines Cookies (Tage)", "In Texten: {cookieMinDays}."],
      ),
      cookieMaxMonths: field(
        z.int().positive().max(120),
        [
          "Longest life of a cookie (months)",
          "For the privacy policy and for the analytics service alike. Texts write it as {cookieMaxMonths}.",
        ],
        [
          "Längste Lebensdauer eines Cookies (Monate)",
          "Für die Datenschutzerklärung und den Analysedienst zugleich. In Texten: {cookieMaxMonths}.",
        ],
      ),
    })
    .check((context) => {
      const { cookieMinDays, cookieMaxMonths } = context.value;
      const maximum = cookieMaxMonths * 31;
      if (cookieMinDays <= maximum) return;
      const issue = { code: "too_big", origin: "number", maximum, inclusive: true } as const;
      context.issues.push({ ...issue, input: cookieMinDays, path: ["cookieMinDays"] });
    }),
  "Legal texts",
  "Rechtstexte",
);
