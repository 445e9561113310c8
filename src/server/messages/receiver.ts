import { type Context, Hono } from "hono";
import { bodyLimit as limitBody } from "hono/body-limit";
import { cors } from "hono/cors";
import { csrf } from "hono/csrf";
import { answerAddress, languageField } from "../../domain/message.ts";
import { localizedPath } from "../../routes/routes.ts";
import { methodNotAllowed } from "../plain-answer.ts";
import type { Ports } from "../ports.ts";
import { requestLanguage } from "../request-language.ts";
import type { SiteInfo } from "../site-info.ts";
import { messageErrors, messageSchema, messageSizeLimit } from "./schema.ts";

/**
 * Receives contact messages at `POST /api/v1/message`.
 *
 * - JSON: 200 with `{id}` once the message is on disk, 400 with `{errors: {field: sentence}}`, 429 with `Retry-After`
 *   if too many come from one address, 503 if it cannot be stored, 413 if it is too large.
 * - A form sent without JavaScript: 303 to its contact page with `?sent=1#sent`, `?failed=1#failed` or, for an invalid
 *   field, `?failed=name#failed-name`. 403 from a page of a site that is not among `origins`; browsers do not let such a
 *   page send JSON.
 * - Either: 405 for other methods, 415 for another type.
 */
export function messageReceiver({ messages, rate, site, origins, visitor, log }: Omit<Ports, "files">) {
  const schema = messageSchema(site.messageMaxLength);
  const maxSize = messageSizeLimit(site.messageMaxLength);
  const receiver = new Hono<{ Variables: { language?: string; rejected?: string | undefined } }>();
  const isListed = (origin = "") => origins.includes(origin);
  const share = cors({ origin: (origin) => origin, allowMethods: ["POST"], allowHeaders: ["Content-Type"] });
  receiver.use(async (c, next) => {
    await next();
    // Without JavaScript the answer must be a page. The query is for the app, the hash for CSS.
    if (c.req.method === "POST" && bodyType(c) === "form" && c.res.status !== 403) {
      const origin = c.req.header("Origin") ?? "";
      const page = (isListed(origin) ? origin : "") + contactPath(c.req.raw, c.get("language"), site);
      c.res = c.redirect(page + answerAddress(c.res.ok, c.get("rejected")), 303);
    }
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("Vary", "Origin");
  });
  receiver.use((c, next) => (isListed(c.req.header("Origin")) ? share(c, next) : next()));
  receiver.post(
    "/",
    // The scheme is not compared: a proxy may change it.
    csrf({
      secFetchSite: ["same-origin", "none"],
      origin: (origin, c) =>
        isListed(origin) || (URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host),
    }),
    (c, next) => (bodyType(c) === undefined ? refuse(c, 415, "Send JSON or a form.") : next()),
    limitBody({ maxSize, onError: (c) => refuse(c, 413, "The message is too large.") }),
    async (c) => {
      const body = parseBody(await c.req.text(), bodyType(c));
      c.set("language", String(Object(body)[languageField]));
      const address = visitor.address(c);
      const attempt = await rate.attempt(address);
      if (attempt !== undefined) return refuse(c, 429, tooMany, attempt);
      const parsed = schema.safeParse(body);
      if (!parsed.success) {
        const errors = messageErrors(parsed.error);
        c.set("rejected", Object.keys(errors)[0]);
        return c.json({ errors }, 400);
      }
      const wait = await rate.message(address);
      if (wait !== undefined) return refuse(c, 429, tooMany, wait);
      try {
        const { id } = await messages.append(parsed.data);
        return c.json({ id });
      } catch (error) {
        log("Storing a message failed", error);
        return refuse(c, 503, "The message could not be stored. Please try again later.");
      }
    },
  );
  receiver.all("/", () => methodNotAllowed(["POST"]));
  return receiver;
}

const tooMany = "Too many messages were sent. Please try again later.";

function refuse(c: Context, status: 413 | 415 | 429 | 503, sentence: string, wait?: number): Response {
  if (wait !== undefined) c.header("Retry-After", String(wait));
  return c.json({ errors: { request: sentence } }, status);
}

/** In the language that a field of the form names: from another host `Referer` has no path. */
function contactPath({ headers }: Request, language: string | undefined, site: SiteInfo): string {
  return localizedPath({ route: "contact" }, requestLanguage(headers, `/${language}`, site));
}

/** By the media type, without parameters (RFC 9110, section 8.3.1). */
function bodyType(c: Context): "json" | "form" | undefined {
  const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  return type === "application/x-www-form-urlencoded" ? "form" : undefined;
}

/** `undefined` for invalid JSON. */
function parseBody(text: string, type: ReturnType<typeof bodyType>): unknown {
  if (type === "form") return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
