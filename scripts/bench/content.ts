/** Times what an editor waits for in 10,000 files: the whole check, and from a change on the disk to what is written for it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../content/check.ts";
import { type EmittedFiles, generateFiles } from "../content/emit/emit.ts";
import { writeFiles } from "../content/emit/write.ts";
import { readFolder } from "../content/parse/content-folder.ts";
import { inventContent } from "./invented-content.ts";
import { costOf, inColumns, inMilliseconds, mediansInTurns, type Row } from "./measure.ts";

const plugin = "plugins/invented-77.yaml";
const changes: readonly (readonly [name: string, file: string, from: RegExp, to: string])[] = [
  ["a text of a plugin", `en/${plugin}`, /^title: .*$/m, "title: Changed"],
  ["a price", "editions.yaml", /^( +monthly:) 10$/m, "$1 11"],
  ["a mistake", `en/${plugin}`, /^title:/m, "titel:"],
  ["the brand", "site.yaml", /^brand: .*$/m, "brand: Other"],
];

/** @yields A line for the check of all files, and one for each change. */
export async function* benchContent(runs: number): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), "bench-content-"));
  try {
    const root = join(folder, "content");
    const count = inventContent("content", root, { plugins: 1_600, releases: 1_600 });
    const check = ["--import", "tsx/esm", "scripts/build-content.ts", "--check", "--content", root];
    const [cost = []] = await mediansInTurns([check], runs, (options) => costOf(process.execPath, options, {}));
    yield [`${count} files`, "wall", "CPU", "memory"];
    yield ["content check", ...inColumns(cost)];
    yield ["from a change to the answer", "there", "back"];
    const answer = answers(root, join(folder, "generated"));
    const times = await mediansInTurns(changes, runs, async ([_name, file, from, to]) => {
      const path = join(root, file);
      const before = readFileSync(path, "utf8");
      return [before.replace(from, to), before].map((text) => {
        writeFileSync(path, text);
        const started = performance.now();
        answer();
        return performance.now() - started;
      });
    });
    for (const [place, [name]] of changes.entries()) {
      yield [name, ...(times[place] ?? []).map(inMilliseconds)];
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As the watcher: what has not changed is neither read nor written again. */
function answers(root: string, out: string): () => void {
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
  return answer;
}
