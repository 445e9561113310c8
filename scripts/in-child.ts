/** Work in a process of its own: Vite keeps half a gigabyte until its process ends, and two processors can do more than one. */
import { fork } from "node:child_process";

/**
 * Runs a module that gives its result to `answer`.
 * @throws Error if it ends without; why, it says itself.
 */
export function inChild<Value>(module: string): Promise<Value> {
  const child = fork(module, { execArgv: ["--import", "tsx/esm"], serialization: "advanced" });
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
