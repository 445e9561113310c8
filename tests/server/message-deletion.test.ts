/** Deleting from the journal and adding to it, whatever goes on meanwhile. */
import { once } from "node:events";
import {
  appendFileSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isSelected, type MessageSelection } from "../../src/server/messages/selection.ts";
import { createMessageJournal } from "../../src/server/node/journal.ts";
import { withoutMessages } from "../../src/server/node/journal-lines.ts";
import { openMessages } from "../../src/server/node/messages.ts";
import { everything } from "../commands/everything.ts";
import { killCommands, startNode } from "../commands/start.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { startServer } from "./command.ts";
import { createSampleDist, sampleSite } from "./sample-dist.ts";
import { entryOf, linesOf, messageFrom } from "./sample-messages.ts";

const root = temporaryFolder();
let file = "";
let tests = 0;
beforeEach(() => {
  file = join(root, `${++tests}.jsonl`);
});
afterEach(killCommands);

const from = (id: string, email: string, day = "2026-01-15") => ({
  ...entryOf(id),
  email,
  receivedAt: `${day}T12:00:00.000Z`,
});
const [amal, badr] = [from("a", "Amal@Müller.example"), from("b", "badr@shop.example", "2026-01-20")];
type Lines = readonly (object | string)[];
const textOf = (lines: Lines) =>
  lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join("");
const write = (...lines: Lines) => writeFileSync(file, textOf(lines));

const outcome = { id: "a", deliveredAt: "2026-01-15T12:00:01.000Z" };
const torn = ({ subject, ...entry }: typeof amal) => JSON.stringify({ ...entry, subject }).slice(0, -9);
const nameless = JSON.stringify({ ...amal, name: undefined });
test.each<[which: MessageSelection, left: Lines]>([
  [{ email: "amal@xn--mller-kva.example" }, [badr, torn(badr), "??"]],
  [{ email: "BADR@SHOP.EXAMPLE" }, [outcome, amal, torn(amal), nameless, "??"]],
  [{ before: "2026-01-15T12:00:00.000Z" }, [outcome, amal, badr, torn(amal), nameless, torn(badr), "??"]],
  [{ before: "2026-01-16T00:00:00.000Z" }, [badr, torn(badr), "??"]],
  [{ before: "2027-01-01T00:00:00.000Z" }, ["??"]],
])("%j leaves no message, outcome or unreadable rest of what is deleted, and all else", (which, left) => {
  const before = textOf([outcome, amal, badr, torn(amal), nameless, torn(badr), "??"]);
  expect(withoutMessages(before, isSelected(which)).text).toBe(textOf(left));
});

describe("the file of the journal", () => {
  test("keeps its owner, stays readable by that one only, and a link to it stays one", async () => {
    write(amal, badr);
    // Only root can give it away.
    if (process.getuid?.() === 0) chownSync(file, 1, 1);
    const { uid, gid } = statSync(file);
    symlinkSync(file, `${file}.link`);
    expect(await createMessageJournal(`${file}.link`).delete({ email: amal.email })).toBe(1);
    expect(linesOf(file)).toEqual([badr]);
    expect(statSync(file)).toMatchObject({ uid, gid });
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(lstatSync(`${file}.link`).isSymbolicLink()).toBe(true);
  });

  test("stays as it is if the new one cannot be written, and takes messages", async () => {
    write(amal, badr);
    const journal = createMessageJournal(file);
    await journal.list();
    mkdirSync(`${file}.new`);
    await expect(journal.delete({ email: amal.email })).rejects.toThrow("EISDIR");
    await journal.append(messageFrom("Celia"));
    expect((await journal.list()).map(({ name }) => name)).toEqual(["Amal", "Amal", "Celia"]);
  });

  test("loses none of 1,000 messages that arrive during deletions, and has none of the deleted ones", async () => {
    write(...Array.from({ length: 50 }, (_, index) => from(`${index}`, `old-${index}@shop.example`)));
    const journal = createMessageJournal(file);
    const posts = Array.from({ length: 1_000 }, async (_, index) => {
      const { id } = await journal.append(messageFrom(`${index}`));
      if (index % 20 === 0) expect(await journal.delete({ email: `old-${index / 20}@shop.example` })).toBe(1);
      return id;
    });
    expect((await journal.list()).length).toBeGreaterThan(0);
    const ids = await Promise.all(posts);
    expect(new Set(linesOf(file).map(({ id }) => id))).toEqual(new Set(ids));
    expect(linesOf(file)).toHaveLength(1_000);
  });

  test("is the old or the new one after kill -9 during a deletion, and nothing lies beside it then", async () => {
    const kept = Array.from({ length: 40 }, (_, index) => ({
      ...from(`kept-${index}`, "k@shop.example"),
      body: "x".repeat(1e5),
    }));
    const old = Array.from({ length: 400 }, (_, index) => from(`old-${index}`, `old-${index}@shop.example`));
    const code = `import { createMessageJournal } from "./src/server/node/journal.ts";
      const journal = createMessageJournal(${JSON.stringify(file)});
      for (let n = 0; ; n++) { await journal.delete({ email: \`old-\${n}@shop.example\` }); console.log(n); }`;
    const crashes = everything ? 20 : 2;
    for (let crash = 0; crash < crashes; crash += 1) {
      write(...old, ...kept);
      const { child, said, ended } = startNode(["--import", "tsx", "--input-type=module", "--eval", code]);
      await once(child.stdout ?? child, "data");
      // Whoever looks at any moment sees a whole file.
      for (let look = 0; look < 12; look += 1) expect(linesOf(file).slice(-40)).toEqual(kept);
      child.kill("SIGKILL");
      await ended;
      const deleted = said.out.trimEnd().split("\n").length;
      const lines = linesOf(file);
      expect(lines.slice(-40)).toEqual(kept);
      // The last deletion may be done without a word.
      expect([old.length - deleted, old.length - deleted - 1]).toContain(lines.length - 40);
      writeFileSync(`${file}.new`, "left");
      await createMessageJournal(file).list();
      expect(existsSync(`${file}.new`)).toBe(false);
    }
  });
});

describe("messages of another place", () => {
  const delivered = { ...amal, deliveredAt: outcome.deliveredAt };

  test("are added once, in one go, and also after a line that is torn", async () => {
    write(badr);
    appendFileSync(file, '{"id":');
    const journal = createMessageJournal(file);
    expect([await journal.add([delivered, badr, delivered]), await journal.add([delivered])]).toEqual([1, 0]);
    expect(await journal.list()).toEqual([delivered, badr]);
    expect(await journal.unsent(() => {})).toEqual([badr]);
  });

  test("come without those that would be forwarded again, wherever a crash cuts them off", async () => {
    await createMessageJournal(file).add([delivered]);
    const text = linesOf(file)
      .map((line) => JSON.stringify(line))
      .join("\n");
    for (let cut = 0; cut <= text.length; cut += 1) {
      writeFileSync(file, text.slice(0, cut));
      expect(await createMessageJournal(file).unsent(() => {})).toEqual([]);
    }
  });
});

test("old messages are deleted at the start and once a day, and those of the limit are kept", async () => {
  vi.useFakeTimers({ now: new Date("2026-01-31T12:00:00Z"), toFake: ["Date", "setInterval"] });
  write(
    from("a", "a@shop.example", "2025-12-31"),
    from("b", "b@shop.example", "2026-01-01"),
    from("c", "c@shop.example", "2026-01-02"),
  );
  const log = vi.fn();
  const journal = createMessageJournal(file);
  const ids = async () => (await journal.list()).map(({ id }) => id);
  await openMessages({ journal, mail: undefined, brand: "Corner Till", keepDays: 30, log });
  expect(linesOf(file).map(({ id }) => id)).toEqual(["b", "c"]);
  vi.advanceTimersByTime(86_399_999);
  expect(await ids()).toEqual(["b", "c"]);
  vi.advanceTimersByTime(2);
  expect(await ids()).toEqual(["c"]);
  mkdirSync(`${file}.new`);
  vi.advanceTimersByTime(86_400_000);
  expect(await ids()).toEqual(["c"]);
  expect(log.mock.calls).toEqual([["Deleting old messages failed", expect.any(Error)]]);
  vi.useRealTimers();
});

test("the server takes from the build how long messages are kept", async () => {
  write(amal, { ...badr, receivedAt: new Date().toISOString() });
  const { dist } = createSampleDist();
  writeFileSync(join(dist, "site.json"), JSON.stringify({ ...sampleSite, messageKeepDays: 1 }));
  await startServer(["--dist", dist], { MESSAGE_JOURNAL: file });
  expect(linesOf(file).map(({ id }) => id)).toEqual([badr.id]);
});
