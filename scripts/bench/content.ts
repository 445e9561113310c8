/** Times the content build at a size that no sample has: everything once, then one change after the other. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../content/check.ts";
import type { EmittedFiles } from "../content/emit/emit.ts";
import { generateFiles } from "../content/emit/generate.ts";
import { writeFiles } from "../content/emit/write.ts";
import { followContent } from "../content/watch.ts";
import { inventContent } from "./invented-content.ts";

const contentSize = 10_000;

interface Change {
  readonly name: string;
  /** New text by file, from the text before; `undefined` deletes the file. */
  readonly files: Readonly<Record<string, (before: string) => string | undefined>>;
}

const plugin = "plugins/invented-77.yaml";
const release = "releases/0.77.yaml";

/** Makes files of what other files hold. */
function copies(root: string, tops: readonly string[], from: string, to: string, change: (text: string) => string) {
  return Object.fromEntries(
    tops.map((top) => [`${top}/${to}`, () => change(readFileSync(join(root, top, from), "utf8"))]),
  );
}

function changesIn(root: string): Change[] {
  const tops = ["facts", "en", "de"];
  const replaced = (pattern: RegExp, text: string) => (before: string) => before.replace(pattern, text);
  const newPlugin = (text: string) =>
    text
      .replace(/^name: .*$/m, "name: New")
      .replaceAll("invented-77/", "new/")
      .replaceAll(/sha256: ..../g, "sha256: ffff");
  return [
    { name: "a text of a plugin", files: { [`en/${plugin}`]: replaced(/^title: .*$/m, "title: Changed") } },
    { name: "the name of a plugin", files: { [`en/${plugin}`]: replaced(/^name: .*$/m, "name: Changed") } },
    { name: "a text of a release", files: { [`en/${release}`]: replaced(/^summary: .*$/m, "summary: Changed") } },
    { name: "a string of the interface", files: { "en/ui.yaml": replaced(/^( +support:) .*$/m, "$1 Changed") } },
    { name: "the place of a plugin", files: { [`facts/${plugin}`]: replaced(/^order: .*$/m, "order: 5") } },
    { name: "a price", files: { "facts/editions.yaml": replaced(/^( +monthly:) 10$/m, "$1 11") } },
    { name: "a partner", files: { "facts/partners/kenya.yaml": replaced(/name: Savanna .*$/m, "name: Changed") } },
    { name: "a mistake", files: { [`en/${plugin}`]: replaced(/^title:/m, "titel:") } },
    { name: "a mistake in the YAML", files: { [`en/${plugin}`]: replaced(/^title: /m, 'title: "') } },
    { name: "a plugin, new: three files", files: copies(root, tops, plugin, "plugins/new.yaml", newPlugin) },
    {
      name: "a release, new: three files",
      files: copies(root, tops, release, "releases/0.99999.yaml", replaced(/^version: .*$/m, 'version: "0.99999"')),
    },
    { name: "a country, new", files: { "facts/partners/new.yaml": () => "country: XK\npartners:\n  - name: New\n" } },
    { name: "words deleted", files: { [`de/${plugin}`]: () => undefined } },
    { name: "a picture", files: { "images/plugins/invented-77.svg": replaced(/height="\d+"/, 'height="501"') } },
    {
      name: "site.yaml: an address",
      files: { "facts/site.yaml": replaced(/^( +sales: )(.*)$/m, "$1new-$2") },
    },
    { name: "site.yaml: the brand", files: { "facts/site.yaml": replaced(/^brand: .*$/m, "brand: Other") } },
    {
      name: "site.yaml: one language less",
      files: { "facts/site.yaml": replaced(/^languages: .*$/m, "languages: [en]") },
    },
  ];
}

/**
 * Prints what the commands take, and the time from a change on the disk to the answer: problems, or content that is
 * written. Each change is made and taken back `runs` times; the middle and the longest are shown of both ways.
 */
export async function benchContent(
  runs: number,
  row: (name: string, figures: readonly string[]) => void,
  benchCommands: (scripts: Readonly<Record<string, readonly string[]>>) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-content-"));
  const [root, out] = [join(folder, "content"), join(folder, "generated")];
  try {
    const { files, plugins, releases, countries, pictures } = inventContent("content", root, contentSize);
    row(`${files} files`, [`load ${loadavg()[0]?.toFixed(1)}`]);
    row(`  ${plugins} plugins, ${releases} releases, ${countries} countries, ${pictures} images`, []);
    const command = ["scripts/build-content.ts", "--content", root];
    benchCommands({ "content check": [...command, "--check"], "content build": [...command, "--out", out] });
    await benchChanges(root, out, runs, row);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchChanges(
  root: string,
  out: string,
  runs: number,
  row: (name: string, figures: readonly string[]) => void,
): Promise<void> {
  let answered = () => {};
  let written: EmittedFiles | undefined;
  const stop = await followContent(root, {
    async answer(bytes) {
      const { content, files } = checkContent(bytes);
      const made = content && generateFiles(content, files, "en");
      if (made !== undefined) await writeFiles(out, made, written);
      written = made ?? written;
      answered();
    },
    fail(error) {
      throw error;
    },
  });
  row("from a change to the answer", ["middle", "longest", "back", "longest"]);
  for (const change of changesIn(root)) {
    const there: number[] = [];
    const back: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const undo = Object.keys(change.files).map((file) => [file, readIfThere(join(root, file))] as const);
      const redo = Object.entries(change.files).map(
        ([file, edit]) => [file, edit(readIfThere(join(root, file)) ?? "")] as const,
      );
      for (const [texts, times] of [
        [redo, there],
        [undo, back],
      ] as const) {
        const started = performance.now();
        const told = new Promise<void>((resolve) => {
          answered = resolve;
        });
        for (const [file, text] of texts) {
          if (text === undefined) rmSync(join(root, file));
          else writeFileSync(join(root, file), text);
        }
        await told;
        times.push(performance.now() - started);
      }
    }
    row(change.name, [...summary(there), ...summary(back)]);
  }
  await stop();
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  const { rss, heapUsed } = process.memoryUsage();
  row("memory afterwards: whole, heap", [megabytes(rss), megabytes(heapUsed)]);
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function summary(times: readonly number[]): string[] {
  const sorted = [...times].sort((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((time = Number.NaN) => `${time.toFixed(0)} ms`);
}
