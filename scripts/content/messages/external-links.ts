/** What the check of links to other sites says. */
import { numberFormat } from "../core/intl.ts";
import type { Sentence } from "../core/localized-text.ts";
import { commandMessages } from "./command-line.ts";

/** What common answers of a server mean, by status. */
const statusMeanings: Readonly<Record<number, Sentence>> = {
  400: { en: "the server does not understand the address", de: "der Server versteht die Adresse nicht" },
  401: { en: "one has to sign in there", de: "dort muss man sich anmelden" },
  403: {
    en: "programs are refused there; look at it in a browser",
    de: "Programme werden dort abgewiesen; sehen Sie im Browser nach",
  },
  404: { en: "the page is gone", de: "die Seite gibt es nicht mehr" },
  410: { en: "the page was taken away for good", de: "die Seite wurde endgültig entfernt" },
  429: {
    en: "the server is asked too often; try again later",
    de: "der Server wird zu oft gefragt; versuchen Sie es später",
  },
  451: { en: "the page is blocked for legal reasons", de: "die Seite ist aus rechtlichen Gründen gesperrt" },
  503: { en: "the server is overloaded or being maintained", de: "der Server ist überlastet oder wird gewartet" },
};

function meaningOf(status: number): Sentence {
  const known = statusMeanings[status];
  if (known !== undefined) return known;
  if (status >= 500 && status < 600) return { en: "the server has a fault", de: "der Server hat eine Störung" };
  return { en: "look at it in a browser", de: "sehen Sie im Browser nach" };
}

function bytes(number: number): Sentence {
  return { en: `${numberFormat("en", {}).format(number)} bytes`, de: `${numberFormat("de", {}).format(number)} Bytes` };
}

/** A number with its noun: `1 address`, `3 Adressen`. */
function addresses(number: number): Sentence {
  return {
    en: `${number} ${number === 1 ? "address" : "addresses"}`,
    de: `${number} ${number === 1 ? "Adresse" : "Adressen"}`,
  };
}

export const linkFaults = {
  status: (status: number): Sentence => {
    const meaning = meaningOf(status);
    return { en: `answers ${status}: ${meaning.en}`, de: `antwortet ${status}: ${meaning.de}` };
  },
  moved: (to: string): Sentence => ({ en: `moved for good to ${to}`, de: `dauerhaft umgezogen nach ${to}` }),
  insecure: (to: string): Sentence => ({
    en: `leads on to an address without https: ${to}`,
    de: `führt weiter zu einer Adresse ohne https: ${to}`,
  }),
  private: (to: string): Sentence => ({
    en: `leads into a network of somebody's own: ${to}`,
    de: `führt in ein privates Netz: ${to}`,
  }),
  size: (found: number, expected: number): Sentence => ({
    en: `is a file of ${bytes(found).en}; the facts say ${bytes(expected).en}`,
    de: `ist eine Datei mit ${bytes(found).de}; in den Fakten stehen ${bytes(expected).de}`,
  }),
  redirects: { en: "is redirected again and again", de: "wird endlos weitergeleitet" },
  slow: { en: "is too slow: no answer in time", de: "ist zu langsam: keine Antwort in der vorgegebenen Zeit" },
  noHost: { en: "there is no host of that name", de: "einen Host dieses Namens gibt es nicht" },
  offline: {
    en: "the name could not be looked up; is this computer online?",
    de: "der Name ließ sich nicht nachschlagen; ist dieser Rechner online?",
  },
  expired: { en: "the certificate has expired", de: "das Zertifikat ist abgelaufen" },
  certificate: {
    en: "browsers do not trust the certificate",
    de: "Browser vertrauen dem Zertifikat nicht",
  },
  noAnswer: { en: "nothing answers there", de: "dort antwortet nichts" },
  closed: { en: "the connection was closed without an answer", de: "die Verbindung wurde ohne Antwort beendet" },
  connection: (code: string): Sentence => ({
    en: `no connection${code === "" ? "" : ` (${code})`}`,
    de: `keine Verbindung${code === "" ? "" : ` (${code})`}`,
  }),
};

export const linkReportTexts = {
  title: { en: "Links to other sites", de: "Links zu anderen Websites" },
  headings: {
    broken: { en: "Broken", de: "Kaputt" },
    unclear: { en: "Not clear, to be looked at", de: "Unklar, bitte ansehen" },
    moved: { en: "Moved: better written with the new address", de: "Umgezogen: besser mit der neuen Adresse" },
  },
  also: { en: "also in", de: "auch in" },
  columns: {
    address: { en: "Address", de: "Adresse" },
    what: { en: "What", de: "Was" },
    where: { en: "Where", de: "Wo" },
  },
  offline: {
    en: "Not one host was found: is this computer online?",
    de: "Kein einziger Host wurde gefunden: Ist dieser Rechner online?",
  },
  checking: (number: number): Sentence => ({
    en: `Asking for ${addresses(number).en} …`,
    de: `${addresses(number).de} ${number === 1 ? "wird" : "werden"} abgefragt …`,
  }),
  /** `12 addresses: 10 fine, 1 broken, 1 moved. 3 were not asked …` */
  summary(counts: Readonly<Record<"fine" | "broken" | "unclear" | "moved" | "skipped", number>>): Sentence {
    const { fine, broken, unclear, moved, skipped } = counts;
    const asked = addresses(fine + broken + unclear + moved);
    const parts = (words: readonly (readonly [number, string])[]) =>
      words
        .filter(([number], index) => number > 0 || index === 0)
        .map(([number, word]) => `${number} ${word}`)
        .join(", ");
    const en = parts([
      [fine, "fine"],
      [broken, "broken"],
      [unclear, "unclear"],
      [moved, "moved"],
    ]);
    const de = parts([
      [fine, "in Ordnung"],
      [broken, "kaputt"],
      [unclear, "unklar"],
      [moved, "umgezogen"],
    ]);
    if (skipped === 0) return { en: `${asked.en}: ${en}.`, de: `${asked.de}: ${de}.` };
    return {
      en: `${asked.en}: ${en}. Not asked: ${skipped}, with names for examples such as .example, or on a network of one's own.`,
      de: `${asked.de}: ${de}. Nicht abgefragt: ${skipped}, mit Namen für Beispiele wie .example oder in einem privaten Netz.`,
    };
  },
};

export const linkCommandTexts = {
  usage: {
    en: `Usage: npm run content:links -- [--format <name>] [--timeout <seconds>] [--content <folder>] [--lang <code>]

Asks for every address of another site that the content leads to. Needs the internet.

  --format         text, json or markdown (default: text)
  --timeout        how long one request may take, in seconds (default: 20)
  --include-local  asks hosts of one's own network too
${commandMessages.commonOptions.en}`,
    de: `Aufruf: npm run content:links -- [--format <Name>] [--timeout <Sekunden>] [--content <Ordner>] [--lang <Kürzel>]

Fragt jede Adresse einer anderen Website ab, zu der die Inhalte führen. Braucht das Internet.

  --format         text, json oder markdown (Vorgabe: text)
  --timeout        wie lange eine Anfrage dauern darf, in Sekunden (Vorgabe: 20)
  --include-local  fragt auch Hosts im eigenen Netz
${commandMessages.commonOptions.de}`,
  },
  unknownFormat: (format: string, known: readonly string[]): Sentence => ({
    en: `--format ${format}: write one of ${known.join(", ")}.`,
    de: `--format ${format}: Schreiben Sie eines von ${known.join(", ")}.`,
  }),
  badTimeout: (text: string): Sentence => ({
    en: `--timeout ${text}: write seconds, from 1 to 300.`,
    de: `--timeout ${text}: Schreiben Sie Sekunden, von 1 bis 300.`,
  }),
};
