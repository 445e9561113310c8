import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { killCommands } from "../commands/start.ts";
import { startCommand, startServer } from "./command.ts";
import { createSampleDist } from "./sample-dist.ts";

const sample = createSampleDist();
const journal = join(sample.dist, "data", "messages.jsonl");
afterAll(sample.remove);

afterEach(killCommands);

const start = (args: readonly string[], env: Record<string, string> = {}) =>
  startCommand(args, { MESSAGE_JOURNAL: journal, ...env });

const serve = (args: readonly string[] = [], env: Record<string, string> = {}) =>
  startServer(["--dist", sample.dist, ...args], { MESSAGE_JOURNAL: journal, ...env });

/** Sends a path as it is written: fetch would tidy it up before. */
async function statusOf(port: number, path: string, headers: Record<string, string> = {}) {
  const sent = request({ host: "127.0.0.1", port, path, headers, agent: false }).end();
  const [answer] = await once(sent, "response");
  answer.resume();
  return { status: answer.statusCode, location: answer.headers.location };
}

describe("the command, started", { timeout: 30_000 }, () => {
  test("says what it serves, where, and in which languages", async () => {
    const { said, port } = await serve();
    expect(said.out).toBe(`Corner Till is served on http://127.0.0.1:${port} (8 pages in en, de)\n`);
    expect(said.err).toBe("");
  });

  test("serves pages, files, redirects, 404 and HEAD over a real connection", async () => {
    const { origin, port } = await serve();
    const page = await fetch(`${origin}/en/features`, { headers: { "Accept-Encoding": "br" } });
    expect([page.status, page.headers.get("content-encoding")]).toEqual([200, "br"]);
    expect(await page.text()).toContain("Features");
    const again = await fetch(`${origin}/en`, { headers: { "If-None-Match": "*" } });
    expect(again.status).toBe(304);
    const head = await fetch(`${origin}/robots.txt`, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "14", ""]);
    expect((await fetch(`${origin}/en/nowhere`)).status).toBe(404);
    expect(await statusOf(port, "/", { "Accept-Language": "de" })).toEqual({ status: 302, location: "/de" });
    expect(await statusOf(port, "//elsewhere.example/")).toEqual({ status: 302, location: "/en/elsewhere.example" });
    expect((await statusOf(port, "/en/%zz")).status).toBe(404);
    expect((await statusOf(port, "/assets/../../outside.txt")).location).toBe("/en/outside.txt");
    expect((await statusOf(port, "/assets/..%2f..%2foutside.txt")).status).toBe(404);
    expect((await statusOf(port, "/\\elsewhere.example")).location).toBeUndefined();
  });

  test("stores a message in the journal the environment names, and refuses a huge one", async () => {
    const { origin, said } = await serve([], { COUNTRY_HEADER: "cf-ipcountry" });
    const send = (body: string) =>
      fetch(`${origin}/api/v1/message`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
    const message = { name: "Amal", email: "amal@shop.example", subject: "General question", body: "Hello" };
    const answer = await send(JSON.stringify(message));
    expect(answer.status).toBe(200);
    expect(JSON.parse(readFileSync(journal, "utf8"))).toMatchObject(message);
    expect((await send("a".repeat(100_000))).status).toBe(413);
    const country = await fetch(`${origin}/api/v1/country`, { headers: { "CF-IPCountry": "SA" } });
    expect(await country.json()).toEqual({ country: "SA" });
    expect(said.err).toBe("");
  });

  test.each(["SIGINT", "SIGTERM"] as const)("ends cleanly on %s, with a connection still open", async (signal) => {
    const { child, ended, origin } = await serve();
    await (await fetch(`${origin}/en`)).text();
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, err: "" });
  });

  test("asked to end, it still answers what it has begun to receive", async () => {
    const { child, ended, port } = await serve([], { MESSAGE_JOURNAL: join(sample.dist, "last-messages.jsonl") });
    const body = JSON.stringify({ name: "Badr", email: "badr@shop.example", subject: "General question", body: "Bye" });
    const headers = { "Content-Type": "application/json", "Content-Length": body.length, Expect: "100-continue" };
    const agent = new Agent({ keepAlive: true });
    const sent = request({ host: "127.0.0.1", port, path: "/api/v1/message", method: "POST", headers, agent });
    sent.flushHeaders();
    await once(sent, "continue");
    sent.write(body.slice(0, 10));
    child.kill("SIGTERM");
    await expect
      .poll(() =>
        statusOf(port, "/en").then(
          () => "open",
          () => "closed",
        ),
      )
      .toBe("closed");
    sent.end(body.slice(10));
    const [answer] = await once(sent, "response");
    expect(answer.resume().statusCode).toBe(200);
    expect((await ended).code).toBe(0);
    agent.destroy();
  });

  test("reads the port from the environment", async () => {
    const { ended } = start(["--dist", sample.dist], { PORT: "no number" });
    expect(await ended).toMatchObject({ code: 2, err: expect.stringContaining('not "no number"') });
  });
});

describe("the command, where it cannot start, says why in one sentence", { timeout: 30_000 }, () => {
  test("the port is in use", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const result = await start(["--port", String(port), "--host", "127.0.0.1", "--dist", sample.dist]).ended;
    other.close();
    const free = port < 65535 ? port + 1 : port - 1;
    const err = `Port ${port} is in use; choose another one: \`npm run serve -- --port ${free}\`.\n`;
    expect(result).toEqual({ code: 1, out: "", err });
  });

  test("nothing was built", async () => {
    const folder = join(sample.dist, "gone");
    const err = `${join(folder, "client")} is missing: run \`npm run build\` first.\n`;
    expect(await start(["--dist", folder]).ended).toEqual({ code: 1, out: "", err });
  });

  test("the build's description is missing or not as it should be", async () => {
    const other = createSampleDist();
    const file = join(other.dist, "site.json");
    rmSync(file);
    const missing = `${file} is missing: run \`npm run build\` first.\n`;
    expect(await start(["--dist", other.dist]).ended).toEqual({ code: 1, out: "", err: missing });
    writeFileSync(file, "{}");
    const wrong = await start(["--dist", other.dist]).ended;
    expect(wrong).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringMatching(/^\S+ is not as the build writes it .*\n$/),
    });
    other.remove();
  });

  test("an unknown flag, with how it is used", async () => {
    const { code, out, err } = await start(["--prot", "1"]).ended;
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^Unknown option '--prot'\.\n\nUsage: npm run serve/);
  });

  test("--help shows how it is used, and is no failure", async () => {
    const { code, out, err } = await start(["--help"]).ended;
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("--port");
  });
});
