/** `content/navigation.yaml`: the links in header and footer. */
import { z } from "zod";
import { routes } from "../../../src/routes/routes.ts";
import { choice, field, group } from "./field.ts";
import { slugOfOther } from "./formats/slug.ts";
import { line } from "./formats/text.ts";
import { perLanguage } from "./per-language.ts";

/** Pages that a menu can link to: all indexed routes with a single page. */
export const menuRoutes = routes.flatMap(({ id, indexed, slugs }) => (indexed && slugs === undefined ? [id] : []));

const label = perLanguage(line("Label", "Beschriftung"));
const optionalLabel = perLanguage(
  line(
    ["Label", "What this menu calls the page, if not by its name in ui.yaml or its heading. Can be left out."],
    [
      "Beschriftung",
      "Wie dieses Menü die Seite nennt, wenn nicht mit ihrem Namen aus ui.yaml oder ihrer Überschrift. Kann entfallen.",
    ],
  ),
).optional();

const pageEntry = group("Page", "Seite", {
  route: field(z.enum(menuRoutes), "Page", "Seite", { reference: "page" }),
  label: optionalLabel,
});

const textEntry = group("Text page", "Textseite", {
  text: field(
    slugOfOther,
    ["Text page", "Name of a file in the folder texts. The menu shows its short title, or its heading."],
    ["Textseite", "Name einer Datei im Ordner texts. Das Menü zeigt ihren kurzen Titel oder ihre Überschrift."],
    { reference: "text-page" },
  ),
  label: optionalLabel,
});

const linkEntry = group("Link", "Link", {
  link: choice(["Link", "A link of site.yaml, under links."], ["Link", "Ein Link aus site.yaml, unter links."], {
    help: ["Help centre", "Hilfe-Center"],
    signIn: ["Sign in to the customer account", "Anmelden im Kundenkonto"],
    buyLicence: ["Buy a licence", "Lizenz kaufen"],
    supportCentre: ["Support centre", "Support-Center"],
  }),
  label,
  newTab: field(
    z.boolean(),
    ["In a new tab", "Whether the link opens in a new tab. Visitors see a note about it."],
    ["In neuem Tab", "Ob der Link in einem neuen Tab öffnet. Besucher erfahren das."],
  ).optional(),
});

const entry = field(
  z.union([pageEntry, textEntry, linkEntry]),
  ["Menu entry", "A page (route), a text page (text) or a link."],
  ["Menüeintrag", "Eine Seite (route), eine Textseite (text) oder ein Link (link)."],
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
