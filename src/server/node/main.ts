/** The command of `npm run serve`. */
import { StartProblem } from "../start-problem.ts";

// Loaded here, so that a failure to open its files is told as others are. Not awaited: the modules import this one in a build.
import("./start.ts").then(({ start }) => start(process.argv.slice(2), process.env)).catch(explain);

function explain(error: unknown): void {
  const isOutOfFiles = error instanceof Error && "code" in error && error.code === "EMFILE";
  const problem = isOutOfFiles
    ? new StartProblem("Too few files may be open at once: allow 1024 (ulimit -n 1024).")
    : error;
  if (!(problem instanceof StartProblem)) throw error;
  console.error(problem.message);
  process.exitCode = problem.exitCode;
}
