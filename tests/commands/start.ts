/** Starts commands; none outlives the tests. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export interface Ended {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

/** Loaded before a command: its channel is closed however its starter ends, also by SIGKILL. */
const endWithStarter = 'process.on("disconnect", () => process.exit()); process.channel.unref();';

const running = new Set<ChildProcess>();

export function killCommands(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** For a shell: files cannot become larger. Writing fails, as on a full disk; the signal would end the program. */
export function limitFiles(kilobytes: number | undefined): string {
  return kilobytes === undefined ? "" : `trap "" XFSZ; ulimit -f ${2 * kilobytes};`;
}

interface StartOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly kilobytes?: number | undefined;
}

/** Starts Node without a terminal and collects its output: `said` by stream, `output` in order. */
export function startNode(args: readonly string[], { kilobytes, ...options }: StartOptions = {}) {
  const node = [process.execPath, "--import", `data:text/javascript,${endWithStarter}`, ...args];
  const [program = "", ...others] = kilobytes
    ? ["sh", "-c", `${limitFiles(kilobytes)} exec "$@"`, "sh", ...node]
    : node;
  const child = spawn(program, others, {
    ...options,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  running.add(child);
  const said = { out: "", err: "" };
  let both = "";
  for (const name of ["out", "err"] as const) {
    child[`std${name}`]?.on("data", (chunk) => {
      said[name] += String(chunk);
      both += String(chunk);
    });
  }
  const ended = once(child, "close").then(([code]): Ended => {
    running.delete(child);
    return { code, ...said };
  });
  return { child, said, output: () => both, ended };
}
