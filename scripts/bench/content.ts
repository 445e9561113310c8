/** Times what an editor waits for, in a folder of the given size: from a change on the disk to what is written for it. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../content/check.ts";
import { type EmittedFiles, generateFiles } from "../content/emit/emit.ts";
import { writeFiles } from "../content/emit/write.ts";
import { readFolder } from "../content/parse/content-folder.ts";

const plugin = "plugins/invented-77.yaml";
const changes: readonly (readonly [name: string, file: string, from: RegExp, to: string])[] = [
  ["a text of a plugin", `en/${plugin}`, /^title: .*$/m, "title: Changed"],
  ["a price", "facts/editions.yaml", /^( +monthly:) 10$/m, "$1 11"],
  ["a mistake", `en/${plugin}`, /^title:/m, "titel:"],
  ["the brand", "facts/site.yaml", /^brand: .*$/m, "brand: Other"],
];

/** Makes each change and takes it back, `runs` times. Milliseconds, the fastest first. */
export function benchChanges(root: string, out: string, runs: number): { name: string; times: number[] }[] {
  let bytes = readFolder(root);
  let written: EmittedFiles | undefined;
  const answer = () => {
    bytes = readFolder(root, bytes);
    const { content, files } = checkContent(bytes);
    if (content === undefined) return;
    const made = generateFiles(content, files, "en");
    writeFiles(out, made, written);
    written = made;
  };
  answer();
  return changes.map(([name, file, from, to]) => {
    const path = join(root, file);
    const before = readFileSync(path, "utf8");
    const times = Array.from({ length: runs }, () => [before.replace(from, to), before]).flatMap((pair) =>
      pair.map((text) => {
        writeFileSync(path, text);
        const started = performance.now();
        answer();
        return performance.now() - started;
      }),
    );
    return { name, times: times.sort((a, b) => a - b) };
  });
}
