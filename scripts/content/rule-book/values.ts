/** Rules about single values: codes, days, versions. */
import { partnerExample } from "../core/rule-example.ts";
import type { Rule } from "./rule.ts";

const digest = "50d858e0985ecc7f60418aaf0cc5ab587f42c2570a884095a9e8ccacd0f6545c";

export const valueRules = {
  slug: {
    title: { en: "Name with other characters", de: "Name mit anderen Zeichen" },
    meaning: {
      en: "Ids and names of files become addresses on the web: lower-case letters a to z, digits, and single hyphens between them.",
      de: "Ids und Dateinamen werden zu Webadressen: Kleinbuchstaben a bis z, Ziffern und einzelne Bindestriche dazwischen.",
    },
    example: {
      file: "facts/editions.yaml",
      place: /^ {4}group: registers$/m,
      wrong: "    group: Registers",
      right: "    group: registers",
    },
  },
  version: {
    title: { en: "Not a version number", de: "Keine Versionsnummer" },
    meaning: {
      en: "A version has two or three numbers with dots. It stands in quotes, because 1.40 without them is read as 1.4.",
      de: "Eine Version hat zwei oder drei Zahlen mit Punkten. Sie steht in Anführungszeichen, denn 1.40 ohne sie wird als 1.4 gelesen.",
    },
    example: {
      file: "facts/downloads.yaml",
      place: /^ {2}version: .*$/m,
      wrong: '  version: "v1.47"',
      right: '  version: "1.47"',
    },
  },
  country: {
    title: { en: "Not a country code", de: "Kein Ländercode" },
    meaning: {
      en: "Countries are written as their two capital letters (ISO 3166-1). Their names come from the browser, in every language.",
      de: "Länder werden mit ihren zwei Großbuchstaben geschrieben (ISO 3166-1). Ihre Namen kommen aus dem Browser, in jeder Sprache.",
    },
    example: {
      file: "facts/partners/iceland.yaml",
      wrong: "country: Iceland\npartners:\n  - name: Nordkap Kassen\n",
      right: "country: IS\npartners:\n  - name: Nordkap Kassen\n",
    },
  },
  language: {
    title: { en: "Not a language code", de: "Kein Sprachcode" },
    meaning: {
      en: "Languages are written as two lower-case letters, the name of their folder: en, de, fr.",
      de: "Sprachen werden mit zwei Kleinbuchstaben geschrieben, dem Namen ihres Ordners: en, de, fr.",
    },
    example: {
      file: "facts/site.yaml",
      place: /^languages: .*$/m,
      wrong: "languages: [en, German]",
      right: "languages: [en, de]",
    },
  },
  currency: {
    title: { en: "Not a currency code", de: "Kein Währungscode" },
    meaning: {
      en: "The currency is written as three capital letters (ISO 4217). Its sign is added for each language.",
      de: "Die Währung wird mit drei Großbuchstaben geschrieben (ISO 4217). Ihr Zeichen wird je Sprache ergänzt.",
    },
    example: { file: "facts/editions.yaml", place: /^currency: .*$/m, wrong: "currency: Euro", right: "currency: EUR" },
  },
  date: {
    title: { en: "Not a day", de: "Kein Tag" },
    meaning: {
      en: "A day is written year-month-day, with two digits for month and day, and must be in the calendar. How it is shown depends on the language of the page.",
      de: "Ein Tag wird Jahr-Monat-Tag geschrieben, Monat und Tag mit zwei Ziffern, und muss im Kalender stehen. Wie er erscheint, hängt von der Sprache der Seite ab.",
    },
    example: {
      file: "facts/legal.yaml",
      place: /^termsUpdated: .*$/m,
      wrong: "termsUpdated: 08.05.2025",
      right: "termsUpdated: 2025-05-08",
    },
  },
  "date-range": {
    title: { en: "Day in a wrong century", de: "Tag im falschen Jahrhundert" },
    meaning: {
      en: "The year is before 1990 or after 2099, which is a typing mistake.",
      de: "Das Jahr liegt vor 1990 oder nach 2099, das ist ein Tippfehler.",
    },
    example: {
      file: "facts/legal.yaml",
      place: /^termsUpdated: .*$/m,
      wrong: "termsUpdated: 0225-05-08",
      right: "termsUpdated: 2025-05-08",
    },
  },
  sha256: {
    title: { en: "Not a SHA-256 digest", de: "Keine SHA-256-Prüfsumme" },
    meaning: {
      en: "The digest by which visitors check a file has 64 characters, 0 to 9 and a to f. Copy it whole.",
      de: "Die Prüfsumme, mit der Besucher eine Datei prüfen, hat 64 Zeichen, 0 bis 9 und a bis f. Kopieren Sie sie ganz.",
    },
    example: {
      file: "facts/downloads.yaml",
      place: /^ {2}sha256: .*$/m,
      wrong: `  sha256: ${digest.slice(0, 40)}`,
      right: `  sha256: ${digest}`,
    },
  },
  "analytics-id": {
    title: { en: "Analytics without an id", de: "Analyse ohne Kennung" },
    meaning: {
      en: "Where a provider of analytics is named, it needs the id that it gave you.",
      de: "Wo ein Analysedienst genannt ist, braucht er die Kennung, die er Ihnen gegeben hat.",
    },
    example: {
      file: "facts/site.yaml",
      place: /^ {2}provider: .*$/m,
      wrong: "  provider: gtag",
      right: "  provider: gtag\n  id: G-XXXXXXX",
    },
  },
  "words-without-link": {
    title: { en: "Words of a link that is missing", de: "Wortlaut eines Links, der fehlt" },
    meaning: {
      en: "displayFacebook says what stands in place of the address in facebook. Without that address nobody sees it. This is a warning.",
      de: "displayFacebook ist, was anstelle der Adresse aus facebook steht. Ohne diese Adresse sieht es niemand. Das ist eine Warnung.",
    },
    example: partnerExample(
      "displayFacebook: Nordkap",
      "facebook: https://www.company.example/nordkap\n    displayFacebook: Nordkap",
    ),
  },
  repository: {
    title: { en: "Not a repository", de: "Kein Repository" },
    meaning: {
      en: "The form for editors saves to a repository on GitHub: its owner and its name with a slash between them, and no address. A branch is a name of letters, digits, dots, hyphens and slashes.",
      de: "Das Formular zum Bearbeiten speichert in einem Repository auf GitHub: Inhaber und Name mit einem Schrägstrich dazwischen, keine Adresse. Ein Branch ist ein Name aus Buchstaben, Ziffern, Punkten, Bindestrichen und Schrägstrichen.",
    },
    example: {
      file: "facts/site.yaml",
      place: /^editing:\n(?: *#.*\n)* {2}form: .*$/m,
      wrong: "editing:\n  form: true\n  repository: https://github.com/company/website",
      right: "editing:\n  form: true\n  repository: company/website",
    },
  },
  "release-empty": {
    title: { en: "Release without items", de: "Version ohne Einträge" },
    meaning: {
      en: "A release says at least one thing that is new, better or mended.",
      de: "Zu einer Version steht mindestens eine Sache, die neu, besser oder behoben ist.",
    },
    example: {
      wrong: { en: "Only a summary", de: "Nur eine Zusammenfassung" },
      right: {
        en: "A summary, and a list bugFixes with one entry",
        de: "Eine Zusammenfassung und eine Liste bugFixes mit einem Eintrag",
      },
    },
  },
  "authorized-country": {
    title: { en: "Authorized partners without a country", de: "Autorisierte Partner ohne Land" },
    meaning: {
      en: "A plugin that only authorized partners install shows those of one country, so it says which.",
      de: "Ein Plugin, das nur autorisierte Partner installieren, zeigt die eines Landes. Deshalb nennt es dieses Land.",
    },
    example: {
      wrong: { en: "authorizedPartnersOnly: true, without country", de: "authorizedPartnersOnly: true, ohne country" },
      right: {
        en: "authorizedPartnersOnly: true, with country: SA",
        de: "authorizedPartnersOnly: true, mit country: SA",
      },
    },
  },
} as const satisfies Record<string, Rule>;
