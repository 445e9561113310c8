/** What all parts of the bench measure with. */
import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A line of the table that is printed: what was measured, and its figures. */
export type Row = readonly [name: string, ...figures: string[]];

export function inMilliseconds(time: number): string {
  return `${time.toFixed(1)} ms`;
}

/** What `costOf` says of a program. */
export function inColumns([wall = 0, cpu = 0, megabytes = 0]: readonly number[]): string[] {
  return [`${wall.toFixed(2)} s`, `${cpu.toFixed(2)} s`, `${megabytes.toFixed(0)} MB`];
}

/**
 * Measures several things in turns, so that a busy machine is as busy for one as for the other.
 *
 * @returns For each of them the median of every figure that `measure` gives.
 */
export async function mediansInTurns<Subject>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject, run: number) => Promise<readonly number[]>,
): Promise<number[][]> {
  const columns = subjects.map((): number[][] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [place, subject] of subjects.entries()) {
      const figures = await measure(subject, run);
      columns[place] = figures.map((figure, column) => [...(columns[place]?.[column] ?? []), figure]);
    }
  }
  return columns.map((each) => each.map(median));
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/**
 * Runs a program to its end; processors and memory are known on Linux only.
 *
 * @returns What it and all that it starts take: seconds, seconds of processors, and the most megabytes at one moment.
 * @throws Error with what it said if it fails.
 */
export async function costOf(
  program: string,
  options: readonly string[],
  at: SpawnOptions,
): Promise<[wall: number, cpu: number, megabytes: number]> {
  const before = secondsOfChildren();
  const started = performance.now();
  const child = spawn(program, options, { ...at, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += text));
  let megabytes = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, megabytesOf(`${child.pid}`));
  }, 100);
  const [status] = await once(child, "close");
  clearInterval(timer);
  if (status !== 0) throw new Error(`${program} ${options.join(" ")} failed:\n${said}`);
  return [(performance.now() - started) / 1000, secondsOfChildren() - before, megabytes];
}

/** Of all processes that have ended and that this one has started, by the hundredths of a second in `man 5 proc`. */
function secondsOfChildren(): number {
  if (process.platform !== "linux") return Number.NaN;
  const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

/** Of a process and of all that it has started. What several of them share is counted once. */
function megabytesOf(id: string): number {
  const folder = join("/proc", id);
  try {
    const [, kilobytes] = /^Pss: +(\d+)/m.exec(readFileSync(join(folder, "smaps_rollup"), "utf8")) ?? [];
    const threads = readdirSync(join(folder, "task")).map((thread) => join(folder, "task", thread, "children"));
    const children = threads.flatMap((file) => readFileSync(file, "utf8").match(/\d+/g) ?? []);
    return children.reduce((sum, child) => sum + megabytesOf(child), Number(kilobytes) / 1024);
  } catch {
    // It has just ended.
    return 0;
  }
}
