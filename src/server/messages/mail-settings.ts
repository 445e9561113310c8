/** To which mail server messages are handed on, and under which addresses: read from the environment. */
import { isIPv4 } from "node:net";
import { z } from "zod";

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /**
   * - `at-once`: the connection is encrypted from its first byte (`smtps://`).
   * - `required`: it begins in clear and is encrypted before anything of a message or a password is sent (STARTTLS,
   *   RFC 3207); a server that cannot is sent nothing.
   * - `none`: it stays in clear.
   */
  readonly encryption: "at-once" | "required" | "none";
  readonly login: { readonly user: string; readonly password: string } | undefined;
  readonly from: string;
  readonly to: readonly string[];
}

export type MailReading =
  /** `undefined` if none of the settings is there: nothing is handed on. */
  | { readonly kind: "mail"; readonly mail: MailSettings | undefined }
  /** `problem` is one sentence. It never holds the value of `SMTP_URL`, which contains a password. */
  | { readonly kind: "wrong"; readonly problem: string };

const names = ["SMTP_URL", "MAIL_TO", "MAIL_FROM"] as const;

/** `submission` (RFC 6409) and `submissions` (RFC 8314). */
const defaultPorts = { "smtp:": 587, "smtps:": 465 } as const;

const wrong = (problem: string): MailReading => ({ kind: "wrong", problem });

/**
 * Reads `SMTP_URL` (`smtps://user:password@host:465`), `MAIL_TO` (addresses, separated by commas) and `MAIL_FROM` (one
 * address). All three or none; an empty value counts as none.
 */
export function readMailSettings(env: Readonly<Record<string, string | undefined>>): MailReading {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return { kind: "mail", mail: undefined };
  if (missing.length > 0) {
    const given = names.filter((name) => env[name]);
    return wrong(
      `${given.join(" and ")} ${given.length > 1 ? "ask" : "asks"} for messages by e-mail, but ${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} not set.`,
    );
  }
  const { SMTP_URL = "", MAIL_TO = "", MAIL_FROM = "" } = env;
  const to = MAIL_TO.split(",").map((address) => address.trim());
  const strange = [...to, MAIL_FROM].find((address) => !isAddress(address));
  if (strange !== undefined) {
    return wrong(`${isAddress(MAIL_FROM) ? "MAIL_TO" : "MAIL_FROM"} is an e-mail address, not "${strange}".`);
  }
  const server = readServer(SMTP_URL);
  if (typeof server === "string") return wrong(server);
  return { kind: "mail", mail: { ...server, from: MAIL_FROM, to } };
}

function isAddress(text: string): boolean {
  return z.regexes.html5Email.test(text);
}

/** The server, or one sentence on what is wrong, without the value itself. */
function readServer(text: string): Pick<MailSettings, "host" | "port" | "encryption" | "login"> | string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const protocol = url?.protocol;
  if (url === undefined || (protocol !== "smtp:" && protocol !== "smtps:") || url.hostname === "") {
    return "SMTP_URL is an address such as smtps://user:password@host:465, with %2F for a / in the password.";
  }
  if ((url.pathname !== "" && url.pathname !== "/") || url.hash !== "") {
    return "SMTP_URL ends behind host and port; write %2F for a /, %3F for a ? and %23 for a # in the password.";
  }
  const login = readLogin(url);
  if (typeof login === "string") return login;
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  const encryption = readEncryption(url.search, protocol === "smtps:", isLoopback(host));
  if (encryption === undefined) {
    return "SMTP_URL takes nothing behind the port but ?tls=required or ?tls=none, and that with smtp:// only.";
  }
  return { host, port: url.port === "" ? defaultPorts[protocol] : Number(url.port), encryption, login };
}

function readLogin({ username, password }: URL): MailSettings["login"] | string {
  if (username === "" && password === "") return undefined;
  if (username === "" || password === "")
    return "SMTP_URL has a user without a password, or a password without a user.";
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return "SMTP_URL has a % in user or password that begins no escape; write %25 for it.";
  }
}

/** Without a word about it, only a connection that does not leave this machine stays in clear. */
function readEncryption(query: string, atOnce: boolean, loopback: boolean): MailSettings["encryption"] | undefined {
  if (atOnce) return query === "" ? "at-once" : undefined;
  if (query === "?tls=required") return "required";
  if (query === "?tls=none") return "none";
  if (query !== "") return undefined;
  return loopback ? "none" : "required";
}

/** RFC 6761, section 6.3; RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3. */
function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}
