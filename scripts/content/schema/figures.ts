import { z } from "zod";
import { fact, field, group } from "./field.ts";

/** `content/statistics.yaml`: the figures on the home page, as plain numbers. */
export const statistics = group(
  ["Statistics", "Figures of the home page, as plain numbers. A + after them is in the texts. Can be left out."],
  ["Statistik", "Zahlen der Startseite, als reine Zahlen. Ein + dahinter steht in den Texten. Können entfallen."],
  {
    downloads: field(
      z.int().positive().max(100_000_000_000),
      ["Downloads", "In texts, in short form: {statDownloads}."],
      ["Downloads", "In Texten, kurz: {statDownloads}."],
    ).optional(),
    monthlyUsers: field(
      z.int().positive().max(10_000_000_000),
      ["Monthly users", "In texts, in short form: {statUsers}."],
      ["Nutzer im Monat", "In Texten, kurz: {statUsers}."],
    ).optional(),
    // ISO 3166 has 249 codes, some of them for dependent territories.
    countries: fact("statCountries", z.int().positive().max(250), "Countries", "Länder").optional(),
  },
);

/** `content/legal.yaml`: limits in the legal texts. */
export const legal = group("Legal texts", "Rechtstexte", {
  liabilityMonths: fact(
    "liabilityMonths",
    z.int().positive().max(600),
    ["Liability (months)", "Liability is limited to the fees of so many months."],
    ["Haftung (Monate)", "Die Haftung ist auf die Gebühren so vieler Monate begrenzt."],
  ),
  cookieMinDays: fact(
    "cookieMinDays",
    z.int().positive().max(400),
    "Shortest life of a cookie (days)",
    "Kürzeste Lebensdauer eines Cookies (Tage)",
  ),
  cookieMaxMonths: fact(
    "cookieMaxMonths",
    z.int().positive().max(120),
    ["Longest life of a cookie (months)", "For the analytics service too."],
    ["Längste Lebensdauer eines Cookies (Monate)", "Auch für den Analysedienst."],
  ),
}).check((context) => {
  const { cookieMinDays, cookieMaxMonths } = context.value;
  const maximum = cookieMaxMonths * 31;
  if (maximum <= 0 || cookieMinDays <= maximum) return;
  const issue = { code: "too_big", origin: "number", maximum, inclusive: true } as const;
  context.issues.push({ ...issue, input: cookieMinDays, path: ["cookieMinDays"] });
});
