/** Receives contact messages: `POST /api/v1/message` (specification section 7). */
import { type Context, Hono } from "hono";
import { bodyLimit as limitBody } from "hono/body-limit";
import type { SiteMap } from "../routes/routes.ts";
import type { ErrorLog } from "./error-log.ts";
import { formReturnPath } from "./form-return.ts";
import type { MessageJournal } from "./message-journal.ts";
import { messageErrors, messageSchema } from "./message-schema.ts";
import { methodNotAllowed } from "./method-not-allowed.ts";

/** Bytes. A message at all its limits, every character escaped, is far below. */
const sizeLimit = 16 * 1024;

export interface MessageOptions {
  readonly journal: MessageJournal;
  readonly site: SiteMap;
  readonly log: ErrorLog;
}

type Outcome =
  | { readonly status: 200; readonly id: string }
  | { readonly status: 400 | 503; readonly errors: Record<string, string> };

/**
 * The routes of the receiver, to be mounted at its address.
 *
 * - JSON: 200 with `{id}` once the message is on disk, 400 with `{errors: {field: sentence}}`, 503 where it cannot be
 *   stored.
 * - A form sent without JavaScript: 303 to its contact page with `?sent=1#sent` or `?failed=1#failed`.
 * - Either: 405 for other methods, 413 above 16 kB, 415 for another type.
 */
export function messageReceiver(options: MessageOptions): Hono {
  const receiver = new Hono();
  receiver.use(async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  });
  receiver.post(
    "/",
    async (c, next) => (bodyType(c) === undefined ? refuse(c, 415, "Send JSON or a form.") : next()),
    limitBody({ maxSize: sizeLimit, onError: (c) => refuse(c, 413, "The message is too large.") }),
    async (c) => {
      const text = await c.req.text();
      const isForm = bodyType(c) === "form";
      const outcome = await receive(isForm ? formFields(text) : parseJson(text), options);
      if (isForm) {
        const path = formReturnPath(c.req.header("Referer"), c.req.url, options.site);
        const result = outcome.status === 200 ? "sent" : "failed";
        // The query is for the application, the hash for style alone: it shows the answer without JavaScript.
        return c.redirect(`${path}?${result}=1#${result}`, 303);
      }
      const { status, ...answer } = outcome;
      return c.json(answer, status);
    },
  );
  receiver.all("/", () => methodNotAllowed(["POST"]));
  return receiver;
}

async function receive(input: unknown, { journal, log }: MessageOptions): Promise<Outcome> {
  const parsed = messageSchema.safeParse(input);
  if (!parsed.success) return { status: 400, errors: messageErrors(parsed.error) };
  try {
    const { id } = await journal.append(parsed.data);
    return { status: 200, id };
  } catch (error) {
    log("Storing a message failed", error);
    return { status: 503, errors: { request: "The message could not be stored. Please try again later." } };
  }
}

/** By the media type alone: parameters and case do not matter (RFC 9110, section 8.3.1). */
function bodyType(c: Context): "json" | "form" | undefined {
  const [type = ""] = (c.req.header("Content-Type") ?? "").split(";");
  if (type.trim().toLowerCase() === "application/json") return "json";
  if (type.trim().toLowerCase() === "application/x-www-form-urlencoded") return "form";
  return undefined;
}

function formFields(text: string): unknown {
  return Object.fromEntries(new URLSearchParams(text));
}

/** What is no JSON becomes `undefined`, which the schema refuses as no message at all. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(c: Context, status: 413 | 415, sentence: string): Response {
  return c.json({ errors: { request: sentence } }, status);
}
