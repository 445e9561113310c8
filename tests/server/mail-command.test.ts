import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { killCommands } from "../commands/start.ts";
import { startCommand } from "./command.ts";
import { createSampleDist } from "./sample-dist.ts";
import { type SampleMailServer, startMailServer } from "./sample-mail-server.ts";

/** Generous: the machine may be busy. */
const eventually = <Value>(value: () => Value) => expect.poll(value, { timeout: 20_000 });

const sample = createSampleDist();
let mailServer: SampleMailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterEach(killCommands);
afterAll(async () => {
  await mailServer.close();
  sample.remove();
});

function start(journal: string, env: Record<string, string>) {
  const args = ["--port", "0", "--host", "127.0.0.1", "--dist", sample.dist];
  const { child, said, ended } = startCommand(args, { MESSAGE_JOURNAL: journal, ...env });
  const origin = async () => {
    await eventually(() => said.out).toContain("is served on");
    return `http://127.0.0.1:${/:(\d+) \(/.exec(said.out)?.[1]}`;
  };
  return { child, said, ended, origin };
}

const addresses = { MAIL_TO: "office@shop.example", MAIL_FROM: "site@shop.example" };
const send = (origin: string, name: string) =>
  fetch(`${origin}/api/v1/message`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name, email: "visitor@shop.example", subject: "General question", body: "Hello" }),
  });

describe("the command", () => {
  test("hands on what it receives, and after a restart what was left, each one time", async () => {
    const journal = join(sample.dist, "data", "messages.jsonl");
    const notes = join(sample.dist, "data", "messages.delivered.jsonl");
    const names = () => mailServer.received.map(({ mail }) => mail.replyTo?.[0]?.name);
    const noted = () => (existsSync(notes) ? readFileSync(notes, "utf8").trimEnd().split("\n").length : 0);

    const without = start(journal, {});
    expect((await send(await without.origin(), "A")).status).toBe(200);
    without.child.kill("SIGTERM");
    expect(await without.ended).toMatchObject({ code: 0, err: "" });

    const env = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, ...addresses };
    for (const [i, name] of ["B", "C"].entries()) {
      const server = start(journal, env);
      expect((await send(await server.origin(), name)).status).toBe(200);
      await eventually(noted).toBe(i + 2);
      server.child.kill("SIGTERM");
      expect(await server.ended).toMatchObject({ code: 0, err: "" });
    }
    expect(names()).toEqual(["A", "B", "C"]);
    expect(mailServer.received[0]?.mail.from?.name).toBe("Corner Till");
  });

  test("answers with 429 what one address sends beyond the limit it was told", async () => {
    const server = start(join(sample.dist, "limited", "messages.jsonl"), { MESSAGE_LIMIT: "2/1h" });
    const origin = await server.origin();
    const answers = [await send(origin, "A"), await send(origin, "B"), await send(origin, "C")];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers.get("Retry-After")).toMatch(/^3[56]\d\d$/);
  });

  test("asked to end in the middle of a delivery, it finishes and notes it, and leaves the next one", async () => {
    let take: () => void = () => {};
    const reached = new Promise<void>((resolve) => {
      take = resolve;
    });
    let end: () => void = () => {};
    const slow = await startMailServer({
      onData(stream, _, done) {
        stream.resume();
        stream.on("end", take);
        end = () => done();
      },
    });
    const journal = join(sample.dist, "slow", "messages.jsonl");
    const server = start(journal, { SMTP_URL: `smtp://127.0.0.1:${slow.port}`, ...addresses });
    const origin = await server.origin();
    await send(origin, "A");
    await send(origin, "B");
    await reached;
    server.child.kill("SIGTERM");
    await eventually(() =>
      fetch(origin).then(
        () => "open",
        () => "closed",
      ),
    ).toBe("closed");
    end();
    expect(await server.ended).toMatchObject({ code: 0, err: "" });
    const notes = readFileSync(journal.replace(".jsonl", ".delivered.jsonl"), "utf8").trimEnd().split("\n");
    const entries = readFileSync(journal, "utf8").trimEnd().split("\n");
    expect(notes.map((line) => JSON.parse(line).id)).toEqual([JSON.parse(entries[0] ?? "").id]);
    expect([entries.length, slow.seen.recipients]).toEqual([2, 1]);
    await slow.close();
  });

  test("tells of an unreadable line when it starts, and serves", async () => {
    const journal = join(sample.dist, "torn", "messages.jsonl");
    const first = start(journal, {});
    await send(await first.origin(), "A");
    first.child.kill("SIGKILL");
    await first.ended;
    appendFileSync(journal, '{"id":"torn","name":"secret');
    const server = start(journal, {});
    expect((await send(await server.origin(), "B")).status).toBe(200);
    expect(server.said.err).toMatch(
      /^\S+ Reading .+messages\.jsonl: line 2 is unreadable and was passed over; [^\n]+\n$/,
    );
  });

  test.each([
    [{ SMTP_URL: "smtp://user:secret@mail.shop.example" }, "MAIL_TO and MAIL_FROM are not set."],
    [{ SMTP_URL: "smtp://user:sec/ret@mail.shop.example", ...addresses }, "SMTP_URL "],
    [{ MESSAGE_LIMIT: "many" }, 'MESSAGE_LIMIT is written like 5/10m or 20/1h, not "many".'],
  ])("does not start with wrong settings, and prints no password: %j", async (env, words) => {
    const { code, out, err } = await start(join(sample.dist, "never.jsonl"), env).ended;
    expect([code, out]).toEqual([2, ""]);
    expect(err.split("\n")[0]).toContain(words);
    expect(err).not.toMatch(/secret|sec\/ret/);
  });
});
