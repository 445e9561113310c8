/** Prints how long things take on this machine. Times are for comparing two states in one sitting, never for a test. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentFolder, outFolder } from "../src/project-folders.ts";
import { readSiteInfo } from "../src/server/site-info.ts";
import { builds, inventSite } from "./bench/builds.ts";
import { benchChanges } from "./bench/content.ts";
import { timeOfKey, timeOfKeyInBrowser } from "./bench/directory.ts";
import { inventContent } from "./bench/invented-content.ts";
import { benchPaint, benchScores, paintColumns, scoreColumns, serveWithoutScripts } from "./bench/paint.ts";
import { buildPeer, peers, preparePeer, readPages, servePeer } from "./bench/peers.ts";
import { benchVisits, visitColumns } from "./bench/visit.ts";
import { readOptions, refuseOptions } from "./command-line/read-options.ts";
import { serveSite } from "./testing/serve-site.ts";

const parts = ["builds", "content", "search", "visit", "paint", "scores"] as const;
const usage = `Usage: npm run bench -- [--runs 3] [--only ${parts.join("|")}] [--peers]

Prints how long things take on this machine, the best of several runs; the search of the directory also in the browser,
on a built site and a processor that is four times slower. Only if they are asked for, of a built site:
visits, the median of seven; paint, beside the same pages without scripts, the median of five; Lighthouse's scores.

  --peers   the same for sites of ${peers.join(", ")} with the same words (Node 22.19 or newer)
`;
const options = {
  runs: { type: "string" },
  only: { type: "string" },
  peers: { type: "boolean", default: false },
} as const;
const {
  only,
  runs = only === "visit" ? "7" : only === "paint" ? "5" : "3",
  peers: withPeers,
} = readOptions(usage, { options }).values;
if (only !== undefined && !parts.some((part) => part === only)) refuseOptions(`There is no part ${only}.`, usage);
if (!/^[1-9]\d*$/.test(runs)) refuseOptions(`--runs takes a number from 1, not "${runs}".`, usage);
const wants = (part: (typeof parts)[number]) => only === undefined || only === part;
const check = ["scripts/build-content.ts", "--check"];

if (wants("builds")) {
  row("best of runs", "wall", "CPU", "memory");
  await measure("content check", check);
  for (const plugins of [0, 244, 1_274]) {
    const site = inventSite(contentFolder, plugins);
    const env = { CONTENT_DIR: site.content, OUT_DIR: site.out };
    const build = ["scripts/build.ts"];
    // Not counted: brings its pictures into the cache.
    runOnce(build, env);
    const { pages } = await readSiteInfo(join(site.out, "site.json"));
    for (const [name, prepare] of builds) await measure(`${pages} pages, ${name}`, build, env, () => prepare(site));
  }
}
if (wants("content")) {
  const folder = mkdtempSync(join(tmpdir(), "bench-content-"));
  try {
    const root = join(folder, "content");
    row(`${inventContent(contentFolder, root, { plugins: 1_600, releases: 1_600 })} files`, "wall", "CPU", "memory");
    await measure("content check", [...check, "--content", root]);
    row("from a change to the answer", "best", "longest");
    for (const { name, times } of benchChanges(root, join(folder, "generated"), Number(runs))) {
      row(name, milliseconds(times[0]), milliseconds(times.at(-1)));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (wants("search")) {
  row("key of the directory's search, p95", "Node", "browser");
  const { origin, close } = await serveSite(outFolder);
  for (const partners of [60, 1_000, 10_000]) {
    const inBrowser = await timeOfKeyInBrowser(origin, partners);
    row(`${partners} partners`, milliseconds(timeOfKey(partners)), milliseconds(inBrowser));
  }
  close();
}
// Twenty minutes each: only if they are asked for.
if (only === "visit" || only === "paint" || only === "scores") {
  const here = { name: "here", ...(await serveSite(outFolder)) };
  const sites = [here, ...(withPeers ? await startPeers() : [])];
  if (only === "visit") {
    row("click to next heading, 4x slower CPU, medians", ...visitColumns);
    for await (const { name, medians } of benchVisits(sites, Number(runs))) {
      row(name, ...medians.map((time) => milliseconds(time)));
    }
  } else {
    const map = await readSiteInfo(join(outFolder, "site.json"));
    if (only === "paint") {
      sites.push({ name: "without scripts", ...(await serveWithoutScripts(outFolder, map)) });
      row("Lighthouse, simulated phone, medians", ...paintColumns);
      for await (const { name, medians } of benchPaint(sites, map, Number(runs))) {
        row(name, ...medians.map((figure) => figure.toFixed(2)));
      }
    } else {
      row("Lighthouse, scores", ...scoreColumns);
      for await (const { path, scores } of benchScores(here, map)) row(path, ...scores.map(String));
    }
  }
  for (const { close } of sites) close();
}

/** Sites with the words of the one that was built. */
function startPeers() {
  const pages = readPages(join(outFolder, "client"), 1);
  const starts = peers.map(async (name) => {
    const folder = preparePeer(name, pages);
    buildPeer(name, folder);
    return { name, ...(await servePeer(name, folder)) };
  });
  return Promise.all(starts);
}

/** Runs a script several times and prints the best: time, processor time, and memory of its largest process. */
async function measure(name: string, script: readonly string[], env = {}, prepare: () => unknown = () => {}) {
  const all: ReturnType<typeof runOnce>[] = [];
  for (let run = 0; run < Number(runs); run += 1) {
    await prepare();
    all.push(runOnce(script, env));
  }
  const [best] = all.sort((a, b) => a.wall - b.wall);
  if (best === undefined) return;
  row(name, `${best.wall.toFixed(2)} s`, `${best.cpu.toFixed(2)} s`, `${best.megabytes.toFixed(0)} MB`);
}

/** The script and all processes that it starts say at their end what they have used. */
function runOnce(script: readonly string[], env: Readonly<Record<string, string>>) {
  const report = "process.on('exit',()=>console.error('\\n#'+JSON.stringify(process.resourceUsage())))";
  const options = `--import=data:text/javascript,${encodeURIComponent(report)}`;
  const started = performance.now();
  const { stderr, status } = spawnSync(process.execPath, ["--import", "tsx/esm", ...script], {
    encoding: "utf8",
    env: { ...process.env, ...env, NODE_OPTIONS: options },
  });
  const wall = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${script.join(" ")} failed:\n${stderr}`);
  const used = [...stderr.matchAll(/^#(.*)$/gm)].map(([, json = ""]): NodeJS.ResourceUsage => JSON.parse(json));
  const cpu = used.reduce((sum, { userCPUTime, systemCPUTime }) => sum + userCPUTime + systemCPUTime, 0) / 1e6;
  return { wall, cpu, megabytes: Math.max(...used.map(({ maxRSS }) => maxRSS)) / 1024 };
}

function row(name: string, ...figures: readonly string[]): void {
  process.stdout.write(`${name.padEnd(50)}${figures.map((figure) => figure.padStart(13)).join("")}\n`);
}

function milliseconds(time = Number.NaN): string {
  return `${time.toFixed(1)} ms`;
}
