/** What is said about a value that does not fit its field. */

import type { Sentence } from "../core/localized-text.ts";
import { hints } from "./hints.ts";

type Said = readonly [message: Sentence, hint: Sentence, example?: string];

const likeThis = { en: "Write it like this", de: "Schreiben Sie es so" };

/**
 * Sentences for the checks that schemas name by a code, which is also the id of the rule; see `schema/primitives.ts`. The
 * example is one for fields whose schema has none.
 */
const sentencesOfChecks = {
  blank: [
    { en: "There is no text here", de: "Hier steht kein Text" },
    { en: "Write the text", de: "Schreiben Sie den Text" },
  ],
  slug: [
    {
      en: "This must be lower-case letters, digits and hyphens",
      de: "Hier sind nur Kleinbuchstaben, Ziffern und Bindestriche möglich",
    },
    likeThis,
    "price-lists",
  ],
  version: [
    { en: "This is not a version number", de: "Das ist keine Versionsnummer" },
    {
      en: "Write two or three numbers with dots, in quotes",
      de: "Schreiben Sie zwei oder drei Zahlen mit Punkten, in Anführungszeichen",
    },
    '"1.47"',
  ],
  country: [
    { en: "This is not a country code", de: "Das ist kein Ländercode" },
    {
      en: "Write the two capital letters of the country (ISO 3166)",
      de: "Schreiben Sie die zwei Großbuchstaben des Landes (ISO 3166)",
    },
    "KE, SA, DE",
  ],
  language: [
    { en: "This is not a language code", de: "Das ist kein Sprachcode" },
    { en: "Write two lower-case letters", de: "Schreiben Sie zwei Kleinbuchstaben" },
    "en, de",
  ],
  sha256: [
    { en: "This is not a SHA-256 digest", de: "Das ist keine SHA-256-Prüfsumme" },
    {
      en: "Copy all 64 characters (0-9, a-f) from the file's digest",
      de: "Kopieren Sie alle 64 Zeichen (0-9, a-f) der Prüfsumme",
    },
  ],
  path: [
    { en: "This is not a path", de: "Das ist kein Pfad" },
    { en: "Begin with / and use no spaces", de: "Beginnen Sie mit / und verwenden Sie keine Leerzeichen" },
  ],
  endpoint: [
    { en: "This is neither a path nor a web address", de: "Das ist weder ein Pfad noch eine Webadresse" },
    {
      en: "Begin with / or https:// and use no spaces",
      de: "Beginnen Sie mit / oder https:// und verwenden Sie keine Leerzeichen",
    },
  ],
  "download-host": [
    {
      en: "This is neither a web address nor a free path of this site",
      de: "Das ist weder eine Webadresse noch ein freier Pfad dieser Website",
    },
    {
      en: "Write an address that begins with https://, or a path for installers on this host, without a slash at the end",
      de: "Schreiben Sie eine Adresse, die mit https:// beginnt, oder einen Pfad für Dateien auf diesem Host, ohne Schrägstrich am Ende",
    },
  ],
  "download-path": [
    { en: "This is not a path of an installer", de: "Das ist kein Pfad eines Installationsprogramms" },
    {
      en: "Write folders and file without a slash at the beginning",
      de: "Schreiben Sie Ordner und Datei ohne Schrägstrich am Anfang",
    },
  ],
  "image-path": [
    { en: "This is not a picture below content/images", de: "Das ist kein Bild unter content/images" },
    {
      en: "Write its path below content/images, without spaces",
      de: "Schreiben Sie seinen Pfad unter content/images, ohne Leerzeichen",
    },
  ],
  "image-language": [
    { en: "The picture cannot have {lang} here", de: "Hier kann im Namen des Bildes kein {lang} stehen" },
    { en: "Write the name of one file", de: "Schreiben Sie den Namen einer einzigen Datei" },
  ],
  "image-kind": [
    { en: "A picture of another kind belongs here", de: "Hier gehört ein Bild anderer Art hin" },
    { en: "Name a picture with another ending", de: "Nennen Sie ein Bild mit anderer Endung" },
  ],
  currency: [
    { en: "This is not a currency code", de: "Das ist kein Währungscode" },
    { en: "Write three capital letters (ISO 4217)", de: "Schreiben Sie drei Großbuchstaben (ISO 4217)" },
    "USD, EUR",
  ],
  url: [
    {
      en: "This is not a web address that begins with https://",
      de: "Das ist keine Webadresse, die mit https:// beginnt",
    },
    likeThis,
    "https://www.company.example",
  ],
  host: [
    { en: "This address must not go on behind the host", de: "Diese Adresse darf hinter dem Host nicht weitergehen" },
    { en: "Write it without a slash at the end", de: "Schreiben Sie sie ohne Schrägstrich am Ende" },
  ],
  email: [
    { en: "This is not an e-mail address", de: "Das ist keine E-Mail-Adresse" },
    likeThis,
    "info@company.example",
  ],
  emails: [
    { en: "One of these is not an e-mail address", de: "Eine davon ist keine E-Mail-Adresse" },
    { en: "Separate addresses with commas", de: "Trennen Sie Adressen durch Kommas" },
    "info@company.example, sales@company.example",
  ],
  date: [
    { en: "This is not a day of the calendar", de: "Das ist kein Tag des Kalenders" },
    { en: "Write year-month-day", de: "Schreiben Sie Jahr-Monat-Tag" },
    "2025-08-05",
  ],
  "date-range": [
    {
      en: "This day is too long ago or too far away",
      de: "Dieser Tag liegt zu lange zurück oder zu weit in der Zukunft",
    },
    { en: "Check the year: year-month-day", de: "Prüfen Sie das Jahr: Jahr-Monat-Tag" },
    "2025-08-05",
  ],
  phone: [
    { en: "This is not an international phone number", de: "Das ist keine internationale Telefonnummer" },
    {
      en: "Begin with + and the country's number, without (0)",
      de: "Beginnen Sie mit + und der Landesvorwahl, ohne (0)",
    },
    "+254 20 555 0100",
  ],
  phones: [
    {
      en: "One of these is not an international phone number",
      de: "Eine davon ist keine internationale Telefonnummer",
    },
    {
      en: "Begin each with + and the country's number, without (0), and separate several with commas",
      de: "Beginnen Sie jede mit + und der Landesvorwahl, ohne (0), und trennen Sie mehrere durch Kommas",
    },
    "+254 20 555 0100, +254 20 555 0101",
  ],
  telegram: [
    { en: "This is not a Telegram name", de: "Das ist kein Telegram-Name" },
    { en: "Begin with @, in quotes", de: "Beginnen Sie mit @, in Anführungszeichen" },
    '"@company"',
  ],
  "release-empty": [
    { en: "This release has no items", de: "Diese Version hat keine Einträge" },
    {
      en: "Add at least one list: newFeatures, improvements or bugFixes",
      de: "Ergänzen Sie mindestens eine Liste: newFeatures, improvements oder bugFixes",
    },
  ],
  "analytics-id": [
    { en: "This analytics provider needs an id", de: "Dieser Analysedienst braucht eine Kennung (id)" },
    {
      en: "Write the id that your analytics account gave you: id: G-XXXXXXX",
      de: "Schreiben Sie die Kennung aus Ihrem Analysekonto: id: G-XXXXXXX",
    },
  ],
  repository: [
    { en: "This is not a repository or a branch", de: "Das ist kein Repository und kein Branch" },
    {
      en: "Write the repository as owner and name, company/website, and the branch by its name, main",
      de: "Schreiben Sie das Repository als Inhaber und Name, company/website, und den Branch mit seinem Namen, main",
    },
  ],
  "authorized-country": [
    {
      en: "A plugin for authorized partners only needs a country",
      de: "Ein Plugin nur für autorisierte Partner braucht ein Land",
    },
    { en: "Add a line  country: SA", de: "Ergänzen Sie eine Zeile  country: SA" },
  ],
} as const satisfies Partial<Record<string, Said>>;

type Check = keyof typeof sentencesOfChecks;

export function isCheck(code: string): code is Check {
  return Object.hasOwn(sentencesOfChecks, code);
}

/** What is wrong, and what to write. @param own An example of the field itself, as it is written in YAML. */
export function sentencesOf(check: Check, own?: string): readonly [message: Sentence, hint: Sentence] {
  const [message, hint, example]: Said = sentencesOfChecks[check];
  const shown = own ?? example;
  return [message, shown === undefined ? hint : hints.withExample(hint, shown)];
}
