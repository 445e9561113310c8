import { isIPv4 } from "node:net";
import { z } from "zod";
import { StartProblem } from "../start-problem.ts";

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** `required`: STARTTLS or nothing (RFC 3207). `none`: clear text. */
  readonly encryption: "at-once" | "required" | "none";
  readonly login: { readonly user: string; readonly password: string } | undefined;
  readonly from: string;
  readonly to: readonly string[];
}

const names = ["SMTP_URL", "MAIL_TO", "MAIL_FROM"] as const;

/** RFC 6409 and RFC 8314. */
const defaultPorts: Readonly<Record<string, number>> = { "smtp:": 587, "smtps:": 465 };

/**
 * Reads `SMTP_URL` (`smtps://user:password@host:465`), `MAIL_TO` (addresses, separated by commas) and `MAIL_FROM` (one
 * address). An empty value counts as none.
 *
 * @returns `undefined` if none of the three is set: messages are not forwarded.
 * @throws {StartProblem} Without the value of `SMTP_URL`, which contains a password.
 */
export function readMailSettings(env: Readonly<Record<string, string | undefined>>): MailSettings | undefined {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    throw new StartProblem(`Messages by e-mail need ${names.join(", ")}; not set: ${missing.join(", ")}.`, 2);
  }
  const { SMTP_URL = "", MAIL_TO = "", MAIL_FROM = "" } = env;
  const to = MAIL_TO.split(",").map((address) => address.trim());
  for (const address of [MAIL_FROM, ...to]) {
    if (z.regexes.html5Email.test(address)) continue;
    throw new StartProblem(`MAIL_TO takes e-mail addresses, MAIL_FROM one; "${address}" is none.`, 2);
  }
  const server = readServer(SMTP_URL);
  if (server === undefined) {
    throw new StartProblem(
      "SMTP_URL is an address such as smtps://user:password@host:465 or smtp://host?tls=required (or none), " +
        "with %2F for a / and %25 for a % in the password.",
      2,
    );
  }
  return { ...server, from: MAIL_FROM, to };
}

function readServer(text: string): Pick<MailSettings, "host" | "port" | "encryption" | "login"> | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const defaultPort = defaultPorts[url?.protocol ?? ""];
  if (url === undefined || defaultPort === undefined || url.hostname === "") return undefined;
  if (!["", "/"].includes(url.pathname) || url.hash !== "") return undefined;
  if ((url.username === "") !== (url.password === "")) return undefined;
  const user = decoded(url.username);
  const password = decoded(url.password);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  const encryption = readEncryption(url, isLoopback(host));
  if (encryption === undefined || user === undefined || password === undefined) return undefined;
  const login = user === "" ? undefined : { user, password };
  return { host, port: Number(url.port || defaultPort), encryption, login };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** By default only connections within this machine are not encrypted. */
function readEncryption({ protocol, search }: URL, loopback: boolean): MailSettings["encryption"] | undefined {
  if (protocol === "smtps:") return search === "" ? "at-once" : undefined;
  if (search === "") return loopback ? "none" : "required";
  return (["required", "none"] as const).find((encryption) => search === `?tls=${encryption}`);
}

/** RFC 6761, section 6.3; RFC 1122, section 3.2.1.3; RFC 4291, section 2.5.3. */
function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}
