/** Prints how long things take on this machine. Times are for comparing two states in one sitting, never for a test. */
import { spawnSync } from "node:child_process";
import { benchContent } from "./bench/content.ts";
import { benchDirectory } from "./bench/directory.ts";
import { benchServer } from "./bench/server.ts";
import { benchVisit } from "./bench/visit.ts";
import { readOptions, refuseOptions } from "./command-line/read-options.ts";

interface Measured {
  readonly wall: number;
  readonly cpu: number;
  readonly megabytes: number;
}

const parts = ["builds", "content", "search", "visit", "server"] as const;

const commands = {
  "content check": ["scripts/build-content.ts", "--check"],
  "content build": ["scripts/build-content.ts"],
  "site build, compressed": ["scripts/build.ts"],
} as const;

/** Runs a script in a process of its own and takes time, processor time (seconds) and peak memory of that process. */
function measure(script: readonly string[]): Measured {
  const report =
    "process.on('exit',()=>{const u=process.resourceUsage();process.stderr.write('\\n#'+JSON.stringify(u))})";
  const started = performance.now();
  const { stderr, status } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(report)}`, "--import", "tsx", ...script],
    { encoding: "utf8" },
  );
  const wall = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${script.join(" ")} failed:\n${stderr}`);
  const usage: NodeJS.ResourceUsage = JSON.parse(stderr.slice(stderr.lastIndexOf("#") + 1));
  return { wall, cpu: (usage.userCPUTime + usage.systemCPUTime) / 1e6, megabytes: usage.maxRSS / 1024 };
}

function row(name: string, figures: readonly string[]): void {
  process.stdout.write(`${name.padEnd(44)}${figures.map((figure) => figure.padStart(11)).join("")}\n`);
}

function benchCommands(scripts: Readonly<Record<string, readonly string[]>>, runs: number): void {
  row("best of runs", ["wall", "CPU", "memory"]);
  for (const [name, script] of Object.entries(scripts)) {
    const all = Array.from({ length: Math.max(1, runs) }, () => measure(script));
    const [best] = all.sort((a, b) => a.wall - b.wall);
    if (best === undefined) continue;
    const figures = [`${best.wall.toFixed(2)} s`, `${best.cpu.toFixed(2)} s`, `${best.megabytes.toFixed(0)} MB`];
    row(name, figures);
  }
}

const usage = `Usage: npm run bench -- [--runs 3] [--only ${parts.join("|")}]

Prints how long things take on this machine, the best of several runs.
`;
const { runs, only } = readOptions(usage, {
  options: { runs: { type: "string", default: "3" }, only: { type: "string" } },
}).values;
if (only !== undefined && !parts.some((part) => part === only)) refuseOptions(`There is no part ${only}.`, usage);
if (!/^[1-9]\d*$/.test(runs)) refuseOptions(`--runs takes a number from 1, not "${runs}".`, usage);
const wants = (part: (typeof parts)[number]) => only === undefined || only === part;
if (wants("builds")) benchCommands(commands, Number(runs));
if (wants("content")) await benchContent(Number(runs), row, (scripts) => benchCommands(scripts, Number(runs)));
if (wants("search")) await benchDirectory(row);
if (wants("visit")) await benchVisit(row);
if (wants("server")) await benchServer(row, Number(runs));
