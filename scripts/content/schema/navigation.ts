/** `content/facts/navigation.yaml`: the order of header and footer. Labels stand in `ui.yaml` under `nav`. */
import { z } from "zod";
import type { RouteId } from "../../../src/routes/route-ids.ts";
import type { Sentence } from "../core/localized-text.ts";
import { field, group } from "./field.ts";

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
] as const satisfies readonly RouteId[];

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

const pageEntry = group(["Page", "Leads to a page of this site."], ["Seite", "Führt zu einer Seite dieser Website."], {
  route: field(z.enum(menuRoutes), ["Page", "A page of this site."], ["Seite", "Eine Seite dieser Website."], {
    choices: pageNames,
  }),
});

const linkEntry = group(
  ["Link", "Leads to one of your other hosts."],
  ["Link", "Führt zu einem Ihrer anderen Hosts."],
  {
    link: field(
      z.enum(menuLinks),
      ["Link", "A link of facts/site.yaml, under links."],
      ["Link", "Ein Link aus facts/site.yaml, unter links."],
      { choices: linkNames },
    ),
    newTab: field(
      z.boolean(),
      ["In a new tab", "Whether the link opens in a new tab. Visitors are told so."],
      ["In neuem Tab", "Ob der Link in einem neuen Tab öffnet. Besucher erfahren das."],
    ).optional(),
  },
);

const entry = field(
  z.union([pageEntry, linkEntry]),
  ["Menu entry", "Either a page (route) or a link. Its words stand in ui.yaml, under nav."],
  ["Menüeintrag", "Entweder eine Seite (route) oder ein Link (link). Der Wortlaut steht in ui.yaml, unter nav."],
);

export const navigation = group(
  ["Menus", "What stands in header and footer, and in which order."],
  ["Menüs", "Was in Kopf- und Fußzeile steht, und in welcher Reihenfolge."],
  {
    header: field(
      z.array(entry).min(1),
      ["Header", "Entries of the main menu, from left to right."],
      ["Kopfzeile", "Einträge des Hauptmenüs, von links nach rechts."],
    ),
    footer: group(["Footer", "Columns at the bottom of every page."], ["Fußzeile", "Spalten am Ende jeder Seite."], {
      support: field(
        z.array(entry).min(1),
        ["Column “Support”", "Entries of the first column of the footer."],
        ["Spalte „Support“", "Einträge der ersten Spalte der Fußzeile."],
      ),
      company: field(
        z.array(entry).min(1),
        ["Column “Company”", "Entries of the column about the company."],
        ["Spalte „Unternehmen“", "Einträge der Spalte über das Unternehmen."],
      ),
    }),
  },
);
