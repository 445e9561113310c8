/** A few requests to a published site. */
import { localizedPath } from "../../src/routes/routes.ts";

type Answer = Readonly<Record<"status" | "text" | "location" | "readers", string>>;

/** Sends a request, also to another host, and prints `good` or what `faultOf` says is wrong with the response, if not "". */
type Check = (path: string, good: string, faultOf: (answer: Answer) => string, sent?: RequestInit) => Promise<void>;

const wrongStatus = ({ status }: Answer, expected: string) =>
  status === expected ? "" : `answers with ${status}, not ${expected}`;

/** @param print Takes a line for each response. @returns Whether all of them are right. */
export async function checkPublished({ origin, hostname }: URL, print: (line: string) => void): Promise<boolean> {
  /** The canonical address of a local site is that of the published one. */
  const isLocal = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  let isRight = true;
  const check: Check = async (path, good, faultOf, sent) => {
    const signal = AbortSignal.timeout(10_000);
    const fault = await fetch(new URL(path, origin), { ...sent, redirect: "manual", signal })
      .then(async (answer) => {
        const location = new URL(answer.headers.get("Location") ?? "", origin).href;
        const readers = answer.headers.get("Access-Control-Allow-Origin") ?? "";
        return faultOf({ status: String(answer.status), text: await answer.text(), location, readers });
      })
      .catch(({ message, cause }: Error) => `does not answer: ${cause instanceof Error ? cause.message : message}`);
    print(fault === "" ? `ok     ${path} ${good}\n` : `WRONG  ${path} ${fault}\n`);
    if (fault !== "") isRight = false;
  };

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
    if (endpoint !== undefined) await checkMessages(check, endpoint, { origin, site });
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
  return isRight;
}

/**
 * An invalid message, which nobody stores, shows whether messages are received.
 * @param at The host that is asked, and the origin that its pages name: they must be able to read an answer of another host.
 */
async function checkMessages(
  check: Check,
  endpoint: string,
  { origin, site }: Readonly<Record<"origin" | "site", string>>,
): Promise<void> {
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
