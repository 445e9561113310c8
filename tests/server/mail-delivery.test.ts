import { expect, test, vi } from "vitest";
import type { JournalEntry } from "../../src/server/messages/journal.ts";
import { createMailDelivery } from "../../src/server/messages/mail-delivery.ts";
import { filesIn, parseFile } from "../unit/source-files.ts";

/** Generous: the machine may be busy. */
const eventually = <Value>(value: () => Value) => expect.poll(value, { timeout: 20_000 });

const entry = (id: string): JournalEntry => ({
  id,
  receivedAt: "2025-11-20T08:00:00.000Z",
  name: "Amal",
  email: "amal@shop.example",
  subject: "General question",
  body: "Hello",
});
const pauses = { first: 5, longest: 10 };

test("one message is under way at a time", async () => {
  let underWay = 0;
  let most = 0;
  const noted: string[] = [];
  const send = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 5));
    underWay -= 1;
  };
  const delivery = createMailDelivery({ send, note: async (id) => void noted.push(id), log: () => {} });
  delivery.start();
  for (const id of ["a", "b", "c"]) delivery.add(entry(id));
  await eventually(() => noted).toEqual(["a", "b", "c"]);
  expect(most).toBe(1);
});

test("what was taken and cannot be noted is not sent again, and nothing else before it is noted", async () => {
  const sent: string[] = [];
  const noted: string[] = [];
  let isFull = true;
  const log = vi.fn();
  const delivery = createMailDelivery({
    send: async ({ id }) => void sent.push(id),
    note: async (id) => {
      if (isFull) throw new Error("ENOSPC");
      noted.push(id);
    },
    log,
    pauses,
  });
  delivery.start();
  delivery.add(entry("a"));
  delivery.add(entry("b"));
  await eventually(() => log.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(sent).toEqual(["a"]);
  isFull = false;
  await eventually(() => noted).toEqual(["a", "b"]);
  expect(sent).toEqual(["a", "b"]);
  expect(log.mock.calls[0]).toEqual(["Noting that message a was delivered failed", new Error("ENOSPC")]);
});

test("when it is stopped, what is under way ends and is noted, and nothing else begins", async () => {
  const sent: string[] = [];
  const noted: string[] = [];
  let end: () => void = () => {};
  const send = ({ id }: JournalEntry) => {
    sent.push(id);
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  const delivery = createMailDelivery({ send, note: async (id) => void noted.push(id), log: () => {} });
  delivery.add(entry("a"));
  expect(sent).toEqual([]);
  delivery.start();
  delivery.add(entry("b"));
  delivery.stop();
  end();
  await eventually(() => noted).toEqual(["a"]);
  delivery.add(entry("c"));
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toEqual(["a"]);
});

test("stopped in a pause, it tries nothing any more", async () => {
  let attempts = 0;
  const send = async () => {
    attempts += 1;
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET", command: "CONN" });
  };
  const log = vi.fn();
  const delivery = createMailDelivery({ send, note: async () => {}, log, pauses });
  delivery.start();
  delivery.add(entry("a"));
  await eventually(() => attempts).toBeGreaterThanOrEqual(2);
  delivery.stop();
  const before = attempts;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(attempts - before).toBeLessThanOrEqual(1);
});

test("nodemailer is loaded by one file, and only when it is needed", () => {
  const imports = filesIn("src", /\.tsx?$/)
    .map(parseFile)
    .flatMap((file) => file.imports.filter(({ to, typeOnly }) => to === "nodemailer" && !typeOnly).map(() => file));
  expect(imports.map(({ path }) => path)).toEqual(["src/server/messages/mail-transport.ts"]);
  expect(imports[0]?.code).toContain('await import("nodemailer")');
});
