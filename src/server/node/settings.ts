import { readMessageSettings, wrongSetting } from "../messages/message-settings.ts";
import { help, readFlags, text } from "./command-line.ts";
import { embeddedCountryDatabase } from "./country-database.ts";
import { defaultJournalFile } from "./journal.ts";

export const usage = `Usage: npm run serve -- [--port 4173] [--host localhost] [--dist dist]

  --port  Port to listen on; 0 takes a free one (or environment PORT)
  --host  Name or address to listen on (or environment HOST)
  --dist  Folder of the built site (or environment OUT_DIR)
  --help  Shows this

Environment:
  MESSAGE_JOURNAL        File for received messages (${defaultJournalFile})
  MESSAGE_LIMIT          Messages one address may send, and in what time: 20/1h (5/10m)
  MESSAGE_ORIGINS        Sites on other hosts whose forms send here: https://www.company.com, separated by commas (none)
  MESSAGE_SECRET         At least 32 characters, with which messages are read and deleted over HTTP (none: nobody can)
  SMTP_URL               Mail server that forwards messages: smtps://user:password@host:465 (none)
  MAIL_TO                Recipients: addresses, separated by commas
  MAIL_FROM              Sender address
  COUNTRY_HEADER         Header in which the hosting network sends the country, such as cf-ipcountry
  TRUST_FORWARDED_PROTO  1 if a proxy in front always sets X-Forwarded-Proto
  COUNTRY_DATABASE       File (.mmdb) with the countries of addresses, or off (the one that is installed)
  TRUSTED_PROXIES        Proxies in front that append to X-Forwarded-For, 0 to 10 (0)
`;

const options = { port: text, host: text, dist: text, help } as const;

export type Settings = NonNullable<ReturnType<typeof readSettings>>;

/** Flags, then the environment; empty values count as none. `undefined` for `--help`. @throws {StartProblem} */
export function readSettings(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const flags = readFlags(args, options, usage);
  if (flags.help) return undefined;
  if (env.COUNTRY_HEADER && !/^[\w-]+$/.test(env.COUNTRY_HEADER)) {
    throw wrongSetting("COUNTRY_HEADER is the name of a header", env.COUNTRY_HEADER);
  }
  return {
    port: numberUpTo(65_535, "The port", flags.port ?? (env.PORT || "4173")),
    host: flags.host ?? (env.HOST || "localhost"),
    dist: flags.dist ?? (env.OUT_DIR || "dist"),
    journalFile: env.MESSAGE_JOURNAL || defaultJournalFile,
    ...readMessageSettings(env),
    trustedCountryHeader: env.COUNTRY_HEADER || undefined,
    trustForwardedProto: env.TRUST_FORWARDED_PROTO === "1",
    trustedProxies: numberUpTo(10, "TRUSTED_PROXIES", env.TRUSTED_PROXIES || "0"),
    countryDatabase: env.COUNTRY_DATABASE === "off" ? undefined : env.COUNTRY_DATABASE || embeddedCountryDatabase,
  };
}

function numberUpTo(most: number, name: string, text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > most) throw wrongSetting(`${name} is a number from 0 to ${most}`, text);
  return Number(text);
}
