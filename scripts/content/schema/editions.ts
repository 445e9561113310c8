/** `content/facts/editions.yaml`: prices, limits, comparison and requirements. */
import { z } from "zod";
import { isoDate, slug, text } from "./primitives.ts";

/** Money per month and store. */
export const price = z.number().min(0).max(100_000);
const comparisonValue = z.union([z.boolean(), slug.describe("Key of a value in features.yaml, such as unlimited.")]);

export const editions = z.strictObject({
  currency: z
    .string()
    .refine((code) => Intl.supportedValuesOf("currency").includes(code), { error: "currency" })
    .describe("ISO 4217 code: USD."),
  annualMonths: z.int().min(1).max(12).describe("A year costs this many months."),
  trialDays: z.int().min(1).max(365),
  lite: z.strictObject({ monthly: price }),
  pro: z.strictObject({ monthly: price }),
  comparison: z
    .array(
      z.strictObject({
        id: slug,
        group: slug.describe("Rows of one group stand together, below its title."),
        lite: comparisonValue,
        pro: comparisonValue,
      }),
    )
    .min(1)
    .describe("Rows of the comparison table; their titles and those of the groups stand in pages/features.yaml."),
  requirements: z.strictObject({
    cpuGhz: z.number().positive(),
    ram32Gb: z.number().positive(),
    ram64Gb: z.number().positive(),
    diskMb: z.number().positive(),
    displayWidth: z.int().positive(),
    displayHeight: z.int().positive(),
    windows: z.array(text.max(20)).min(1).describe('Windows versions in quotes: "7", "8+".'),
  }),
  setup: z.strictObject({ products: z.int().positive(), hours: z.int().positive() }),
  orderNameMaxLength: z.int().positive(),
});

/** `content/facts/statistics.yaml`: the claims of the home page, as plain numbers. */
export const statistics = z.strictObject({
  downloads: z.int().positive(),
  monthlyUsers: z.int().positive(),
  countries: z.int().positive(),
});

/** `content/facts/legal.yaml`: dates and limits of the legal texts. */
export const legal = z.strictObject({
  termsUpdated: isoDate,
  privacyUpdated: isoDate,
  liabilityMonths: z.int().positive(),
  cookieMinDays: z.int().positive(),
  cookieMaxMonths: z.int().positive(),
});
