/** Prints how long things take on this machine. Times are for comparing two states in one sitting, never for a test. */
import { join } from "node:path";
import { outFolder } from "../src/project-folders.ts";
import { readSiteInfo } from "../src/server/site-info.ts";
import { benchBuilds } from "./bench/builds.ts";
import { benchContent } from "./bench/content.ts";
import { benchSearch } from "./bench/directory.ts";
import type { Row } from "./bench/measure.ts";
import { benchPaint, benchScores } from "./bench/paint.ts";
import { peers, startPeer } from "./bench/peers.ts";
import { benchVisits } from "./bench/visit.ts";
import { serveWithoutScripts } from "./bench/without-scripts.ts";
import { readOptions, refuseOptions } from "./command-line/read-options.ts";
import { serveSite } from "./testing/serve-site.ts";

const usage = `Usage: npm run bench -- [--only builds|content|search|visit|paint|scores] [--runs 3] [--peers]

Prints how long things take on this machine, the medians of several runs. Without --only it prints builds, content and search;
visit, paint and scores take twenty minutes each. All but builds and content look at the site that was built last.

  --peers   builds, visit and paint also of sites of ${peers.join(", ")} with the same words (Node 22.19 or newer)
`;
const options = {
  runs: { type: "string" },
  only: { type: "string" },
  peers: { type: "boolean", default: false },
} as const;
const { only, runs, peers: withPeers } = readOptions(usage, { options }).values;

/** Every site that is looked at. */
const served: { readonly name: string; readonly origin: string; readonly close: () => void }[] = [];

const parts: Readonly<Record<string, () => AsyncIterable<Row>>> = {
  builds: () => benchBuilds(Number(runs ?? 3), withPeers ? peers : []),
  content: () => benchContent(Number(runs ?? 3)),
  async *search() {
    yield* benchSearch(await serveHere());
  },
  async *visit() {
    await serveAll();
    yield* benchVisits(served, Number(runs ?? 7));
  },
  async *paint() {
    await serveAll();
    yield* benchPaint(served, await readMap(), Number(runs ?? 5));
  },
  async *scores() {
    yield* benchScores(await serveHere(), await readMap());
  },
};

if (only !== undefined && parts[only] === undefined) refuseOptions(`There is no part ${only}.`, usage);
if (runs !== undefined && !/^[1-9]\d*$/.test(runs))
  refuseOptions(`--runs takes a number from 1, not "${runs}".`, usage);
for (const part of only === undefined ? ["builds", "content", "search"] : [only]) {
  for await (const [name, ...figures] of parts[part]?.() ?? []) {
    process.stdout.write(`${name.padEnd(50)}${figures.map((figure) => figure.padStart(13)).join("")}\n`);
  }
}
for (const { close } of served) close();

async function serveHere(): Promise<string> {
  const site = { name: "here", ...(await serveSite(outFolder)) };
  served.push(site);
  return site.origin;
}

/** The built site, the peers' and, last, the built one without its scripts. One after another: they build with all processors. */
async function serveAll(): Promise<void> {
  await serveHere();
  for (const name of withPeers ? peers : []) {
    served.push({ name, ...(await startPeer(name, join(outFolder, "client"))) });
  }
  served.push({ name: "without scripts", ...(await serveWithoutScripts(outFolder)) });
}

function readMap() {
  return readSiteInfo(join(outFolder, "site.json"));
}
