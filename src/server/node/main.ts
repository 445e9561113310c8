/** The command of `npm run serve`. */
import { StartProblem } from "../start-problem.ts";
import { explainProblem } from "./command-line.ts";

// Loaded here, so that a failure to open its files is told as others are. Not awaited: the modules import this one in a build.
import("./start.ts").then(({ start }) => start(process.argv.slice(2), process.env)).catch(explain);

function explain(error: unknown): void {
  const isOutOfFiles = error instanceof Error && "code" in error && error.code === "EMFILE";
  const outOfFiles = "Too few files may be open at once: allow 1024 (ulimit -n 1024).";
  explainProblem(isOutOfFiles ? new StartProblem(outOfFiles) : error);
}
