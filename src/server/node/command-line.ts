/** What the commands of the server have in common. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { StartProblem } from "../start-problem.ts";

export const text = { type: "string" } as const;
export const help = { type: "boolean", short: "h" } as const;

/** @throws {StartProblem} With the usage, for flags that are not among the options. */
export function readFlags<Options extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : error}\n\n${usage}`, 2);
  }
}

/** Prints why a command ends, and sets its exit code. Other errors are thrown again, with their stack. */
export function explainProblem(problem: unknown): void {
  if (!(problem instanceof StartProblem)) throw problem;
  console.error(problem.message);
  process.exitCode = problem.exitCode;
}
