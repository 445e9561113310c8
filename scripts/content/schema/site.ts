/** `content/facts/site.yaml`: who publishes the site, its hosts, links and settings. */
import { z } from "zod";
import {
  countryCode,
  downloadHost,
  email,
  endpoint,
  hostPath,
  hostUrl,
  httpsUrl,
  languageCode,
  originUrl,
  slug,
  text,
} from "./primitives.ts";

const hostName = z.enum(["site", "downloads", "help", "account", "map"]);

/** A link to one of our own hosts: the host stands once, under `hosts`. */
export const hostLink = z
  .strictObject({ host: hostName.describe("One of the keys under hosts."), path: hostPath })
  .describe("A link to one of the hosts.");

export const site = z.strictObject({
  sample: z.boolean().describe("true while this is sample content: a release build is then refused."),
  brand: text.max(40).describe("Name of the product, as it is shown everywhere."),
  languages: z
    .array(languageCode)
    .min(1)
    .describe("Languages of the site. The first one is shown to visitors whose language is not among them."),
  hosts: z
    .strictObject({
      site: originUrl.describe("Public address of this website, without a path."),
      downloads: downloadHost.describe("Where the installers are: https address of a host, or a path of this site."),
      help: hostUrl.describe("Help centre."),
      account: hostUrl.describe("Customer accounts."),
      map: hostUrl.describe("World map of users."),
    })
    .describe("Every host, once."),
  links: z
    .strictObject({
      help: hostLink,
      signIn: hostLink,
      buyLicence: hostLink,
      proSetup: hostLink.describe("Set-up instructions for Pro."),
      supportCentre: hostLink,
      worldMap: hostLink,
    })
    .describe("Links out, by the name that texts and pages use."),
  paymentLinks: z
    .array(z.strictObject({ id: slug, link: hostLink }))
    .describe("Links about paying; their words stand in ui.yaml under payment."),
  company: z.strictObject({
    name: text,
    street: text,
    postalCode: text,
    city: text,
    country: countryCode,
    managingDirector: text,
    registerCourt: text,
    registerNumber: text,
    vatId: text,
  }),
  emails: z.strictObject({ sales: email, support: email, privacy: email, info: email, security: email }),
  social: z
    .array(
      z.strictObject({
        network: z.enum(["facebook", "instagram", "linkedin", "x", "youtube"]),
        url: httpsUrl,
      }),
    )
    .describe("Links to social networks, in the order of the footer."),
  payments: z.array(z.enum(["visa", "mastercard", "american-express", "paypal"])).min(1),
  analytics: z
    .strictObject({
      provider: z.enum(["none", "gtag"]).describe("none: nothing is ever loaded."),
      id: z
        .string()
        .regex(/^[A-Z]{1,4}-[A-Z0-9-]{4,36}$/, { error: "analytics-id" })
        .optional()
        .describe("Id that the provider gave, such as G-XXXXXXX."),
      consentDefault: z.boolean().describe("Whether the analytics box is ticked when the dialog opens."),
    })
    .refine(({ provider, id }) => provider === "none" || id !== undefined, { error: "analytics-id", path: ["id"] })
    .describe("Analytics, loaded only after consent."),
  countryBanner: z
    .strictObject({ country: countryCode, plugin: slug })
    .optional()
    .describe("The plugin that visitors from one country are told about, on the home page."),
  country: z
    .strictObject({
      endpoint,
    })
    .describe("Where the browser asks for the visitor's country."),
  message: z.strictObject({
    endpoint,
    maxLength: z.int().min(1).max(10_000).describe("Longest message, in characters."),
  }),
});
