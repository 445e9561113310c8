/** What the server's command is told: flags first, then the environment, then the defaults. */
import { parseArgs } from "node:util";
import { defaultJournalFile } from "./message-journal.ts";

export const usage = `Usage: npm run serve -- [--port 4173] [--host localhost] [--dist dist]

  --port  Port to listen on; 0 takes a free one (or environment PORT)
  --host  Name or address to listen on (or environment HOST)
  --dist  Folder of the built site
  --help  Shows this

Environment:
  MESSAGE_JOURNAL        File for received messages (${defaultJournalFile})
  COUNTRY_HEADER         Header in which the hosting network says the country, such as cf-ipcountry
  TRUST_FORWARDED_PROTO  1 where a proxy in front always sets X-Forwarded-Proto
`;

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dist: string;
  readonly journalFile: string;
  readonly trustedCountryHeader: string | undefined;
  readonly trustForwardedProto: boolean;
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
  return {
    kind: "serve",
    settings: {
      port: Number(port),
      host: flags.host ?? (env.HOST || "localhost"),
      dist: flags.dist ?? "dist",
      journalFile: env.MESSAGE_JOURNAL || defaultJournalFile,
      trustedCountryHeader,
      trustForwardedProto: env.TRUST_FORWARDED_PROTO === "1",
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
