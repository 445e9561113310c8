/** The command in a process of its own, with real connections. */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { Agent, createServer as createHttpServer, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { stopGracefully } from "../../src/server/node/stop.ts";
import { killCommands } from "../commands/start.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { startCommand, startServer } from "./command.ts";
import { createSampleDist } from "./sample-dist.ts";
import { startMailServer } from "./sample-mail-server.ts";
import { linesOf, messageFrom } from "./sample-messages.ts";

const { dist } = createSampleDist();
let journals = 0;
const newJournal = () => join(dist, "data", `messages-${++journals}.jsonl`);
const serve = (journal = newJournal(), env: Record<string, string> = {}) =>
  startServer(["--dist", dist], { MESSAGE_JOURNAL: journal, ...env });

const send = (origin: string, body: string) =>
  fetch(`${origin}/api/v1/message`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
const sendFrom = async (origin: string, name: string) => (await send(origin, JSON.stringify(messageFrom(name)))).status;

const eventually = { timeout: 20_000 };
const untilClosed = (origin: string) =>
  vi.waitFor(() => expect(fetch(`${origin}/en`)).rejects.toThrow("fetch failed"), eventually);

afterEach(killCommands);

test("the command serves the site with the settings of the environment", async () => {
  const journal = newJournal();
  const { said, port, origin } = await serve(journal, { COUNTRY_HEADER: "cf-ipcountry", MESSAGE_LIMIT: "2/1h" });
  expect(said.out).toBe(`Corner Till is served on http://127.0.0.1:${port} (8 pages in en, de)\n`);
  expect(await sendFrom(origin, "Amal")).toBe(200);
  expect(linesOf(journal)).toEqual([expect.objectContaining(messageFrom("Amal"))]);
  expect((await send(origin, "a".repeat(100_000))).status).toBe(413);
  expect([await sendFrom(origin, "Badr"), await sendFrom(origin, "Celia")]).toEqual([200, 429]);
  const country = await fetch(`${origin}/api/v1/country`, { headers: { "CF-IPCountry": "SA" } });
  expect(await country.json()).toEqual({ country: "SA" });
  expect(said.err).toBe("");
});

describe("asked to end, the command", () => {
  test.each(["SIGINT", "SIGTERM"] as const)("does so cleanly on %s, with a connection still open", async (signal) => {
    const { child, ended, origin } = await serve();
    await (await fetch(`${origin}/en`)).text();
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, err: "" });
  });

  /** Asks a server to end that has begun to receive a message. @returns What sends the rest. */
  async function endWhileReceiving({ child, port, origin }: Awaited<ReturnType<typeof serve>>) {
    const headers = { "Content-Type": "application/json", "Content-Length": body.length, Expect: "100-continue" };
    const sent = request({ host: "127.0.0.1", port, path: "/api/v1/message", method: "POST", headers, agent });
    sent.flushHeaders();
    await once(sent, "continue");
    child.kill("SIGTERM");
    await untilClosed(origin);
    return sent;
  }
  const body = JSON.stringify(messageFrom("Badr"));
  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());

  test("still answers what it has begun to receive", async () => {
    const server = await serve();
    const sent = (await endWhileReceiving(server)).end(body);
    const [answer] = await once(sent, "response");
    expect(answer.resume().statusCode).toBe(200);
    expect((await server.ended).code).toBe(0);
  });

  test("a second time, does so at once", async () => {
    const server = await serve();
    const sent = await endWhileReceiving(server);
    server.child.kill("SIGTERM");
    await expect(once(sent, "response")).rejects.toThrow("socket hang up");
    await server.ended;
    expect(server.child.signalCode).toBe("SIGTERM");
  });

  test("closes connections as they become idle, for five seconds and no longer", () => {
    vi.useFakeTimers();
    const exit = vi.spyOn(process, "exit").mockImplementation(() => {
      throw new Error("The process ended");
    });
    const onStop = vi.fn();
    const server = createHttpServer();
    const closeIdle = vi.spyOn(server, "closeIdleConnections");
    stopGracefully(server, onStop);
    process.listeners("SIGTERM").at(-1)?.("SIGTERM");
    expect(onStop).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(4_999);
    // Connections that became idle after the signal.
    expect(closeIdle.mock.calls.length).toBeGreaterThan(10);
    expect(() => vi.advanceTimersByTime(1)).toThrow("The process ended");
    exit.mockRestore();
    vi.useRealTimers();
  });

  test("finishes and notes a delivery, leaves the next one, and hands that on after the next start", async () => {
    const mailServer = await startMailServer();
    const env = { SMTP_URL: mailServer.url, MAIL_TO: "office@shop.example", MAIL_FROM: "site@shop.example" };
    const journal = newJournal();
    const ids = () => linesOf(journal).flatMap(({ id, body }) => (body ? [id] : []));
    const notes = () => linesOf(journal).flatMap(({ id, deliveredAt }) => (deliveredAt ? [id] : []));
    mailServer.answers.waits = true;

    const first = await serve(journal, env);
    await sendFrom(first.origin, "A");
    await sendFrom(first.origin, "B");
    await expect.poll(() => mailServer.seen.texts, eventually).toBe(1);
    first.child.kill("SIGTERM");
    await untilClosed(first.origin);
    mailServer.goOn();
    expect(await first.ended).toMatchObject({ code: 0, err: "" });
    expect([ids().length, notes()]).toEqual([2, ids().slice(0, 1)]);

    await serve(journal, env);
    await expect.poll(notes, eventually).toEqual(ids());
    await mailServer.close();
  });
});

describe("if it cannot start, the command says why in one sentence", () => {
  const taken = createServer().listen(0, "127.0.0.1");
  afterAll(() => void taken.close());
  const port = () => String((taken.address() as AddressInfo).port);
  const otherVersion = temporaryFolder();
  writeFileSync(join(otherVersion, "site.json"), '{"brand":"Corner Till"}');
  const MESSAGE_JOURNAL = join(dist, "site.json", "messages.jsonl");
  test.each<[code: number, err: RegExp, args: () => string[], env?: Record<string, string>]>([
    [1, /^Port \d+ is in use; .*--port\.\n$/, () => ["--port", port(), "--dist", dist]],
    [1, /^gone\/site\.json is missing: run `npm run build` first\.\n$/, () => ["--dist", "gone"]],
    [1, /^\S+site\.json is not as .* writes it: run `npm run build` again\.\n$/, () => ["--dist", otherVersion]],
    [1, /^Messages cannot be kept in \S+: [^\n]+\.\n$/, () => ["--port=0", "--dist", dist], { MESSAGE_JOURNAL }],
    [2, /^Unknown option '--prot'[^\n]*\n\nUsage: npm run serve/, () => ["--prot", "1"]],
  ])("%i, %s", async (code, err, args, env = { MESSAGE_JOURNAL: newJournal() }) => {
    const result = await startCommand(["--host", "127.0.0.1", ...args()], env).ended;
    expect(result).toEqual({ code, out: "", err: expect.stringMatching(err) });
  });
});
