/** Interface strings of header, footer and notices around every page. */
import { z } from "zod";
import { slug, text } from "../primitives.ts";

/** A label of the menus in header and footer. */
function menuLabel(title: string, titleInGerman: string, where: string, whereInGerman: string) {
  return text.meta({ title, description: where, de: { title: titleInGerman, description: whereInGerman } });
}

const inMenus = ["In the menus of header and footer.", "In den Menüs von Kopf- und Fußzeile."] as const;
const inMenusAnd404 = [
  "In the menus of header and footer, and on the page for wrong addresses.",
  "In den Menüs von Kopf- und Fußzeile und auf der Seite für falsche Adressen.",
] as const;

export const nav = z
  .strictObject({
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
  })
  .meta({
    title: "Menus",
    description: "Words of the menus. Their order stands in facts/navigation.yaml.",
    de: { title: "Menüs", description: "Wortlaut der Menüs. Ihre Reihenfolge steht in facts/navigation.yaml." },
  });

export const shell = z
  .strictObject({
    skip: text.meta({
      title: "Skip link",
      description: "First link of every page, seen when it is reached with the Tab key.",
      de: {
        title: "Sprunglink",
        description: "Erster Link jeder Seite, zu sehen, wenn man ihn mit der Tabulatortaste erreicht.",
      },
    }),
    newTab: text.meta({
      title: "Opens in a new tab",
      description: "Read aloud in brackets behind links that open in a new tab.",
      de: {
        title: "Öffnet in neuem Tab",
        description: "Wird in Klammern hinter Links vorgelesen, die in einem neuen Tab öffnen.",
      },
    }),
    language: text.meta({
      title: "Name of the language switch",
      description: "Read aloud in front of the languages in the header.",
      de: { title: "Name der Sprachauswahl", description: "Wird vor den Sprachen in der Kopfzeile vorgelesen." },
    }),
    contents: text.meta({
      title: "Contents",
      description: "Above the list of sections on the legal pages.",
      de: { title: "Inhalt", description: "Über der Liste der Abschnitte auf den Rechtsseiten." },
    }),
  })
  .meta({
    title: "Frame",
    description: "Words around every page.",
    de: { title: "Rahmen", description: "Worte um jede Seite herum." },
  });

export const footer = z
  .strictObject({
    support: text.meta({
      title: "Column “Support”",
      description: "Heading of the first column of the footer.",
      de: { title: "Spalte „Support“", description: "Überschrift der ersten Spalte der Fußzeile." },
    }),
    company: text.meta({
      title: "Column “Company”",
      description: "Heading of the column about the company in the footer.",
      de: {
        title: "Spalte „Unternehmen“",
        description: "Überschrift der Spalte über das Unternehmen in der Fußzeile.",
      },
    }),
    contact: text.meta({
      title: "Column “Contact”",
      description: "Heading above the address in the footer.",
      de: { title: "Spalte „Kontakt“", description: "Überschrift über der Anschrift in der Fußzeile." },
    }),
    social: text.meta({
      title: "Name of the social networks",
      description: "Read aloud in front of the signs of the networks in the footer.",
      de: {
        title: "Name der sozialen Netzwerke",
        description: "Wird vor den Zeichen der Netzwerke in der Fußzeile vorgelesen.",
      },
    }),
    payments: text.meta({
      title: "Accepted cards",
      description: "Read aloud for the picture of cards in the footer. {{cards}} becomes their names.",
      de: {
        title: "Akzeptierte Karten",
        description: "Wird zum Bild der Karten in der Fußzeile vorgelesen. Aus {{cards}} werden ihre Namen.",
      },
    }),
  })
  .meta({
    title: "Footer",
    description: "Words at the bottom of every page.",
    de: { title: "Fußzeile", description: "Worte am Ende jeder Seite." },
  });

export const payment = z
  .record(
    slug.meta({
      title: "Id of the link",
      description: "Id of a link in facts/site.yaml, under paymentLinks.",
      de: { title: "Kennung des Links", description: "Kennung eines Links in facts/site.yaml, unter paymentLinks." },
      reference: "paymentLink",
    }),
    text.meta({
      title: "Words of the link",
      description: "Link about paying, in the footer.",
      de: { title: "Wortlaut des Links", description: "Link zum Bezahlen, in der Fußzeile." },
    }),
  )
  .meta({
    title: "Links about paying",
    description: "Words of the links in facts/site.yaml, under paymentLinks, by their id.",
    de: {
      title: "Links zum Bezahlen",
      description: "Wortlaut der Links in facts/site.yaml, unter paymentLinks, nach ihrer Kennung.",
    },
  });

export const error = z
  .strictObject({
    title: text.meta({
      title: "Heading",
      description: "Heading in place of a page that could not be shown.",
      de: { title: "Überschrift", description: "Überschrift anstelle einer Seite, die sich nicht anzeigen ließ." },
    }),
    text: text.meta({
      title: "Text",
      description: "Below that heading.",
      de: { title: "Text", description: "Unter dieser Überschrift." },
      format: "multiline",
    }),
    reload: text.meta({
      title: "Button: load again",
      description: "Loads the page again; below that text, and in the notice about a part that did not load.",
      de: {
        title: "Schaltfläche: neu laden",
        description: "Lädt die Seite neu; unter diesem Text und im Hinweis auf einen Teil, der nicht geladen wurde.",
      },
    }),
    home: text.meta({
      title: "Link to the home page",
      description: "Below that text.",
      de: { title: "Link zur Startseite", description: "Unter diesem Text." },
    }),
    offline: text.meta({
      title: "No connection",
      description: "Notice when a link is followed without a connection to the internet.",
      de: { title: "Keine Verbindung", description: "Hinweis, wenn jemand ohne Internetverbindung einem Link folgt." },
      format: "multiline",
    }),
    outdated: text.meta({
      title: "A part did not load",
      description: "Notice when a part of the page did not load.",
      de: {
        title: "Ein Teil wurde nicht geladen",
        description: "Hinweis, wenn ein Teil der Seite nicht geladen wurde.",
      },
      format: "multiline",
    }),
  })
  .meta({
    title: "Faults",
    description: "What visitors read when something does not work.",
    de: { title: "Störungen", description: "Was Besucher lesen, wenn etwas nicht klappt." },
  });
