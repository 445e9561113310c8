/** Work in a process of its own: Vite keeps half a gigabyte until its process ends. */
import { spawn } from "node:child_process";
import { build } from "esbuild";

/** Less memory for more time: V8 frees what it could keep, and Rolldown has a store for each thread. */
const options = ["--max-old-space-size=256", "--max-semi-space-size=1", "--input-type=module"];
const threads = { RAYON_NUM_THREADS: "1", ROLLDOWN_WORKER_THREADS: "1" };

/**
 * Runs a module that gives its result to `answer`.
 * @throws Error if it ends without; why, it says itself.
 */
export async function inChild<Value>(module: string): Promise<Value> {
  // As JavaScript: a loader of TypeScript would read all that Vite imports too, which takes as long as what Vite does.
  const { outputFiles } = await build({
    entryPoints: [module],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
  });
  const child = spawn(process.execPath, [...options, "-"], {
    env: { ...process.env, ...threads },
    stdio: ["pipe", "inherit", "inherit", "ipc"],
    serialization: "advanced",
  });
  child.stdin?.end(outputFiles[0]?.text);
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
