/** Sends a few requests to a published site and checks the responses. Exit code 1 if one is wrong. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { contentFolder } from "../src/project-folders.ts";
import { localizedPath } from "../src/routes/routes.ts";
import { readOptions, refuseOptions } from "./command-line/read-options.ts";

const usage = `Usage: npm run smoke -- [https://www.company.example]

Sends a few requests to a published site, among them an invalid message, and says which answers are wrong. Without an
address, to the one in content/site.yaml.
`;
const [address = addressInContent()] = readOptions(usage, { allowPositionals: true }).positionals;
if (!/^https?:/.test(address) || !URL.canParse(address)) refuseOptions("Give the address of the site.", usage);
const { origin, hostname, pathname } = new URL(address);
if (pathname !== "/") refuseOptions(`The site works only at the root of a host, not below ${pathname}`, usage);
/** The canonical address of a local site is that of the published one. */
const isLocal = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);

/** Empty if the content does not say it. */
function addressInContent(): string {
  try {
    return String(parse(readFileSync(join(contentFolder, "site.yaml"), "utf8")).hosts.site);
  } catch {
    return "";
  }
}

type Answer = Readonly<Record<"status" | "text" | "location" | "readers", string>>;

/**
 * Sends a request and prints the result.
 * @param path May be an address on another host.
 * @param good Printed if the response is right.
 * @param faultOf Returns what is wrong with the response, or "".
 */
async function check(path: string, good: string, faultOf: (answer: Answer) => string, sent?: RequestInit) {
  const fault = await fetch(new URL(path, origin), { ...sent, redirect: "manual", signal: AbortSignal.timeout(10_000) })
    .then(async (answer) => {
      const location = new URL(answer.headers.get("Location") ?? "", origin).href;
      const readers = answer.headers.get("Access-Control-Allow-Origin") ?? "";
      return faultOf({ status: String(answer.status), text: await answer.text(), location, readers });
    })
    .catch(({ message, cause }: Error) => `does not answer: ${cause instanceof Error ? cause.message : message}`);
  process.stdout.write(fault === "" ? `ok     ${path} ${good}\n` : `WRONG  ${path} ${fault}\n`);
  if (fault !== "") process.exitCode = 1;
}

const wrongStatus = ({ status }: Answer, expected: string) =>
  status === expected ? "" : `answers with ${status}, not ${expected}`;

/**
 * An invalid message, which nobody stores, shows whether messages are received.
 * @param site Origin of the published site, whose pages must be able to read an answer from another host.
 */
async function checkMessages(endpoint: string, site: string): Promise<void> {
  const isOwn = new URL(endpoint, origin).origin === origin;
  const expected = isOwn ? ["400"] : ["400", "422"];
  const invalid = { method: "POST", headers: { "Content-Type": "application/json", Origin: site }, body: "{}" };
  const isNone = `not ${expected.join(" or ")}: see message.endpoint in content/site.yaml`;
  const faultOf = ({ status, readers }: Answer) => {
    if (!expected.includes(status)) return `answers an invalid message with ${status}, ${isNone}`;
    const isRead = isOwn || readers === site || readers === "*";
    return isRead ? "" : `lets no page of ${site} read its answer: see MESSAGE_ORIGINS in docs/messages.md`;
  };
  await check(endpoint, "refuses an invalid message", faultOf, invalid);
  if (!isOwn) return;
  await check("/healthz/messages", "says that messages can be stored", (answer) => {
    const fault = wrongStatus(answer, "200");
    return answer.status === "503" ? `${fault}: ${answer.text.trim()}` : fault;
  });
}

let home = "";
let site = origin;
await check("/", "leads to a language", ({ status, text, location }) => {
  if (status.startsWith("3") && !location.startsWith(`${origin}/`))
    return `redirects to ${location}: check that address`;
  const target = status === "200" ? /<a href="([^"]+)" lang=/.exec(text)?.[1] : new URL(location).pathname;
  home = /^\/[a-z]{2}$/.exec(target ?? "")?.[0] ?? "";
  return home === "" ? `answers with ${status} and leads to no language` : "";
});
if (home !== "") {
  await check(home, "is a complete page that names this address", (answer) => {
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(answer.text)?.[1] ?? "";
    const isOwn = isLocal ? canonical.endsWith(home) : canonical === origin + home;
    if (isOwn) site = canonical.slice(0, -home.length);
    const isWhole = answer.text.trimEnd().endsWith("</html>");
    const other = `names another address, ${canonical}: see hosts.site in content/site.yaml`;
    return wrongStatus(answer, "200") || (isWhole ? "" : "is not complete") || (isOwn ? "" : other);
  });
  let endpoint: string | undefined;
  await check(localizedPath({ route: "contact" }, home.slice(1)), "is there", (answer) => {
    const form = /<form [^>]*method="post"[^>]*>/.exec(answer.text)?.[0] ?? "";
    endpoint = / action="([^"]+)"/.exec(form)?.[1];
    const isDraft = answer.text.includes('<meta name="robots" content="noindex"');
    return wrongStatus(answer, "200") || (endpoint === undefined && !isDraft ? "has no form" : "");
  });
  if (endpoint !== undefined) await checkMessages(endpoint, site);
  await check(`${home}/no-such-page`, "is answered with the 404 page", (answer) => {
    const isOwn = answer.text.includes(`href="${home}"`);
    return wrongStatus(answer, "404") || (isOwn ? "" : "is not answered with the 404 page of the site");
  });
}
await check("/sitemap.xml", "lists pages", (answer) => {
  return wrongStatus(answer, "200") || (answer.text.includes("<loc>") ? "" : "lists no page");
});
await check("/.well-known/security.txt", "is valid", (answer) => {
  const expires = /^Expires: (.*)$/m.exec(answer.text)?.[1] ?? "";
  return wrongStatus(answer, "200") || (Date.parse(expires) > Date.now() ? "" : "has expired: publish a new build");
});
