/** Builds of content in several sizes, by what they find of earlier ones, and beside them those of other frameworks. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSiteInfo } from "../../src/server/site-info.ts";
import { inventContent } from "./invented-content.ts";
import { costOf, inColumns, inMilliseconds, mediansInTurns, type Row } from "./measure.ts";
import { buildPeer, type Peer, preparePeer, readPages } from "./peers.ts";

/** In the project, whose packages a built site imports. */
const folder = join("test-results", "bench");
const [content, out] = [join(folder, "content"), join(folder, "site")];

/** How many plugins more there are. */
const sizes = [0, 244, 1_274];

interface Build {
  readonly name: string;
  readonly run: () => ReturnType<typeof costOf>;
}

/** Pictures are in the cache throughout. Larger sites are built once. */
const own: readonly Build[] = [
  { name: "from nothing, uncompressed", run: () => afterForgetting("--uncompressed") },
  { name: "from nothing", run: () => afterForgetting() },
  { name: "nothing changed", run: () => build() },
  { name: "one text changed", run: afterChange },
];

/** @yields A line for each size and build, and what a further page costs. */
export async function* benchBuilds(runs: number, peers: readonly Peer[]): AsyncGenerator<Row> {
  yield ["builds, medians", "wall", "CPU", "memory"];
  let smallest: { pages: number; cpu: number } | undefined;
  for (const plugins of sizes) {
    rmSync(folder, { recursive: true, force: true });
    inventContent("content", content, { plugins, releases: 0 });
    // Not counted: brings the pictures of this size into the cache.
    await build();
    const { pages } = await readSiteInfo(join(out, "site.json"));
    const words = readPages(join(out, "client"));
    const others = peers.map((peer): Build => {
      const site = preparePeer(peer, words);
      return { name: peer, run: () => buildPeer(peer, site) };
    });
    const builds = [...own, ...others];
    const medians = await mediansInTurns(builds, smallest === undefined ? runs : 1, ({ run }) => run());
    for (const [place, cost] of medians.entries()) yield [`${pages} pages, ${builds[place]?.name}`, ...inColumns(cost)];
    const cpu = medians[0]?.[1] ?? Number.NaN;
    smallest ??= { pages, cpu };
    const more = (1000 * (cpu - smallest.cpu)) / (pages - smallest.pages);
    if (pages > smallest.pages) yield ["a further page, uncompressed", "", inMilliseconds(more)];
  }
}

function build(...options: readonly string[]) {
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: out };
  return costOf(process.execPath, ["--import", "tsx/esm", "scripts/build.ts", ...options], { env });
}

function afterForgetting(...options: readonly string[]) {
  for (const made of [out, join(".cache", "compressed")]) rmSync(made, { recursive: true, force: true });
  return build(...options);
}

function afterChange() {
  const file = join(content, "en", "pages", "faq.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/<p>(?:\d+\. )?/, `<p>${Date.now()}. `));
  return build();
}
