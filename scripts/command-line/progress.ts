/** Says how far a long step is: on a terminal in one line that counts, in a log in a line every ten seconds. */
import { clearLine, cursorTo } from "node:readline";

/** Milliseconds. */
const pause = 10_000;

/** Takes how many are done, of how many; when all are, the line is gone. */
export function showProgress(what: string): (done: number, total: number) => void {
  const output = process.stdout;
  let shown = Date.now();
  return (done, total) => {
    const text = `${what}: ${done} of ${total}`;
    if (output.isTTY) {
      cursorTo(output, 0);
      clearLine(output, 0);
      if (done < total) output.write(text);
    } else if (done < total && Date.now() - shown >= pause) {
      shown = Date.now();
      output.write(`${text}\n`);
    }
  };
}
