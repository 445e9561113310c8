/** What a message that was confirmed survives, and what a visitor is told when one cannot be stored. */
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { everything } from "../commands/everything.ts";
import { killCommands } from "../commands/start.ts";
import { createSampleDist } from "../server/sample-dist.ts";
import { messageFrom } from "../server/sample-messages.ts";
import { from, isWorker, openPlace, startProgram } from "./place.ts";

afterEach(killCommands);

type Program = Awaited<ReturnType<typeof startProgram>>;
const unlimited = { MESSAGE_LIMIT: "10000/1s" };

/** Resolves to the status, and the id if the message was stored. */
async function send({ origin }: Program, body = "Hello") {
  const headers = { "Content-Type": "application/json", ...from("203.0.113.7") };
  const message = JSON.stringify({ ...messageFrom("Amal"), body });
  const answer = await fetch(`${origin}/api/v1/message`, { method: "POST", headers, body: message });
  const { id }: { id?: string } = await answer.json();
  return { status: answer.status, id };
}

test("killed under load, it loses no message that was confirmed", async () => {
  const { dist } = createSampleDist();
  const confirmed: string[] = [];
  const kills = everything ? 20 : 2;
  for (let kill = 1; kill <= kills; kill += 1) {
    const program = await startProgram(dist, unlimited);
    let isOn = true;
    const visitors = Array.from({ length: 8 }, async () => {
      while (isOn) {
        const { id } = await send(program).catch(() => ({ id: undefined }));
        if (id !== undefined) confirmed.push(id);
      }
    });
    await expect.poll(() => confirmed.length, { timeout: 20_000 }).toBeGreaterThan(20 * kill);
    await wait(Math.random() * 500);
    await program.end();
    isOn = false;
    await Promise.all(visitors);
  }
  const stored = (await (await openPlace({ dist })).list()).map(({ id }) => id);
  expect(confirmed.filter((id) => !stored.includes(id))).toEqual([]);
}, 600_000);

test("without space it refuses messages, serves the site, and loses nothing", async () => {
  const { dist } = createSampleDist();
  const full = await startProgram(dist, unlimited, 100);
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  while (answers.at(-1)?.status !== 503 && answers.length < 2_000) answers.push(await send(full, "a".repeat(300)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect((await fetch(`${full.origin}/en`)).status).toBe(200);
  await full.end();
  const { list } = await openPlace({ dist });
  const ids = (await list()).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(answers.flatMap(({ id }) => id ?? [])));
});

test("after a restart the limit of a sender is kept on Cloudflare, where restarts are not seen; Node forgets it", async () => {
  const { dist } = createSampleDist();
  const limit = { MESSAGE_LIMIT: "1/1h" };
  const first = await startProgram(dist, limit);
  expect([(await send(first)).status, (await send(first)).status]).toEqual([200, 429]);
  await first.end();
  expect((await send(await startProgram(dist, limit))).status).toBe(isWorker ? 429 : 200);
});
