/** Times what an editor waits for, in a folder of the given size: from a change on the disk to the answer. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../content/check.ts";
import { followContent } from "../content/commands/watch.ts";
import { type EmittedFiles, generateFiles } from "../content/emit/emit.ts";
import { writeFiles } from "../content/emit/write.ts";

const plugin = "plugins/invented-77.yaml";
const changes: readonly (readonly [name: string, file: string, from: RegExp, to: string])[] = [
  ["a text of a plugin", `en/${plugin}`, /^title: .*$/m, "title: Changed"],
  ["a price", "facts/editions.yaml", /^( +monthly:) 10$/m, "$1 11"],
  ["a mistake", `en/${plugin}`, /^title:/m, "titel:"],
  ["the brand", "facts/site.yaml", /^brand: .*$/m, "brand: Other"],
];

/**
 * Makes each change and takes it back, `runs` times.
 *
 * @param root A content folder.
 * @param out Where the output goes.
 * @param report Is given the milliseconds of each change, the fastest first, of both ways.
 */
export async function benchChanges(
  root: string,
  out: string,
  runs: number,
  report: (name: string, times: readonly number[]) => void,
): Promise<void> {
  let answered = () => {};
  let written: EmittedFiles | undefined;
  const stop = await followContent(root, {
    async answer(bytes) {
      const { content, files } = checkContent(bytes);
      const made = content && generateFiles(content, files, "en");
      if (made !== undefined) writeFiles(out, made, written);
      written = made ?? written;
      answered();
    },
    fail(error) {
      throw error;
    },
  });
  for (const [name, file, from, to] of changes) {
    const path = join(root, file);
    const before = readFileSync(path, "utf8");
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      for (const text of [before.replace(from, to), before]) {
        const answer = new Promise<void>((resolve) => {
          answered = resolve;
        });
        const started = performance.now();
        writeFileSync(path, text);
        await answer;
        times.push(performance.now() - started);
      }
    }
    report(
      name,
      times.sort((a, b) => a - b),
    );
  }
  await stop();
}
