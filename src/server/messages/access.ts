import { Hono } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { HTTPException } from "hono/http-exception";
import { timingSafeEqual } from "hono/utils/buffer";
import { methodNotAllowed, plainAnswer } from "../plain-answer.ts";
import type { Ports } from "../ports.ts";
import { readMessages, writeMessages } from "./json-lines.ts";
import { selectionSchema } from "./selection.ts";

/**
 * Lets whoever has the secret read, delete and add messages at `/api/v1/messages`, with `Authorization: Bearer <secret>`.
 *
 * - `GET`: 200 with all messages, a line of JSON each.
 * - `DELETE` with `?email=…` or `?before=2026-01-31`: 200 with `{deleted: 1}`; 400 for anything else.
 * - `POST` with such lines: 200 with `{added: 1}`; 400 with the number of a bad line, and none is added.
 * - 401 without the secret or with a wrong one, 400 if the header is malformed, 429 with `Retry-After` after too many wrong
 *   ones from one address, also for the right one.
 */
export function messageAccess(
  secret: string,
  { messages, rate, visitor }: Pick<Ports, "messages" | "rate" | "visitor">,
) {
  const access = new Hono();
  access.use(async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  });
  access.use(
    bearerAuth({
      async verifyToken(token, c) {
        const isRight = await timingSafeEqual(secret, token);
        const wait = await rate.secret(visitor.address(c), !isRight);
        if (wait === undefined) return isRight;
        const res = plainAnswer(429, "Too many wrong secrets. Please try again later.", {
          "Retry-After": String(wait),
        });
        throw new HTTPException(429, { res });
      },
    }),
  );
  access.get("/", async (c) =>
    c.body(writeMessages(await messages.list()), 200, { "Content-Type": "application/x-ndjson" }),
  );
  access.delete("/", async (c) => {
    const query = [...new URL(c.req.url).searchParams];
    const { data } = selectionSchema.safeParse(query.length === 1 ? Object.fromEntries(query) : undefined);
    if (data === undefined) return plainAnswer(400, "Name one: email, or before with a day such as 2026-01-31.");
    return c.json({ deleted: await messages.delete(data) });
  });
  access.post("/", async (c) => {
    const sent = readMessages(await c.req.text());
    if (typeof sent === "number") return plainAnswer(400, `Line ${sent} is not a message.`);
    return c.json({ added: await messages.add(sent) });
  });
  access.all("/", () => methodNotAllowed(["GET", "HEAD", "DELETE", "POST"]));
  return access;
}
