import { type Ended, startNode } from "../commands/start.ts";

/** Runs a command of `scripts/`: in English, without colours and workflow unless `environment` says so. */
export function runScript(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const { FORCE_COLOR: _force, GITHUB_STEP_SUMMARY: _summary, ...own } = process.env;
  const env = { ...own, NO_COLOR: "1", LC_ALL: "en_US.UTF-8", ...environment };
  return startNode(["--import", "tsx", `scripts/${script}`, ...args], { env }).ended;
}
