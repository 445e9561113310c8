/** `npm run messages`, in processes of its own. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { countSenders, listMessages } from "../../src/server/node/message-listing.ts";
import { killCommands } from "../commands/start.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { runMessages, startServer } from "./command.ts";
import { createSampleDist } from "./sample-dist.ts";
import { entryOf, linesOf } from "./sample-messages.ts";

const folder = temporaryFolder();
let journals = 0;
const newJournal = () => join(folder, `${++journals}.jsonl`);
const MESSAGE_SECRET = "0123456789abcdef0123456789abcdef";
const run = (MESSAGE_JOURNAL: string, args: readonly string[], env: Record<string, string> = {}) =>
  runMessages(args, { MESSAGE_JOURNAL, ...env });
const jsonLines = (values: readonly object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join("");
afterEach(killCommands);

const amal = { ...entryOf("a", "Line 1\nLine 2"), deliveredAt: "2025-11-20T08:00:05.000Z" };
const badr = { ...entryOf("b"), email: "badr@shop.example", receivedAt: "2025-12-01T08:00:00.000Z", doubtful: true };

test("messages are listed as blocks, and no visitor can forge one or control the terminal", () => {
  expect(listMessages([])).toBe("No messages\n");
  const refused = {
    ...badr,
    name: "B\u001b[2J\u202e",
    body: "a\tb\u0007\nFrom: c",
    refusedAt: "2025-12-01T08:00:01Z",
    code: 550,
  };
  expect(listMessages([amal, refused, entryOf("c")])).toBe(`2025-11-20T08:00:00.000Z  General question
Amal <visitor@shop.example>
Forwarded 2025-11-20T08:00:05.000Z, id a

    Line 1
    Line 2

2025-12-01T08:00:00.000Z  General question (doubtful)
B�[2J� <badr@shop.example>
Refused by the mail server 2025-12-01T08:00:01Z (550), id b

    a\tb�
    From: c

2025-11-20T08:00:00.000Z  General question
Amal <visitor@shop.example>
Not forwarded, id c

    Hello
`);
  expect(countSenders([amal, badr, amal])).toBe("2 visitor@shop.example\n1 badr@shop.example\n");
});

test("without a server, the command works on the journal: import, list, delete", async () => {
  const [journal, sent] = [newJournal(), `${newJournal()}.sent`];
  writeFileSync(sent, jsonLines([badr, amal]));
  const steps: [args: string[], out: string][] = [
    [["--import", sent], "Added: 2 of 2\n"],
    [["--import", sent], "Added: 0 of 2\n"],
    [["--import", "-"], "Added: 0 of 0\n"],
    [[], listMessages([amal, badr])],
    [["--json"], jsonLines([amal, badr])],
    [["--before", "2025-11-20"], "Deleted: 0\n"],
    [["--before", "2025-11-21"], "Deleted: 1\n1 visitor@shop.example\n"],
    [["--delete", "BADR@shop.example"], "Deleted: 1\n1 badr@shop.example\n"],
  ];
  for (const [args, out] of steps) expect(await run(journal, args)).toEqual({ code: 0, out, err: "" });
  expect(readFileSync(journal, "utf8")).toBe("");
});

describe("with a server", () => {
  test("the command asks it at its address with its secret; the journal is the server's", async () => {
    const [journal, moved, sent] = [newJournal(), newJournal(), `${newJournal()}.sent`];
    const many = Array.from({ length: 450 }, (_, index) => entryOf(`many-${index}`));
    writeFileSync(journal, jsonLines([entryOf("here")]));
    writeFileSync(sent, jsonLines([amal, ...many]));
    const { dist } = createSampleDist();
    const { origin } = await startServer(["--dist", dist], { MESSAGE_JOURNAL: journal, MESSAGE_SECRET });
    const at = (...args: string[]) => run(moved, ["--at", origin, ...args], { MESSAGE_SECRET });
    const advice = "another server uses it; name its address with --at, and set its MESSAGE_SECRET";
    const err = `The messages in ${journal} cannot be used: ${advice}.\n`;
    expect(await run(journal, ["--json"])).toEqual({ code: 1, out: "", err });
    expect(await at("--import", sent)).toEqual({ code: 0, out: "Added: 451 of 451\n", err: "" });
    const all = await at("--json");
    expect(all).toEqual({ code: 0, out: jsonLines([entryOf("here"), amal, ...many]), err: "" });
    // Moving to another place.
    writeFileSync(sent, all.out);
    expect((await run(moved, ["--import", sent])).out).toBe("Added: 452 of 452\n");
    expect((await run(moved, ["--json"])).out).toBe(all.out);
    expect((await at("--before", "2025-11-20")).out).toBe("Deleted: 0\n");
    expect((await at("--delete", amal.email)).out).toBe("Deleted: 452\n452 visitor@shop.example\n");
    expect(linesOf(moved).length).toBeGreaterThan(452);
    expect(await at()).toEqual({ code: 0, out: "No messages\n", err: "" });

    const wrong = await run(moved, ["--at", origin], { MESSAGE_SECRET: `${MESSAGE_SECRET}0` });
    expect(wrong).toEqual({
      code: 1,
      out: "",
      err: `${origin} answers with 401: its MESSAGE_SECRET is another one.\n`,
    });
  });

  test("one without a secret is told as that, one that is not there too", async () => {
    const { dist } = createSampleDist();
    const { child, origin, ended } = await startServer(["--dist", dist], { MESSAGE_JOURNAL: newJournal() });
    const errOf = async () => (await run(newJournal(), ["--at", `${origin}/`], { MESSAGE_SECRET })).err;
    expect(await errOf()).toBe(`${origin} answers with 404: it has no MESSAGE_SECRET, or is another program.\n`);
    child.kill();
    await ended;
    expect(await errOf()).toMatch(/^http:\S+ cannot be reached: [^\n]*ECONNREFUSED[^\n]*\.\n$/);
  });
});

const badFile = join(folder, "bad");
writeFileSync(badFile, `${JSON.stringify(amal)}\n\n> northtill-site\n`);
const usage = "\n\nUsage: npm run messages -- ";
const address = "--at takes an address such as https://www.company.com, not";
test.each<[code: number, err: string, args: string[], secret?: string]>([
  [2, `Unknown option '--jsno'`, ["--jsno"]],
  [2, `One thing at a time.${usage}`, ["--json", "--delete", "a@b.example"]],
  [2, `--delete takes an e-mail address, not "".${usage}`, ["--delete", ""]],
  [2, `--before takes a day such as 2026-01-31, not "2026-1-31".${usage}`, ["--before", "2026-1-31"]],
  [2, "With --at, set MESSAGE_SECRET to the secret of the program there.\n", ["--at", "https://shop.example"], ""],
  [2, "MESSAGE_SECRET has at least 32 characters", ["--at", "https://shop.example"], MESSAGE_SECRET.slice(1)],
  // The secret would be readable on its way.
  [2, `${address} "http://shop.example".\n`, ["--at", "http://shop.example"]],
  [2, `${address} "http://localhost.shop.example".\n`, ["--at", "http://localhost.shop.example"]],
  [2, `${address} "shop.example".\n`, ["--at", "shop.example"]],
  [1, `There is no journal at ${folder}/none.jsonl: set MESSAGE_JOURNAL.\n`, []],
  [1, `Line 3 of ${badFile} is not a message; none was added.\n`, ["--import", badFile]],
  [1, `ENOENT: no such file or directory, open '${badFile}2'.\n`, ["--import", `${badFile}2`]],
])("%i, %s", async (code, err, args, secret = MESSAGE_SECRET) => {
  const ended = await run(join(folder, "none.jsonl"), args, { MESSAGE_SECRET: secret });
  expect({ ...ended, err: ended.err.slice(0, err.length) }).toEqual({ code, out: "", err });
});

test("--help is no mistake", async () => {
  const { code, out, err } = await run("none", ["--help"]);
  expect([code, out.startsWith("Usage: npm run messages -- "), err]).toEqual([0, true, ""]);
});
