/** The command in a process of its own, with real connections. */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { Agent, createServer as createHttpServer, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { stopGracefully } from "../../src/server/stop.ts";
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

/** Sends a path as it is written: fetch would tidy it up before. */
async function statusOf(port: number, path: string) {
  const sent = request({ host: "127.0.0.1", port, path, agent: false }).end();
  const [answer] = await once(sent, "response");
  answer.resume();
  return answer.statusCode;
}

const eventually = { timeout: 20_000 };
const untilClosed = (port: number) =>
  vi.waitFor(() => expect(statusOf(port, "/en")).rejects.toThrow("ECONNREFUSED"), eventually);

describe("the command", () => {
  const journal = newJournal();
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve(journal, { COUNTRY_HEADER: "cf-ipcountry", MESSAGE_LIMIT: "2/1h" });
  }, 30_000);
  afterAll(killCommands);

  test("serves what it says, as it is told by the environment", async () => {
    const { said, port, origin } = server;
    expect(said.out).toBe(`Corner Till is served on http://127.0.0.1:${port} (8 pages in en, de)\n`);
    expect(await statusOf(port, "/assets/../../outside.txt")).toBe(302);
    expect(await sendFrom(origin, "Amal")).toBe(200);
    expect(linesOf(journal)).toEqual([expect.objectContaining(messageFrom("Amal"))]);
    expect((await send(origin, "a".repeat(100_000))).status).toBe(413);
    expect([await sendFrom(origin, "Badr"), await sendFrom(origin, "Celia")]).toEqual([200, 429]);
    const country = await fetch(`${origin}/api/v1/country`, { headers: { "CF-IPCountry": "SA" } });
    expect(await country.json()).toEqual({ country: "SA" });
    expect(said.err).toBe("");
  });
});

describe("asked to end, the command", () => {
  afterEach(killCommands);

  test.each(["SIGINT", "SIGTERM"] as const)("does so cleanly on %s, with a connection still open", async (signal) => {
    const { child, ended, origin } = await serve();
    await (await fetch(`${origin}/en`)).text();
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, err: "" });
  });

  test("still answers what it has begun to receive", async () => {
    const { child, ended, port } = await serve();
    const body = JSON.stringify(messageFrom("Badr"));
    const headers = { "Content-Type": "application/json", "Content-Length": body.length, Expect: "100-continue" };
    const agent = new Agent({ keepAlive: true });
    const sent = request({ host: "127.0.0.1", port, path: "/api/v1/message", method: "POST", headers, agent });
    sent.flushHeaders();
    await once(sent, "continue");
    child.kill("SIGTERM");
    await untilClosed(port);
    sent.end(body);
    const [answer] = await once(sent, "response");
    expect(answer.resume().statusCode).toBe(200);
    expect((await ended).code).toBe(0);
    agent.destroy();
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
    const mail = { MAIL_TO: "office@shop.example", MAIL_FROM: "site@shop.example" };
    const env = { SMTP_URL: mailServer.url, ...mail };
    const journal = newJournal();
    const ids = () => linesOf(journal).flatMap(({ id, body }) => (body ? [id] : []));
    const notes = () => linesOf(journal).flatMap(({ id, deliveredAt }) => (deliveredAt ? [id] : []));
    mailServer.answers.waits = true;

    const first = await serve(journal, env);
    await sendFrom(first.origin, "A");
    await sendFrom(first.origin, "B");
    await expect.poll(() => mailServer.seen.texts, eventually).toBe(1);
    first.child.kill("SIGTERM");
    await untilClosed(first.port);
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
  const belowFile = join(dist, "site.json", "messages.jsonl");
  const builtHere = ["--port", "0", "--dist", dist];
  const [missing, outdated] = [
    /^gone\/site\.json is missing: run `npm run build` first\.\n$/,
    /^\S+site\.json is not as the build writes it: run `npm run build` again\.\n$/,
  ];
  test.each<[what: string, code: number, err: RegExp, args: () => string[], journal?: string]>([
    ["the port is in use", 1, /^Port \d+ is in use; .*--port\.\n$/, () => ["--port", port(), "--dist", dist]],
    ["the site was not built", 1, missing, () => ["--dist", "gone"]],
    ["the site was built by another version", 1, outdated, () => ["--dist", otherVersion]],
    [
      "messages cannot be kept",
      1,
      /^Messages cannot be kept in \S+messages\.jsonl: [^\n]+\.\n$/,
      () => builtHere,
      belowFile,
    ],
    ["a flag is unknown", 2, /^Unknown option '--prot'[^\n]*\n\nUsage: npm run serve/, () => ["--prot", "1"]],
  ])("%s: %i, %s", async (_what, code, err, args, journal = newJournal()) => {
    const result = await startCommand(["--host", "127.0.0.1", ...args()], { MESSAGE_JOURNAL: journal }).ended;
    expect(result).toEqual({ code, out: "", err: expect.stringMatching(err) });
  });
});
