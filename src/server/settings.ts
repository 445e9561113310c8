/** Settings of the server's command: flags first, then the environment, then the defaults. */
import { parseArgs } from "node:util";
import { embeddedCountryDatabase } from "./country/country-database.ts";
import { defaultJournalFile } from "./messages/journal.ts";
import { type MailSettings, readMailSettings } from "./messages/mail-settings.ts";
import { defaultMessageLimit, type MessageLimit, readMessageLimit } from "./messages/rate.ts";

export const usage = `Usage: npm run serve -- [--port 4173] [--host localhost] [--dist dist]

  --port  Port to listen on; 0 takes a free one (or environment PORT)
  --host  Name or address to listen on (or environment HOST)
  --dist  Folder of the built site (or environment OUT_DIR)
  --help  Shows this

Environment:
  MESSAGE_JOURNAL        File for received messages (${defaultJournalFile})
  MESSAGE_LIMIT          Messages one address may send, and in what time: 20/1h (5/10m)
  SMTP_URL               Mail server that hands messages on: smtps://user:password@host:465 (none)
  MAIL_TO                Who is sent them: addresses, separated by commas
  MAIL_FROM              Address they are sent from
  COUNTRY_HEADER         Header in which the hosting network says the country, such as cf-ipcountry
  TRUST_FORWARDED_PROTO  1 where a proxy in front always sets X-Forwarded-Proto
  COUNTRY_DATABASE       File (.mmdb) with the countries of addresses, or off (the one that is installed)
  TRUSTED_PROXIES        Proxies in front that append to X-Forwarded-For, 0 to 10 (0)
`;

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dist: string;
  readonly journalFile: string;
  readonly messageLimit: MessageLimit;
  /** Where messages are handed on to; `undefined`: they stay in the journal. */
  readonly mail: MailSettings | undefined;
  readonly trustedCountryHeader: string | undefined;
  readonly trustForwardedProto: boolean;
  readonly trustedProxies: number;
  /** `undefined`: no address is looked up. */
  readonly countryDatabase: string | undefined;
}

export type Command =
  | { readonly kind: "serve"; readonly settings: Settings }
  | { readonly kind: "help" }
  /** `problem` is one sentence. */
  | { readonly kind: "wrong"; readonly problem: string };

/**
 * @param args Arguments behind the command's name.
 * @param env The environment; an empty value counts as none.
 * @returns What to do. Never throws: an unknown flag or a value that makes no sense is `wrong`.
 */
export function readCommand(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Command {
  let flags: ReturnType<typeof parseFlags>;
  try {
    flags = parseFlags(args);
  } catch (error) {
    return { kind: "wrong", problem: firstSentence(error instanceof Error ? error.message : String(error)) };
  }
  if (flags.help) return { kind: "help" };

  const port = flags.port ?? (env.PORT || "4173");
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    return { kind: "wrong", problem: `The port is a number from 0 to 65535, not "${port}".` };
  }
  const trustedCountryHeader = env.COUNTRY_HEADER || undefined;
  if (trustedCountryHeader !== undefined && !/^[\w-]+$/.test(trustedCountryHeader)) {
    return { kind: "wrong", problem: `COUNTRY_HEADER is the name of a header, not "${trustedCountryHeader}".` };
  }
  const trustedProxies = env.TRUSTED_PROXIES || "0";
  if (!/^(?:\d|10)$/.test(trustedProxies)) {
    return { kind: "wrong", problem: `TRUSTED_PROXIES is a number from 0 to 10, not "${trustedProxies}".` };
  }
  const messageLimit = env.MESSAGE_LIMIT ? readMessageLimit(env.MESSAGE_LIMIT) : defaultMessageLimit;
  if (messageLimit === undefined) {
    return { kind: "wrong", problem: `MESSAGE_LIMIT is written like 5/10m or 20/1h, not "${env.MESSAGE_LIMIT}".` };
  }
  const reading = readMailSettings(env);
  if (reading.kind === "wrong") return reading;
  return {
    kind: "serve",
    settings: {
      port: Number(port),
      host: flags.host ?? (env.HOST || "localhost"),
      dist: flags.dist ?? (env.OUT_DIR || "dist"),
      journalFile: env.MESSAGE_JOURNAL || defaultJournalFile,
      messageLimit,
      mail: reading.mail,
      trustedCountryHeader,
      trustForwardedProto: env.TRUST_FORWARDED_PROTO === "1",
      trustedProxies: Number(trustedProxies),
      countryDatabase: env.COUNTRY_DATABASE === "off" ? undefined : env.COUNTRY_DATABASE || embeddedCountryDatabase,
    },
  };
}

function parseFlags(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    strict: true,
    options: {
      port: { type: "string" },
      host: { type: "string" },
      dist: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  return values;
}

/** Node explains at length how a flag could be meant otherwise; the usage below says it shorter. */
function firstSentence(message: string): string {
  return `${message.split(/\.?\n|\. /)[0]?.replace(/\.$/, "")}.`;
}
