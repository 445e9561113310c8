/** A plugin: `content/facts/plugins/<slug>.yaml` and `content/<language>/plugins/<slug>.yaml`. */
import { z } from "zod";
import { artefact } from "./downloads.ts";
import { price } from "./editions.ts";
import { countryCode, picturePath, seo, slug, text, titled } from "./primitives.ts";

export const pluginFacts = z
  .strictObject({
    order: z.int().min(0).describe("Place in the catalogue; lower comes first."),
    price: price.positive().optional().describe("Price per month and store. Leave it out for a free plugin."),
    monthlySubscriptionAvailable: z.boolean().describe("false: sold by the year only."),
    country: countryCode.optional().describe("Country the plugin is made for."),
    authorizedPartnersOnly: z
      .boolean()
      .optional()
      .describe("true: installed by authorized partners, who are listed on its page."),
    layout: z.enum(["standard", "notes"]).describe("notes: the page takes its texts from notes.yaml."),
    image: picturePath,
    downloads: z.strictObject({ lite: artefact, pro: artefact }),
    help: z.array(slug).describe("Articles of help.yaml that the page links to, in order."),
  })
  .refine((plugin) => plugin.authorizedPartnersOnly !== true || plugin.country !== undefined, {
    error: "authorized-country",
    path: ["country"],
  });

export const pluginWords = z.strictObject({
  name: text.max(60),
  description: text.max(200).describe("One or two sentences for the catalogue."),
  seo,
  title: text.max(90).describe("Heading of the page."),
  intro: text.describe("Two or three sentences below the heading."),
  imageAlt: text.describe("What the picture shows, for people who do not see it."),
  why: z.strictObject({ title: text, paragraphs: z.array(text).min(1) }),
  features: z.array(titled).min(2),
  notes: z.array(text).describe("Small print below the price."),
});

/** `content/facts/help.yaml`: articles of the help centre, by id. */
export const help = z.record(slug, z.strictObject({ path: z.string().regex(/^\/\S*$/, { error: "path" }) }));

/** `content/<language>/help.yaml`: titles of the same articles. */
export const helpWords = z.record(slug, text);
