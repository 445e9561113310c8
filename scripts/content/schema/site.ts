/** `content/facts/site.yaml`: who publishes the site, its hosts, links and settings. */
import { z } from "zod";
import { endpoint } from "./addresses.ts";
import { company, emails, payments, social } from "./company.ts";
import { editing } from "./editing.ts";
import { hosts, links, paymentLinks } from "./hosts.ts";
import { countryCode, languageCode, slug, text } from "./primitives.ts";

const analytics = z
  .strictObject({
    provider: z.enum(["none", "gtag"]).meta({
      title: "Service",
      description: "Which analytics service is loaded after a visitor's yes.",
      de: { title: "Dienst", description: "Welcher Analysedienst nach dem Ja eines Besuchers geladen wird." },
      choices: {
        none: { en: "None: nothing is ever loaded", de: "Keiner: Nie wird etwas geladen" },
        gtag: { en: "Google Analytics; needs the id", de: "Google Analytics; braucht die Kennung (id)" },
      },
    }),
    id: z
      .string()
      .regex(/^[A-Z]{1,4}-[A-Z0-9-]{4,36}$/, { error: "analytics-id" })
      .meta({
        title: "Measurement id",
        description: "Id that the service gave you, such as G-XXXXXXX. Needed unless the service is none.",
        de: {
          title: "Mess-ID",
          description: "Kennung, die Ihnen der Dienst gegeben hat, etwa G-XXXXXXX. Nötig, außer der Dienst ist none.",
        },
        examples: ["G-XXXXXXX"],
      })
      .optional(),
    consentDefault: z.boolean().meta({
      title: "Ticked at first",
      description:
        "Whether the analytics box is ticked when somebody opens the cookie preferences for the first time. In the EU such a box is no consent (CJEU, C-673/17).",
      de: {
        title: "Anfangs angehakt",
        description:
          "Ob das Kästchen für die Analyse angehakt ist, wenn jemand die Cookie-Einstellungen zum ersten Mal öffnet. In der EU ist das keine Einwilligung (EuGH, C-673/17).",
      },
      choices: {
        true: { en: "Ticked", de: "Angehakt" },
        false: { en: "Not ticked: the careful choice", de: "Nicht angehakt: die vorsichtige Wahl" },
      },
    }),
  })
  .refine(({ provider, id }) => provider === "none" || id !== undefined, { error: "analytics-id", path: ["id"] })
  .meta({
    title: "Analytics",
    description: "Counting of visits, loaded only after consent.",
    de: { title: "Analyse", description: "Zählung der Besuche, wird nur nach Einwilligung geladen." },
  });

export const site = z
  .strictObject({
    sample: z.boolean().meta({
      title: "Sample content",
      description: "Whether this is still the sample. A release is not built from sample content.",
      de: {
        title: "Beispielinhalt",
        description: "Ob dies noch der Beispielinhalt ist. Aus ihm wird keine Website zum Veröffentlichen gebaut.",
      },
      choices: {
        true: {
          en: "Sample: a release build is refused",
          de: "Beispiel: Ein Build zum Veröffentlichen wird abgelehnt",
        },
        false: { en: "Your own content", de: "Ihr eigener Inhalt" },
      },
    }),
    brand: text.max(40).meta({
      title: "Name of the product",
      description: "As it is shown everywhere. Texts write it as {brand}.",
      de: { title: "Name des Produkts", description: "So steht er überall. In Texten: {brand}." },
    }),
    languages: z
      .array(languageCode)
      .min(1)
      .meta({
        title: "Languages",
        description: "Each has a folder with its words. The first is shown to visitors whose own is not among them.",
        de: {
          title: "Sprachen",
          description:
            "Jede hat einen Ordner mit ihren Texten. Die erste sehen Besucher, deren eigene nicht dabei ist.",
        },
      }),
    hosts,
    links,
    paymentLinks,
    company,
    emails,
    social,
    payments,
    analytics,
    countryBanner: z
      .strictObject({
        country: countryCode.meta({
          title: "Country",
          description: "Visitors from this country see the line.",
          de: { title: "Land", description: "Besucher aus diesem Land sehen die Zeile." },
        }),
        plugin: slug.meta({
          title: "Plugin",
          description: "Plugin that the line leads to: the name of its file.",
          de: { title: "Plugin", description: "Plugin, zu dem die Zeile führt: der Name seiner Datei." },
          reference: "plugin",
        }),
      })
      .meta({
        title: "Line for one country",
        description: "Visitors from one country are told about a plugin on the home page. Can be left out.",
        de: {
          title: "Zeile für ein Land",
          description: "Besucher aus einem Land werden auf der Startseite auf ein Plugin hingewiesen. Kann entfallen.",
        },
      })
      .optional(),
    country: z
      .strictObject({
        endpoint: endpoint.meta({
          title: "Address of the service",
          description: "Where the browser asks for the visitor's country. The bundled server has /api/v1/country.",
          de: {
            title: "Adresse des Dienstes",
            description:
              "Wo der Browser nach dem Land des Besuchers fragt. Der mitgelieferte Server hat /api/v1/country.",
          },
          examples: ["/api/v1/country"],
        }),
      })
      .meta({
        title: "Country of a visitor",
        description: "How the site knows which country a visitor comes from.",
        de: {
          title: "Land eines Besuchers",
          description: "Woher die Website weiß, aus welchem Land ein Besucher kommt.",
        },
      }),
    message: z
      .strictObject({
        endpoint: endpoint.meta({
          title: "Address of the service",
          description: "What takes the contact form. The bundled server has /api/v1/message.",
          de: {
            title: "Adresse des Dienstes",
            description: "Was das Kontaktformular entgegennimmt. Der mitgelieferte Server hat /api/v1/message.",
          },
          examples: ["/api/v1/message"],
        }),
        maxLength: z
          .int()
          .min(1)
          .max(10_000)
          .meta({
            title: "Longest message",
            description: "In characters. Texts write it as {messageMax}.",
            de: { title: "Längste Nachricht", description: "In Zeichen. In Texten: {messageMax}." },
          }),
      })
      .meta({
        title: "Contact form",
        description: "Where messages go, and how long they may be.",
        de: { title: "Kontaktformular", description: "Wohin Nachrichten gehen und wie lang sie sein dürfen." },
      }),
    editing: editing.optional(),
  })
  .meta({
    title: "Site",
    description: "Who publishes the site: product, company, hosts, links and settings.",
    de: {
      title: "Website",
      description: "Wer die Website betreibt: Produkt, Unternehmen, Hosts, Links und Einstellungen.",
    },
  });
