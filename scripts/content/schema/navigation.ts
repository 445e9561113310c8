/** `content/navigation.yaml`: the order of header and footer. Labels are in `ui.yaml` under `nav`. */
import { z } from "zod";
import { choice, field, group } from "./field.ts";
import { menuPages } from "./pages.ts";

const pageEntry = group("Page", "Seite", { route: choice("Page", "Seite", menuPages) });

const linkEntry = group("Link", "Link", {
  link: choice(["Link", "A link of site.yaml, under links."], ["Link", "Ein Link aus site.yaml, unter links."], {
    help: ["Help centre", "Hilfe-Center"],
    signIn: ["Sign in to the customer account", "Anmelden im Kundenkonto"],
    buyLicence: ["Buy a licence", "Lizenz kaufen"],
    supportCentre: ["Support centre", "Support-Center"],
  }),
  newTab: field(
    z.boolean(),
    ["In a new tab", "Whether the link opens in a new tab. Visitors are told so."],
    ["In neuem Tab", "Ob der Link in einem neuen Tab öffnet. Besucher erfahren das."],
  ).optional(),
});

const entry = field(
  z.union([pageEntry, linkEntry]),
  ["Menu entry", "Either a page (route) or a link. Its words are in ui.yaml, under nav."],
  ["Menüeintrag", "Entweder eine Seite (route) oder ein Link (link). Der Wortlaut steht in ui.yaml, unter nav."],
);

export const navigation = group(
  ["Menus", "What is in header and footer, and in which order."],
  ["Menüs", "Was in Kopf- und Fußzeile steht, und in welcher Reihenfolge."],
  {
    header: field(z.array(entry).min(1), "Header", "Kopfzeile"),
    footer: group("Footer", "Fußzeile", {
      support: field(z.array(entry).min(1), "Column “Support”", "Spalte „Support“"),
      company: field(z.array(entry).min(1), "Column “Company”", "Spalte „Unternehmen“"),
    }),
  },
);
