/** What the check of links to other sites says. */

import { commandMessages } from "../content/commands/command-messages.ts";
import { numberFormat } from "../content/core/intl.ts";
import type { LocalizedText } from "../content/core/localized-text.ts";
import type { OutcomeKind, Reason } from "./check-address.ts";

/** What common answers of a server mean, by status. */
const statusMeanings: Readonly<Record<number, LocalizedText>> = {
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
const serverFault = { en: "the server has a fault", de: "der Server hat eine Störung" };
const unknownStatus = { en: "look at it in a browser", de: "sehen Sie im Browser nach" };

const noHost = /^ENOTFOUND$/;
const offline = /^(?:EAI_AGAIN|ENETUNREACH)$/;
/** What codes of Node and undici mean, the first one that fits. */
const networkFaults: readonly (readonly [code: RegExp, meaning: LocalizedText])[] = [
  [noHost, { en: "there is no host of that name", de: "einen Host dieses Namens gibt es nicht" }],
  [
    offline,
    {
      en: "the name could not be looked up; is this computer online?",
      de: "der Name ließ sich nicht nachschlagen; ist dieser Rechner online?",
    },
  ],
  [/^CERT_HAS_EXPIRED$/, { en: "the certificate has expired", de: "das Zertifikat ist abgelaufen" }],
  [
    /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/,
    { en: "browsers do not trust the certificate", de: "Browser vertrauen dem Zertifikat nicht" },
  ],
  [/^(?:ECONNREFUSED|EHOSTUNREACH)$/, { en: "nothing answers there", de: "dort antwortet nichts" }],
  [
    /^(?:ECONNRESET|UND_ERR_SOCKET|EPIPE)$/,
    { en: "the connection was closed without an answer", de: "die Verbindung wurde ohne Antwort beendet" },
  ],
];

/** Whether no host was found, be it for want of a connection. */
export function isUnreachable(reason: Reason): boolean {
  return reason.code === "network" && (noHost.test(reason.error) || offline.test(reason.error));
}

/** What is wrong, in words. */
export function wordsOfReason(reason: Reason): LocalizedText {
  switch (reason.code) {
    case "status": {
      const { status } = reason;
      const meaning = statusMeanings[status] ?? (status >= 500 && status < 600 ? serverFault : unknownStatus);
      return { en: `answers ${status}: ${meaning.en}`, de: `antwortet ${status}: ${meaning.de}` };
    }
    case "moved":
      return { en: `moved for good to ${reason.to}`, de: `dauerhaft umgezogen nach ${reason.to}` };
    case "insecure":
      return {
        en: `leads on to an address without https: ${reason.to}`,
        de: `führt weiter zu einer Adresse ohne https: ${reason.to}`,
      };
    case "private":
      return {
        en: `leads into a network of somebody's own: ${reason.to}`,
        de: `führt in ein privates Netz: ${reason.to}`,
      };
    case "size": {
      const [en, de] = ["en", "de"].map((language) => numberFormat(language, {}));
      return {
        en: `is a file of ${en?.format(reason.found)} bytes; the facts say ${en?.format(reason.expected)} bytes`,
        de: `ist eine Datei mit ${de?.format(reason.found)} Bytes; in den Fakten stehen ${de?.format(reason.expected)} Bytes`,
      };
    }
    case "redirects":
      return { en: "is redirected again and again", de: "wird endlos weitergeleitet" };
    case "slow":
      return { en: "is too slow: no answer in time", de: "ist zu langsam: keine Antwort in der vorgegebenen Zeit" };
    case "network": {
      const code = reason.error === "" ? "" : ` (${reason.error})`;
      const known = networkFaults.find(([pattern]) => pattern.test(reason.error));
      return known?.[1] ?? { en: `no connection${code}`, de: `keine Verbindung${code}` };
    }
  }
}

/** A number with its noun: `1 address`, `3 Adressen`. */
const addresses = (number: number): LocalizedText => ({
  en: number === 1 ? "1 address" : `${number} addresses`,
  de: number === 1 ? "1 Adresse" : `${number} Adressen`,
});

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
  checking: (number: number): LocalizedText => ({
    en: `Asking for ${addresses(number).en} …`,
    de: `${addresses(number).de} ${number === 1 ? "wird" : "werden"} abgefragt …`,
  }),
  /** `12 addresses: 10 fine, 1 broken, 1 moved. Not asked: 3 …` */
  summary(counts: Readonly<Record<OutcomeKind, number>>): LocalizedText {
    const { fine, broken, unclear, moved, skipped } = counts;
    const asked = addresses(fine + broken + unclear + moved);
    const words = {
      en: [`${fine} fine`, broken && `${broken} broken`, unclear && `${unclear} unclear`, moved && `${moved} moved`],
      de: [
        `${fine} in Ordnung`,
        broken && `${broken} kaputt`,
        unclear && `${unclear} unklar`,
        moved && `${moved} umgezogen`,
      ],
    };
    const en = `${asked.en}: ${words.en.filter(Boolean).join(", ")}.`;
    const de = `${asked.de}: ${words.de.filter(Boolean).join(", ")}.`;
    if (skipped === 0) return { en, de };
    return {
      en: `${en} Not asked: ${skipped}, with names for examples such as .example, or on a network of one's own.`,
      de: `${de} Nicht abgefragt: ${skipped}, mit Namen für Beispiele wie .example oder in einem privaten Netz.`,
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
  badTimeout: (text: string): LocalizedText => ({
    en: `--timeout ${text}: write seconds, from 1 to 300.`,
    de: `--timeout ${text}: Schreiben Sie Sekunden, von 1 bis 300.`,
  }),
};
