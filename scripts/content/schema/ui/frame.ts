/** Interface strings of header, footer and notices around every page. */
import { z } from "zod";
import { field, group } from "../field.ts";
import { slug } from "../formats/slug.ts";
import { line, multiline } from "../formats/text.ts";
import { menuPages } from "../menu-pages.ts";

/** A label of the menus in header and footer. */
function menuLabel(title: string, titleInGerman: string, where: string, whereInGerman: string) {
  return line([title, where], [titleInGerman, whereInGerman]);
}

const inMenus = ["In the menus of header and footer.", "In den Menüs von Kopf- und Fußzeile."] as const;
const inMenusAnd404 = [
  "In the menus of header and footer, and on the page for wrong addresses.",
  "In den Menüs von Kopf- und Fußzeile und auf der Seite für falsche Adressen.",
] as const;

const labels = {
  label: menuLabel(
    "Name of the main menu",
    "Name des Hauptmenüs",
    "Read aloud by screen readers in front of the menu; not seen.",
    "Wird von Screenreadern vor dem Menü vorgelesen; nicht zu sehen.",
  ),
  menu: menuLabel(
    "Button of the menu",
    "Schaltfläche des Menüs",
    "In the header on phones: opens the menu.",
    "In der Kopfzeile auf Handys: öffnet das Menü.",
  ),
  home: menuLabel("Home page", "Startseite", ...inMenus),
  features: menuLabel("Features", "Funktionen", ...inMenusAnd404),
  download: menuLabel("Download", "Download", ...inMenusAnd404),
  plugins: menuLabel("Plugins", "Plugins", ...inMenusAnd404),
  faq: menuLabel("Questions", "Häufige Fragen", ...inMenusAnd404),
  help: menuLabel("Help centre", "Hilfe-Center", ...inMenus),
  signIn: menuLabel("Sign in", "Anmelden", ...inMenus),
  partners: menuLabel("Partners", "Partner", ...inMenusAnd404),
  contact: menuLabel(
    "Contact",
    "Kontakt",
    "In the menus, below the address in the footer, and on the page for wrong addresses.",
    "In den Menüs, unter der Anschrift in der Fußzeile und auf der Seite für falsche Adressen.",
  ),
  releaseNotes: menuLabel("Release notes", "Versionshinweise", ...inMenusAnd404),
  termsOfUse: menuLabel("Terms of use", "Nutzungsbedingungen", ...inMenus),
  impressum: menuLabel("Legal notice", "Impressum", ...inMenus),
  privacyPolicy: menuLabel("Privacy policy", "Datenschutz", ...inMenus),
  buyLicence: menuLabel("Buy a licence", "Lizenz kaufen", ...inMenus),
  supportCentre: menuLabel("Support centre", "Support-Center", ...inMenus),
};

/** A page that has no label above can do without: the menus then call it as its own heading does. */
const otherLabels = Object.fromEntries(
  Object.entries(menuPages)
    .filter(([id]) => !Object.hasOwn(labels, id))
    .map(([id, [en, de]]) => [id, menuLabel(en, de, ...inMenus).optional()]),
);

export const nav = group(
  ["Menus", "Words of the menus. Their order stands in facts/navigation.yaml."],
  ["Menüs", "Wortlaut der Menüs. Ihre Reihenfolge steht in facts/navigation.yaml."],
  { ...otherLabels, ...labels },
);

export const shell = group(["Frame", "Words around every page."], ["Rahmen", "Worte um jede Seite herum."], {
  skip: line(
    ["Skip link", "First link of every page, seen when it is reached with the Tab key."],
    ["Sprunglink", "Erster Link jeder Seite, zu sehen, wenn man ihn mit der Tabulatortaste erreicht."],
  ),
  newTab: line(
    ["Opens in a new tab", "Read aloud in brackets behind links that open in a new tab."],
    ["Öffnet in neuem Tab", "Wird in Klammern hinter Links vorgelesen, die in einem neuen Tab öffnen."],
  ),
  language: line(
    ["Name of the language switch", "Read aloud in front of the languages in the header."],
    ["Name der Sprachauswahl", "Wird vor den Sprachen in der Kopfzeile vorgelesen."],
  ),
  contents: line(
    ["Contents", "Above the list of sections on the legal pages."],
    ["Inhalt", "Über der Liste der Abschnitte auf den Rechtsseiten."],
  ),
});

export const footer = group(
  ["Footer", "Words at the bottom of every page."],
  ["Fußzeile", "Worte am Ende jeder Seite."],
  {
    support: line(
      ["Column “Support”", "Heading of the first column of the footer."],
      ["Spalte „Support“", "Überschrift der ersten Spalte der Fußzeile."],
    ),
    company: line(
      ["Column “Company”", "Heading of the column about the company in the footer."],
      ["Spalte „Unternehmen“", "Überschrift der Spalte über das Unternehmen in der Fußzeile."],
    ),
    contact: line(
      ["Column “Contact”", "Heading above the address in the footer."],
      ["Spalte „Kontakt“", "Überschrift über der Anschrift in der Fußzeile."],
    ),
    social: line(
      ["Name of the social networks", "Read aloud in front of the signs of the networks in the footer."],
      ["Name der sozialen Netzwerke", "Wird vor den Zeichen der Netzwerke in der Fußzeile vorgelesen."],
    ),
    payments: line(
      ["Accepted cards", "Read aloud for the picture of cards in the footer. {{cards}} becomes their names."],
      ["Akzeptierte Karten", "Wird zum Bild der Karten in der Fußzeile vorgelesen. Aus {{cards}} werden ihre Namen."],
    ),
  },
);

export const payment = field(
  z.record(
    field(
      slug,
      ["Id of the link", "Id of a link in facts/site.yaml, under paymentLinks."],
      ["Kennung des Links", "Kennung eines Links in facts/site.yaml, unter paymentLinks."],
      { reference: "paymentLink" },
    ),
    line(
      ["Words of the link", "Link about paying, in the footer."],
      ["Wortlaut des Links", "Link zum Bezahlen, in der Fußzeile."],
    ),
  ),
  ["Links about paying", "Words of the links in facts/site.yaml, under paymentLinks, by their id."],
  ["Links zum Bezahlen", "Wortlaut der Links in facts/site.yaml, unter paymentLinks, nach ihrer Kennung."],
);

export const error = group(
  ["Faults", "What visitors read when something does not work."],
  ["Störungen", "Was Besucher lesen, wenn etwas nicht klappt."],
  {
    title: line(
      ["Heading", "Heading in place of a page that could not be shown."],
      ["Überschrift", "Überschrift anstelle einer Seite, die sich nicht anzeigen ließ."],
    ),
    text: multiline(["Text", "Below that heading."], ["Text", "Unter dieser Überschrift."]),
    reload: line(
      [
        "Button: load again",
        "Loads the page again; below that text, and in the notice about a part that did not load.",
      ],
      [
        "Schaltfläche: neu laden",
        "Lädt die Seite neu; unter diesem Text und im Hinweis auf einen Teil, der nicht geladen wurde.",
      ],
    ),
    home: line(["Link to the home page", "Below that text."], ["Link zur Startseite", "Unter diesem Text."]),
    offline: multiline(
      ["No connection", "Notice when a link is followed without a connection to the internet."],
      ["Keine Verbindung", "Hinweis, wenn jemand ohne Internetverbindung einem Link folgt."],
    ),
    outdated: multiline(
      ["A part did not load", "Notice when a part of the page did not load."],
      ["Ein Teil wurde nicht geladen", "Hinweis, wenn ein Teil der Seite nicht geladen wurde."],
    ),
  },
);
