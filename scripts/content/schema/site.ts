/** `content/site.yaml`: who publishes the site, its hosts, links and settings. */
import { z } from "zod";
import { colours, look } from "./colours.ts";
import { company, emails, payments, social } from "./company.ts";
import { editing } from "./editing.ts";
import { choice, fact, field, group, onOff } from "./field.ts";
import { languageCode } from "./formats/codes.ts";
import { endpoint } from "./formats/endpoint.ts";
import { slugOfOther } from "./formats/slug.ts";
import { line, text } from "./formats/text.ts";
import { hosts, links, paymentLinks } from "./hosts.ts";
import { groupWithTranslations } from "./per-language.ts";
import { linkText } from "./pieces.ts";

const countryBannerWords = group("Words of the line", "Texte der Zeile", {
  text: line(["Line", "One sentence before the link."], ["Zeile", "Ein Satz vor dem Link."]),
  link: linkText,
});

export type CountryBannerTranslations = z.output<typeof countryBannerWords>;

const analytics = group("Analytics", "Analyse", {
  provider: choice(
    ["Service", "Which analytics service is loaded after a visitor's yes."],
    ["Dienst", "Welcher Analysedienst nach dem Ja eines Besuchers geladen wird."],
    {
      none: ["None: nothing is ever loaded", "Keiner: Nie wird etwas geladen"],
      gtag: ["Google Analytics; needs the id", "Google Analytics; braucht die Kennung (id)"],
    },
  ),
  id: field(
    z.string().regex(/^[A-Z]{1,4}-[A-Z0-9-]{4,36}$/),
    ["Measurement id", "Id that the service gave you, such as G-XXXXXXX. Needed unless the service is none."],
    ["Mess-ID", "Kennung, die Ihnen der Dienst gegeben hat, etwa G-XXXXXXX. Nötig, außer der Dienst ist none."],
    { examples: ["G-XXXXXXX"] },
  ).optional(),
  consentDefault: onOff(
    [
      "Ticked at first",
      "Whether the analytics box is ticked when a visitor opens the cookie preferences for the first time. In the EU, a ticked box is no consent (CJEU, C-673/17).",
    ],
    [
      "Anfangs angehakt",
      "Ob das Kästchen für die Analyse angehakt ist, wenn jemand die Cookie-Einstellungen zum ersten Mal öffnet. In der EU ist das keine Einwilligung (EuGH, C-673/17).",
    ],
    { on: ["Ticked", "Angehakt"], off: ["Not ticked: the careful choice", "Nicht angehakt: die vorsichtige Wahl"] },
  ),
}).refine(({ provider, id }) => provider === "none" || id !== undefined, { path: ["id"] });

export const site = group("Site", "Website", {
  sample: onOff(
    ["Sample content", "Whether this is still the sample. A release is not built from sample content."],
    ["Beispielinhalt", "Ob dies noch der Beispielinhalt ist. Aus ihm wird keine Website zum Veröffentlichen gebaut."],
    {
      on: ["Sample: a release build is refused", "Beispiel: Ein Build zum Veröffentlichen wird abgelehnt"],
      off: ["Your own content", "Ihr eigener Inhalt"],
    },
  ),
  brand: fact("brand", text.max(40), "Name of the product", "Name des Produkts"),
  category: choice(
    ["Kind of program", "For search engines, in their terms. Can be left out."],
    ["Art des Programms", "Wird Suchmaschinen gesagt, in deren Worten. Kann entfallen."],
    {
      BusinessApplication: ["For businesses", "Für Unternehmen"],
      FinanceApplication: ["For finances", "Für Finanzen"],
      ShoppingApplication: ["For shopping", "Für den Einkauf"],
      UtilitiesApplication: ["A tool", "Ein Werkzeug"],
    },
  ).optional(),
  languages: field(
    z.array(languageCode).min(1),
    ["Languages", "Each has a folder with its words. The first is shown to visitors whose own is not among them."],
    ["Sprachen", "Jede hat einen Ordner mit ihren Texten. Die erste sehen Besucher, deren eigene nicht dabei ist."],
  ),
  begun: field(
    z.array(languageCode),
    [
      "Begun languages",
      "Published page by page: what is not translated yet is shown in the first language. Can be left out.",
    ],
    [
      "Begonnene Sprachen",
      "Erscheinen Seite für Seite: Was noch nicht übersetzt ist, wird in der ersten Sprache gezeigt. Kann entfallen.",
    ],
  ).optional(),
  colours,
  look,
  hosts,
  links,
  paymentLinks,
  company,
  emails,
  social,
  payments,
  analytics,
  countryBanner: groupWithTranslations(
    ["Line for one country", "Points visitors from the country of a plugin to it, on the home page. Can be left out."],
    [
      "Zeile für ein Land",
      "Besucher aus dem Land eines Plugins werden auf der Startseite darauf hingewiesen. Kann entfallen.",
    ],
    {
      plugin: field(slugOfOther, ["Plugin", "One that has a country."], ["Plugin", "Eines, das ein Land hat."], {
        reference: "plugin-with-country",
      }),
    },
    countryBannerWords,
  ).optional(),
  country: group("Country of a visitor", "Land eines Besuchers", {
    endpoint: field(
      endpoint,
      [
        "Address of the service",
        "Where the browser asks for the visitor's country. The bundled server has /api/v1/country.",
      ],
      [
        "Adresse des Dienstes",
        "Wo der Browser nach dem Land des Besuchers fragt. Der mitgelieferte Server hat /api/v1/country.",
      ],
      { examples: ["https://api.company.example/country"] },
    ),
  }),
  message: group("Contact form", "Kontaktformular", {
    endpoint: field(
      endpoint,
      ["Address of the service", "What takes the contact form. The bundled server has /api/v1/message."],
      ["Adresse des Dienstes", "Was das Kontaktformular entgegennimmt. Der mitgelieferte Server hat /api/v1/message."],
      { examples: ["https://api.company.example/message"] },
    ),
    keepDays: fact(
      "messageKeepDays",
      z.int().min(1).max(3_650),
      ["Days that messages are kept", "Older ones are deleted by the server. Left out: it deletes none by itself."],
      ["Tage, die Nachrichten bleiben", "Ältere löscht der Server. Ohne Angabe löscht er von sich aus keine."],
    ).optional(),
    maxLength: fact(
      "messageMax",
      z.int().min(1).max(10_000),
      ["Longest message", "In characters."],
      ["Längste Nachricht", "In Zeichen."],
    ),
  }),
  editing: editing.optional(),
}).refine(({ hosts, links }) => links.worldMap?.host !== "map" || hosts.map !== undefined, { path: ["hosts", "map"] });
