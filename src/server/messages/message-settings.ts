import { StartProblem } from "../start-problem.ts";
import { readMailSettings } from "./mail-settings.ts";
import { defaultMessageLimit, readMessageLimit } from "./rate.ts";

/** Reads what is set about messages; an empty value counts as none. @throws {StartProblem} For an invalid value. */
export function readMessageSettings(env: Readonly<Record<string, string | undefined>>) {
  const messageLimit = env.MESSAGE_LIMIT ? readMessageLimit(env.MESSAGE_LIMIT) : defaultMessageLimit;
  if (messageLimit === undefined) throw wrongSetting("MESSAGE_LIMIT is written like 5/10m or 20/1h", env.MESSAGE_LIMIT);
  return {
    messageLimit,
    messageOrigins: env.MESSAGE_ORIGINS ? env.MESSAGE_ORIGINS.split(",").map(readOrigin) : [],
    messageSecret: readMessageSecret(env),
    mail: readMailSettings(env),
  };
}

/** What a bearer token may have (RFC 6750, section 2.1). */
const secretPattern = /^(?=.{32})[\w.~+/-]+=*$/;

/** Reads `MESSAGE_SECRET`; an empty value counts as none. @throws {StartProblem} Without the value. */
export function readMessageSecret({ MESSAGE_SECRET }: Readonly<Record<string, string | undefined>>) {
  if (!MESSAGE_SECRET || secretPattern.test(MESSAGE_SECRET)) return MESSAGE_SECRET || undefined;
  throw new StartProblem("MESSAGE_SECRET has at least 32 characters: letters, digits and any of -._~+/.", 2);
}

/** As browsers send it: `https://Müller.example:443` → `https://xn--mller-kva.example`. */
function readOrigin(written: string): string {
  const text = written.trim();
  // A URL may have nearly any character in its host, such as the asterisk.
  if (/^https?:\/\/[\p{L}\p{M}\p{N}.:[\]-]+$/iu.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw wrongSetting("MESSAGE_ORIGINS takes addresses without a path, such as https://www.company.com", text);
}

export function wrongSetting(rule: string, value: string | undefined): StartProblem {
  return new StartProblem(`${rule}, not "${value}".`, 2);
}
