/** Work in a process of its own: Vite keeps half a gigabyte until its process ends. */
import { fork } from "node:child_process";

/** Less memory for more time: V8 frees what it could keep, and Rolldown has a store for each thread. */
const execArgv = ["--max-old-space-size=256", "--max-semi-space-size=1", "--import", "tsx/esm"];
const threads = { RAYON_NUM_THREADS: "1", ROLLDOWN_WORKER_THREADS: "1" };

/**
 * Runs a module that gives its result to `answer`.
 * @throws Error if it ends without; why, it says itself.
 */
export function inChild<Value>(module: string): Promise<Value> {
  const child = fork(module, { execArgv, env: { ...process.env, ...threads }, serialization: "advanced" });
  return new Promise((resolve, reject) => {
    child.once("message", (value: Value) => resolve(value));
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${module} failed`)));
  });
}

/** For such a module. */
export function answer(value: unknown): void {
  process.send?.(value, () => process.disconnect());
}
