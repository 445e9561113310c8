import { StartProblem } from "../start-problem.ts";

/** Prints why a command ends, and sets its exit code. Other errors are thrown again, with their stack. */
export function explainProblem(problem: unknown): void {
  if (!(problem instanceof StartProblem)) throw problem;
  console.error(problem.message);
  process.exitCode = problem.exitCode;
}
