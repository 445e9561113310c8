/** Who waits for a long step sees how far it is. */
import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { showProgress } from "../../scripts/command-line/progress.ts";

/** Three steps of six seconds each. */
function written(isTTY: boolean): string {
  vi.useFakeTimers();
  const output = Object.assign(new PassThrough({ encoding: "utf8" }), { isTTY });
  const tell = showProgress("Files", output);
  for (const done of [1, 2, 3]) {
    vi.advanceTimersByTime(6_000);
    tell(done, 3);
  }
  vi.useRealTimers();
  return output.read() ?? "";
}

test("in a log, a line every ten seconds", () => {
  expect(written(false)).toBe("Files: 2 of 3\n");
});

test("on a terminal, one line that counts and is gone in the end", () => {
  expect(written(true).split("\u001b[1G\u001b[2K")).toEqual(["", "Files: 1 of 3", "Files: 2 of 3", ""]);
});
