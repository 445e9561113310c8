/** Rules about addresses: on the web, of files, of people. */
import { partnerExample } from "../core/rule-example.ts";
import type { Rule } from "./rule.ts";

export const addressRules = {
  url: {
    title: { en: "Not a safe web address", de: "Keine sichere Webadresse" },
    meaning: {
      en: "A web address begins with https:// and names a host. Addresses that begin with http:// are refused, so that nothing is fetched unprotected.",
      de: "Eine Webadresse beginnt mit https:// und nennt einen Host. Adressen mit http:// werden abgelehnt, damit nichts ungeschützt geladen wird.",
    },
    example: partnerExample("website: www.company.example", "website: https://www.company.example"),
  },
  host: {
    title: { en: "Address that goes on too far", de: "Adresse, die zu weit geht" },
    meaning: {
      en: "Paths are put behind this address. It therefore has no slash at its end, and where only a host is meant, no path.",
      de: "Hinter diese Adresse werden Pfade gesetzt. Sie hat deshalb keinen Schrägstrich am Ende und, wo nur ein Host gemeint ist, keinen Pfad.",
    },
    example: {
      file: "facts/site.yaml",
      place: /^ {2}help: https.*$/m,
      wrong: "  help: https://help.company.example/",
      right: "  help: https://help.company.example",
    },
  },
  path: {
    title: { en: "Not a path", de: "Kein Pfad" },
    meaning: {
      en: "A path begins with / and has no spaces. {lang} in it stands for the language of the page.",
      de: "Ein Pfad beginnt mit / und hat keine Leerzeichen. {lang} darin steht für die Sprache der Seite.",
    },
    example: {
      file: "facts/help.yaml",
      place: /^ {2}path: .*$/m,
      wrong: "  path: getting started",
      right: "  path: /{lang}/getting-started",
    },
  },
  endpoint: {
    title: { en: "Neither a path nor an address", de: "Weder Pfad noch Adresse" },
    meaning: {
      en: "Where the browser sends something: a path of this site that begins with /, or an address that begins with https://.",
      de: "Wohin der Browser etwas schickt: ein Pfad dieser Website, der mit / beginnt, oder eine Adresse, die mit https:// beginnt.",
    },
    example: {
      file: "facts/site.yaml",
      place: /^ {2}endpoint: .*$/m,
      wrong: "  endpoint: api/v1/country",
      right: "  endpoint: /api/v1/country",
    },
  },
  "download-host": {
    title: { en: "Not a place for installers", de: "Kein Ort für Installationsprogramme" },
    meaning: {
      en: "Installers are on a host of their own, https://…, or in a folder of this site that no page uses, such as /downloads.",
      de: "Installationsprogramme liegen auf einem eigenen Host, https://…, oder in einem Ordner dieser Website, den keine Seite benutzt, etwa /downloads.",
    },
    example: {
      file: "facts/site.yaml",
      place: /^ {2}downloads: .*$/m,
      wrong: "  downloads: /plugins",
      right: "  downloads: /downloads",
    },
  },
  "download-path": {
    title: { en: "Not the path of an installer", de: "Kein Pfad eines Installationsprogramms" },
    meaning: {
      en: "Folders and name of the file on the download host, without a slash at the beginning, without spaces.",
      de: "Ordner und Name der Datei auf dem Download-Host, ohne Schrägstrich am Anfang, ohne Leerzeichen.",
    },
    example: {
      file: "facts/downloads.yaml",
      place: /^ {2}path: .*$/m,
      wrong: "  path: /latest/Lite Setup.exe",
      right: "  path: latest/Lite.Setup.exe",
    },
  },
  email: {
    title: { en: "Not an e-mail address", de: "Keine E-Mail-Adresse" },
    meaning: {
      en: "One address with one @ and a host, nothing in front of it or behind.",
      de: "Eine Adresse mit einem @ und einem Host, nichts davor und nichts dahinter.",
    },
    example: {
      file: "facts/site.yaml",
      place: /^ {2}sales: .*$/m,
      wrong: "  sales: sales(at)company.example",
      right: "  sales: sales@company.example",
    },
  },
  emails: {
    title: { en: "Not a list of e-mail addresses", de: "Keine Liste von E-Mail-Adressen" },
    meaning: {
      en: "One or several e-mail addresses with commas between them.",
      de: "Eine oder mehrere E-Mail-Adressen mit Kommas dazwischen.",
    },
    example: partnerExample("email: info@company", "email: info@company.example"),
  },
  phone: {
    title: { en: "Not an international phone number", de: "Keine internationale Telefonnummer" },
    meaning: {
      en: "The number begins with + and the number of the country, so that it can be dialled from everywhere.",
      de: "Die Nummer beginnt mit + und der Landesvorwahl, damit sie von überall gewählt werden kann.",
    },
    example: partnerExample("fax: 555 0100", "fax: +354 555 0100"),
  },
  phones: {
    title: { en: "Not a list of phone numbers", de: "Keine Liste von Telefonnummern" },
    meaning: {
      en: "One or several numbers with commas between them, each with + and the number of the country.",
      de: "Eine oder mehrere Nummern mit Kommas dazwischen, jede mit + und der Landesvorwahl.",
    },
    example: partnerExample("phone: 555 0100 / 555 0101", "phone: +354 555 0100, +354 555 0101"),
  },
  telegram: {
    title: { en: "Not a Telegram name", de: "Kein Telegram-Name" },
    meaning: {
      en: "The name begins with @. It stands in quotes, because YAML reads @ otherwise.",
      de: "Der Name beginnt mit @. Er steht in Anführungszeichen, weil YAML @ sonst anders liest.",
    },
    example: partnerExample("telegram: nordkap", 'telegram: "@nordkap"'),
  },
} as const satisfies Record<string, Rule>;
