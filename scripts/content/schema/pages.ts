/** Words of the pages: `content/<language>/pages/<page>.yaml`. */
import { z } from "zod";
import { html, imagePath, seo, slug, text, texts, titled } from "./primitives.ts";

const block = z.strictObject({ title: text, text, points: z.array(text).min(1), imageAlt: text });
const row = z.strictObject({ label: text, value: text });
const plan = z.strictObject({ tagline: text, points: z.array(text).min(2), button: text });

export const home = z.strictObject({
  seo,
  hero: z.strictObject({
    title: text,
    text,
    button: text.describe("Download button; names the edition and the size."),
    note: text.describe("Below the button: Windows versions, no registration."),
    more: text.describe("Second, quiet link to the features."),
    imageAlt: text,
    receipt: z
      .strictObject({ title: text, rows: z.array(row).min(1).max(5), total: row })
      .describe("What Lite costs, as a receipt; the total also stands at the call to start."),
  }),
  countryBanner: texts("text", "link"),
  why: z.strictObject({
    title: text,
    items: z
      .array(titled.extend({ figure: text.max(24).describe("A figure or one short word, at the end of the line.") }))
      .min(3),
  }),
  receipts: block,
  inventory: block,
  dashboard: block,
  explore: text,
  start: z.strictObject({ title: text, text, button: text, secondary: text }),
  statistics: z.strictObject({
    title: text,
    text,
    values: texts("downloads", "monthlyUsers", "countries"),
    labels: texts("downloads", "monthlyUsers", "countries"),
    mapLink: text,
  }),
  windows: z.strictObject({ title: text, text, rows: z.array(row).min(2) }),
});

export const features = z.strictObject({
  seo,
  title: text,
  intro: text,
  areas: z
    .array(
      z.strictObject({
        id: slug,
        title: text,
        text,
        points: z.array(text).min(2),
      }),
    )
    .min(4),
  areaPictures: z.record(slug, text).describe("What the picture of an area shows, by the id of the area."),
  plans: z.strictObject({ title: text, text, lite: plan, pro: plan }),
  comparison: z.strictObject({
    title: text,
    groups: z.record(slug, text).describe("Title of each group of comparison rows of editions.yaml."),
    rows: z.record(slug, text).describe("Title of each comparison row of editions.yaml."),
    values: z.record(slug, text).describe("Words for values such as unlimited."),
  }),
  plugins: z.strictObject({ title: text, text, link: text }),
});

export const download = z.strictObject({
  seo,
  title: text,
  intro: text,
  lite: plan,
  pro: plan.extend({ trial: text, setupLink: text }),
  requirements: z.strictObject({
    title: text,
    rows: z.array(row).min(4),
  }),
  verify: titled.describe("How to check a file with its SHA-256."),
  plugins: z.strictObject({ title: text, text }),
  more: z.strictObject({
    title: text,
    proUpdate: titled.extend({ button: text }),
    dataMigration: titled.extend({ button: text }),
  }),
});

const thankYouOf = z.strictObject({ seo, title: text, text });

export const thankYou = z.strictObject({
  lite: thankYouOf,
  pro: thankYouOf,
  direct: z.strictObject({ text, link: text }).describe("Shown when the download does not begin by itself."),
  notWindows: titled
    .extend({
      copy: text,
      send: text,
      mail: z
        .strictObject({ subject: text, text })
        .describe("The e-mail that takes the link; its text stands below the address."),
    })
    .describe("Shown on devices that are no Windows computers."),
  windowsAsks: z.strictObject({ title: text, steps: z.array(text).min(2) }),
  proSetup: z.strictObject({ title: text, steps: z.array(text).min(3), link: text }),
  support: z.strictObject({ title: text, text, helpLink: text, contactLink: text }),
});

export const plugins = z.strictObject({
  seo,
  title: text,
  intro: text,
  missing: text.describe("Link to the contact page where a search finds nothing."),
  partners: titled.extend({ link: text }),
});

export const faq = z.strictObject({
  seo,
  title: text,
  intro: text,
  items: z
    .array(
      z.strictObject({
        id: slug.describe("Address of the question: faq#id. The same in every language."),
        title: text,
        html,
        image: z.strictObject({ src: imagePath, alt: text }).optional(),
      }),
    )
    .min(1),
  more: z.strictObject({ title: text, text, link: text }),
});

export const releaseNotes = z.strictObject({ seo, title: text, intro: text });

const section = z.strictObject({
  id: slug.describe("Address of the section. The same in every language."),
  title: text,
  html,
});

export const legalPage = z.strictObject({
  seo,
  title: text,
  intro: text,
  updated: text.describe("Line with the date of the last change."),
  sections: z.array(section).min(2),
});

export const impressum = z.strictObject({
  seo,
  title: text,
  intro: text,
  labels: texts("company", "address", "managingDirector", "contact", "email", "register", "vatId"),
  sections: z.array(section),
});

export const partners = z.strictObject({
  seo,
  title: text,
  intro: text,
  join: z.strictObject({ title: text, text, link: text }),
});

export const contact = z.strictObject({
  seo,
  title: text,
  intro: text,
  office: z.strictObject({ title: text, text }),
  sales: titled,
  support: titled.extend({ helpLink: text }),
  partners: titled.extend({ link: text }),
  form: z.strictObject({ title: text, text }),
});

export const notFound = z.strictObject({
  seo,
  code: text,
  title: text,
  text,
  home: text,
  suggestions: z.strictObject({ title: text }),
});

/** Page words by file name. A file of any other name is refused. */
export const pageSchemas = {
  home,
  features,
  download,
  "thank-you": thankYou,
  plugins,
  faq,
  "release-notes": releaseNotes,
  "terms-of-use": legalPage,
  impressum,
  partners,
  contact,
  "privacy-policy": legalPage,
  "not-found": notFound,
} as const;
