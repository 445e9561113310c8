import { z } from "zod";
import { asciiAddress } from "../../domain/email-address.ts";
import { StartProblem } from "../start-problem.ts";

export type MailSettings = NonNullable<ReturnType<typeof readMailSettings>>;

const names = ["SMTP_URL", "MAIL_TO", "MAIL_FROM"] as const;

/**
 * Reads `SMTP_URL` (`smtps://user:password@host:465`), `MAIL_TO` (addresses, separated by commas) and `MAIL_FROM` (one
 * address). An empty value counts as none.
 *
 * @returns `undefined` if none of the three is set: messages are not forwarded.
 * @throws {StartProblem} Without the value of `SMTP_URL`, which contains a password.
 */
export function readMailSettings(env: Readonly<Record<string, string | undefined>>) {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    throw new StartProblem(`Messages by e-mail need ${names.join(", ")}; not set: ${missing.join(", ")}.`, 2);
  }
  const { SMTP_URL = "", MAIL_TO = "", MAIL_FROM = "" } = env;
  const to = MAIL_TO.split(",").map((address) => asciiAddress(address.trim()));
  const from = asciiAddress(MAIL_FROM);
  for (const address of [from, ...to]) {
    if (z.regexes.html5Email.test(address)) continue;
    throw new StartProblem(`MAIL_TO takes e-mail addresses, MAIL_FROM one; "${address}" is none.`, 2);
  }
  const host = mailHost(SMTP_URL);
  if (host === undefined) {
    const escapes = "with %2F for a / and %23 for a # in the password";
    throw new StartProblem(`SMTP_URL is an address such as smtps://user:password@host:465, ${escapes}.`, 2);
  }
  // By default only connections within this machine are not encrypted. Options in the query of the URL come first.
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(host);
  return { server: { url: SMTP_URL, requireTLS: !isLocal, ignoreTLS: isLocal }, from, to };
}

/** `undefined` for a wrong address, such as one with an unescaped `/`, `?` or `#` in the password. */
function mailHost(address: string): string | undefined {
  if (!/^smtps?:\/\/[^/?#]+\/?(?:\?[^@#]*)?$/i.test(address) || !URL.canParse(address)) return undefined;
  const { username, password, hostname } = new URL(address);
  return (username === "") === (password === "") ? hostname : undefined;
}
