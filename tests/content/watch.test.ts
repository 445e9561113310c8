/** Whoever follows a content folder is told of everything that changes in it, soon, and of what belongs together once. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CheckedContent } from "../../scripts/content/check.ts";
import { gather } from "../../scripts/content/watch/gather.ts";
import { followContent } from "../../scripts/content/watch/watch-content.ts";
import { watchFolder } from "../../scripts/content/watch/watch-folder.ts";
import { killCommands, startNode } from "../commands/start.ts";
import { sampleFolder } from "./content-copy.ts";

/** Time for a busy machine. */
const patience = { timeout: 20_000, interval: 10 };

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "watch-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("watching a folder", () => {
  let told: string[] = [];
  let stop = () => {};
  const path = (name: string) => join(folder, "content", name);

  beforeEach(async () => {
    mkdirSync(path("a/b"), { recursive: true });
    writeFileSync(path("a/one.yaml"), "one");
    writeFileSync(path("a/b/two.yaml"), "two");
    told = [];
    stop = watchFolder(join(folder, "content"), (name) => told.push(name));
    // Some systems tell of what was done just before.
    await sleep(50);
    told.length = 0;
  });
  afterEach(() => stop());

  /** Does something, and waits until one of the paths is told: what stands above a path includes it. */
  async function expectTold(act: () => void, ...paths: readonly string[]): Promise<void> {
    told.length = 0;
    act();
    for (const wanted of paths) {
      await vi.waitFor(() => expect(told.some((one) => one === "" || wanted.startsWith(one))).toBe(true), patience);
    }
  }

  test("tells of files that are made, changed, replaced, renamed and deleted", async () => {
    await expectTold(() => writeFileSync(path("a/three.yaml"), "three"), "a/three.yaml");
    await expectTold(() => writeFileSync(path("a/one.yaml"), "1"), "a/one.yaml");
    const replace = () => {
      writeFileSync(path("a/one.yaml.tmp"), "I");
      renameSync(path("a/one.yaml.tmp"), path("a/one.yaml"));
    };
    await expectTold(replace, "a/one.yaml");
    await expectTold(() => writeFileSync(path("a/one.yaml"), "after it was replaced"), "a/one.yaml");
    await expectTold(() => renameSync(path("a/one.yaml"), path("a/b/1.yaml")), "a/one.yaml", "a/b/1.yaml");
    await expectTold(() => rmSync(path("a/b/two.yaml")), "a/b/two.yaml");
  });

  test("tells of what is in new folders, and in folders that were moved", async () => {
    const make = () => {
      mkdirSync(path("c/d"), { recursive: true });
      writeFileSync(path("c/d/four.yaml"), "four");
    };
    await expectTold(make, "c/d/four.yaml");
    await expectTold(() => writeFileSync(path("c/d/four.yaml"), "4"), "c/d/four.yaml");
    await expectTold(() => renameSync(path("a"), path("e")), "a", "e");
    await expectTold(() => writeFileSync(path("e/b/two.yaml"), "2"), "e/b/two.yaml");
    await expectTold(() => rmSync(path("e"), { recursive: true }), "e");
    await expectTold(() => mkdirSync(path("e/b"), { recursive: true }), "e/b");
    await expectTold(() => writeFileSync(path("e/b/two.yaml"), "back"), "e/b/two.yaml");
  });

  test("goes on where the whole folder is replaced by another one", async () => {
    cpSync(path(""), join(folder, "other"), { recursive: true });
    const replace = () => {
      renameSync(path(""), join(folder, "before"));
      renameSync(join(folder, "other"), path(""));
    };
    await expectTold(replace, "");
    await expectTold(() => writeFileSync(path("a/b/two.yaml"), "2"), "a/b/two.yaml");
  });

  test("is silent once it is stopped", async () => {
    stop();
    writeFileSync(path("a/one.yaml"), "1");
    await sleep(100);
    expect(told).toEqual([]);
  });
});

describe("gathering", () => {
  const handed: (readonly string[])[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    handed.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const take = async (paths: readonly string[]) => {
    handed.push([...paths].sort());
  };

  test("hands over what comes together, each path once, soon after the last", async () => {
    const tell = gather(take);
    for (const name of ["a", "b", "a"]) tell(name);
    await vi.advanceTimersByTimeAsync(10);
    tell("c");
    expect(handed).toEqual([]);
    await vi.advanceTimersByTimeAsync(30);
    expect(handed).toEqual([["a", "b", "c"]]);
  });

  test("waits longer among many, and hands over the whole folder where they are too many", async () => {
    const tell = gather(take);
    for (let number = 0; number < 100; number += 1) tell(`${number}`);
    await vi.advanceTimersByTimeAsync(50);
    expect(handed).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(handed[0]).toHaveLength(100);
    for (let number = 0; number < 5_000; number += 1) tell(`${number}`);
    await vi.advanceTimersByTimeAsync(200);
    expect(handed[1]).toEqual([""]);
  });

  test("does not wait for ever where something changes all the time", async () => {
    const tell = gather(take);
    for (let time = 0; time < 3_000; time += 10) {
      tell("log");
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(handed.length).toBeGreaterThan(0);
  });

  test("hands over what comes meanwhile when the work is done, not before", async () => {
    let finish = () => {};
    const tell = gather(async (paths) => {
      handed.push(paths);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    tell("a");
    await vi.advanceTimersByTimeAsync(30);
    tell("b");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(handed).toEqual([["a"]]);
    finish();
    await vi.advanceTimersByTimeAsync(30);
    expect(handed).toEqual([["a"], ["b"]]);
  });
});

describe("following content", () => {
  afterEach(killCommands);

  test("answers after a change, tries again where a file is in use, and says so where that lasts", async () => {
    const root = join(folder, "content");
    cpSync(sampleFolder, root, { recursive: true });
    const answers: CheckedContent[] = [];
    const failures: unknown[] = [];
    let refusals = 0;
    const { session, close } = followContent(root, {
      async answer(changed) {
        refusals -= 1;
        if (refusals >= 0) throw new Error("in use");
        answers.push(changed.check());
      },
      fail: (error) => failures.push(error),
    });
    expect(session.check().content).toBeDefined();
    const file = join(root, "en", "pages", "faq.yaml");
    const good = readFileSync(file, "utf8");

    writeFileSync(file, good.replace(/^intro:/m, "intor:"));
    await vi.waitFor(
      () => expect(answers.at(-1)?.problems.map(({ rule }) => rule)).toEqual(["unknown-field"]),
      patience,
    );
    refusals = 2;
    writeFileSync(file, good);
    await vi.waitFor(() => expect(answers.at(-1)?.problems).toEqual([]), patience);
    expect(failures).toEqual([]);
    refusals = 100;
    writeFileSync(file, `${good}\n`);
    await vi.waitFor(() => expect(failures).toHaveLength(1), patience);
    close();
  });

  test("is what the command does with --watch: each report with its time", async () => {
    const root = join(folder, "content");
    cpSync(sampleFolder, root, { recursive: true });
    const args = ["--check", "--watch", "--lang", "en", "--content", root];
    const { output } = startNode(["--import", "tsx", "scripts/build-content.ts", ...args]);
    await vi.waitFor(() => expect(output()).toMatch(/are valid.*\nWatching .*Ctrl\+C ends it\.\n$/s), patience);
    const file = join(root, "en", "pages", "faq.yaml");
    const good = readFileSync(file, "utf8");
    writeFileSync(file, good.replace(/^intro:/m, "intor:"));
    await vi.waitFor(() => expect(output()).toMatch(/\n\d\d:\d\d:\d\d {2}Checked again\n/), patience);
    await vi.waitFor(() => expect(output()).toContain('Unknown field "intor"'), patience);
    writeFileSync(file, good);
    await vi.waitFor(
      () => expect(output()).toMatch(/intor.*Checked again\nContent: \d+ files in en, de are valid/s),
      patience,
    );
  });
});
