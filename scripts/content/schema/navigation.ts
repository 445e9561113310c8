/** `content/facts/navigation.yaml`: the order of header and footer. Labels stand in `ui.yaml` under `nav`. */
import { z } from "zod";
import type { Sentence } from "../messages/sentence.ts";
import "./field-meta.ts";

/** Pages that a menu can lead to. */
const menuRoutes = [
  "home",
  "features",
  "download",
  "plugins",
  "faq",
  "releaseNotes",
  "termsOfUse",
  "impressum",
  "partners",
  "contact",
  "privacyPolicy",
] as const;

const menuLinks = ["help", "signIn", "buyLicence", "supportCentre"] as const;

const pageNames = {
  home: { en: "Home page", de: "Startseite" },
  features: { en: "Features and pricing", de: "Funktionen und Preise" },
  download: { en: "Download", de: "Download" },
  plugins: { en: "Catalogue of plugins", de: "Katalog der Plugins" },
  faq: { en: "Frequently asked questions", de: "Häufige Fragen" },
  releaseNotes: { en: "Release notes", de: "Versionshinweise" },
  termsOfUse: { en: "Terms of use", de: "Nutzungsbedingungen" },
  impressum: { en: "Legal notice", de: "Impressum" },
  partners: { en: "Partner directory", de: "Partnerverzeichnis" },
  contact: { en: "Contact", de: "Kontakt" },
  privacyPolicy: { en: "Privacy policy", de: "Datenschutzerklärung" },
} satisfies Record<(typeof menuRoutes)[number], Sentence>;

const linkNames = {
  help: { en: "Help centre", de: "Hilfe-Center" },
  signIn: { en: "Sign in to the customer account", de: "Anmelden im Kundenkonto" },
  buyLicence: { en: "Buy a licence", de: "Lizenz kaufen" },
  supportCentre: { en: "Support centre", de: "Support-Center" },
} satisfies Record<(typeof menuLinks)[number], Sentence>;

const pageEntry = z
  .strictObject({
    route: z.enum(menuRoutes).meta({
      title: "Page",
      description: "A page of this site.",
      de: { title: "Seite", description: "Eine Seite dieser Website." },
      choices: pageNames,
    }),
  })
  .meta({
    title: "Page",
    description: "Leads to a page of this site.",
    de: { title: "Seite", description: "Führt zu einer Seite dieser Website." },
  });

const linkEntry = z
  .strictObject({
    link: z.enum(menuLinks).meta({
      title: "Link",
      description: "A link of facts/site.yaml, under links.",
      de: { title: "Link", description: "Ein Link aus facts/site.yaml, unter links." },
      choices: linkNames,
    }),
    newTab: z
      .boolean()
      .meta({
        title: "In a new tab",
        description: "Whether the link opens in a new tab. Visitors are told so.",
        de: { title: "In neuem Tab", description: "Ob der Link in einem neuen Tab öffnet. Besucher erfahren das." },
      })
      .optional(),
  })
  .meta({
    title: "Link",
    description: "Leads to one of your other hosts.",
    de: { title: "Link", description: "Führt zu einem Ihrer anderen Hosts." },
  });

const entry = z.union([pageEntry, linkEntry]).meta({
  title: "Menu entry",
  description: "Either a page (route) or a link. Its words stand in ui.yaml, under nav.",
  de: {
    title: "Menüeintrag",
    description: "Entweder eine Seite (route) oder ein Link (link). Der Wortlaut steht in ui.yaml, unter nav.",
  },
});

export const navigation = z
  .strictObject({
    header: z
      .array(entry)
      .min(1)
      .meta({
        title: "Header",
        description: "Entries of the main menu, from left to right.",
        de: { title: "Kopfzeile", description: "Einträge des Hauptmenüs, von links nach rechts." },
      }),
    footer: z
      .strictObject({
        support: z
          .array(entry)
          .min(1)
          .meta({
            title: "Column “Support”",
            description: "Entries of the first column of the footer.",
            de: { title: "Spalte „Support“", description: "Einträge der ersten Spalte der Fußzeile." },
          }),
        company: z
          .array(entry)
          .min(1)
          .meta({
            title: "Column “Company”",
            description: "Entries of the column about the company.",
            de: { title: "Spalte „Unternehmen“", description: "Einträge der Spalte über das Unternehmen." },
          }),
      })
      .meta({
        title: "Footer",
        description: "Columns at the bottom of every page.",
        de: { title: "Fußzeile", description: "Spalten am Ende jeder Seite." },
      }),
  })
  .meta({
    title: "Menus",
    description: "What stands in header and footer, and in which order.",
    de: { title: "Menüs", description: "Was in Kopf- und Fußzeile steht, und in welcher Reihenfolge." },
  });
