/** Plain figures: `content/facts/statistics.yaml` and `content/facts/legal.yaml`. */
import { z } from "zod";
import { isoDate } from "./primitives.ts";

/** `content/facts/statistics.yaml`: the claims of the home page, as plain numbers. */
export const statistics = z
  .strictObject({
    downloads: z
      .int()
      .positive()
      .max(100_000_000_000)
      .meta({
        title: "Downloads",
        description: "How often the program was downloaded. Texts write it in short form as {statDownloads}.",
        de: {
          title: "Downloads",
          description: "Wie oft das Programm heruntergeladen wurde. In Texten, kurz: {statDownloads}.",
        },
      }),
    monthlyUsers: z
      .int()
      .positive()
      .max(10_000_000_000)
      .meta({
        title: "Monthly users",
        description: "How many people use it in a month. Texts write it in short form as {statUsers}.",
        de: {
          title: "Nutzer im Monat",
          description: "Wie viele Menschen es im Monat nutzen. In Texten, kurz: {statUsers}.",
        },
      }),
    // ISO 3166 has 249, some of which are no states.
    countries: z
      .int()
      .positive()
      .max(250)
      .meta({
        title: "Countries",
        description: "In how many countries it is used. Texts write it as {statCountries}.",
        de: { title: "Länder", description: "In wie vielen Ländern es genutzt wird. In Texten: {statCountries}." },
      }),
  })
  .meta({
    title: "Statistics",
    description: "Figures of the home page, as plain numbers. A + behind them stands in the texts.",
    de: {
      title: "Statistik",
      description: "Zahlen der Startseite, als reine Zahlen. Ein + dahinter steht in den Texten.",
    },
  });

/** `content/facts/legal.yaml`: dates and limits of the legal texts. */
export const legal = z
  .strictObject({
    termsUpdated: isoDate.meta({
      title: "Terms of use changed on",
      description: "Day of the last change of the terms of use. Texts write it as {termsDate}.",
      de: {
        title: "Nutzungsbedingungen geändert am",
        description: "Tag der letzten Änderung der Nutzungsbedingungen. In Texten: {termsDate}.",
      },
    }),
    privacyUpdated: isoDate.meta({
      title: "Privacy policy changed on",
      description: "Day of the last change of the privacy policy. Texts write it as {privacyDate}.",
      de: {
        title: "Datenschutzerklärung geändert am",
        description: "Tag der letzten Änderung der Datenschutzerklärung. In Texten: {privacyDate}.",
      },
    }),
    liabilityMonths: z
      .int()
      .positive()
      .max(600)
      .meta({
        title: "Liability (months)",
        description: "Liability is limited to the fees of this many months. Texts write it as {liabilityMonths}.",
        de: {
          title: "Haftung (Monate)",
          description:
            "Die Haftung ist auf die Gebühren dieser Zahl von Monaten begrenzt. In Texten: {liabilityMonths}.",
        },
      }),
    cookieMinDays: z
      .int()
      .positive()
      .max(400)
      .meta({
        title: "Shortest life of a cookie (days)",
        description: "Texts write it as {cookieMinDays}.",
        de: { title: "Kürzeste Lebensdauer eines Cookies (Tage)", description: "In Texten: {cookieMinDays}." },
      }),
    cookieMaxMonths: z
      .int()
      .positive()
      .max(120)
      .meta({
        title: "Longest life of a cookie (months)",
        description: "For the privacy policy and for the analytics service alike. Texts write it as {cookieMaxMonths}.",
        de: {
          title: "Längste Lebensdauer eines Cookies (Monate)",
          description: "Für die Datenschutzerklärung und den Analysedienst zugleich. In Texten: {cookieMaxMonths}.",
        },
      }),
  })
  .check((context) => {
    const { cookieMinDays, cookieMaxMonths } = context.value;
    const maximum = cookieMaxMonths * 31;
    if (cookieMinDays <= maximum) return;
    const issue = { code: "too_big", origin: "number", maximum, inclusive: true } as const;
    context.issues.push({ ...issue, input: cookieMinDays, path: ["cookieMinDays"] });
  })
  .meta({
    title: "Legal texts",
    description: "Dates and limits of the terms of use and the privacy policy.",
    de: {
      title: "Rechtstexte",
      description: "Daten und Fristen der Nutzungsbedingungen und der Datenschutzerklärung.",
    },
  });
