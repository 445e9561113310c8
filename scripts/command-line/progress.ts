/** Progress of a long step: one updated line on a terminal, a line every ten seconds in a log. */
import { clearLine, cursorTo } from "node:readline";

const logIntervalMs = 10_000;

/** @returns Reports progress. On a terminal, the line is cleared at the end. */
export function showProgress(what: string): (done: number, total: number) => void {
  const output = process.stdout;
  let lastLogged = Date.now();
  return (done, total) => {
    const text = `${what}: ${done} of ${total}`;
    if (output.isTTY) {
      cursorTo(output, 0);
      clearLine(output, 0);
      if (done < total) output.write(text);
    } else if (done < total && Date.now() - lastLogged >= logIntervalMs) {
      lastLogged = Date.now();
      output.write(`${text}\n`);
    }
  };
}
