/** Starts a command of `scripts/` as npm does. */
import { spawn } from "node:child_process";
import { once } from "node:events";

export interface Ended {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a command without a terminal and waits for its end: in English, without colours, outside of any workflow unless
 * said otherwise.
 *
 * @param script File in `scripts/`.
 * @param environment Variables that it has beside those of the tests.
 */
export async function runCommand(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const { FORCE_COLOR: _force, GITHUB_STEP_SUMMARY: _summary, ...own } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/${script}`, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...own, NO_COLOR: "1", LC_ALL: "en_US.UTF-8", ...environment },
  });
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  const [code] = await once(child, "close");
  return { code, ...said };
}
