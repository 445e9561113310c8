/** Questions in a terminal, one line each. */
import { createInterface } from "node:readline/promises";
import type { Ask } from "./dialogue.ts";

/** Somebody ended the input, or pressed Ctrl+C: nothing is to be written. */
export class Cancelled extends Error {}

/**
 * Lets a function ask questions on standard input and output.
 *
 * @throws Cancelled where the input ends in the midst of a question.
 */
export async function withTerminal<Result>(run: (ask: Ask) => Promise<Result>): Promise<Result> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  terminal.on("close", () => ended.abort());
  terminal.on("SIGINT", () => terminal.close());
  try {
    return await run(async (question) => {
      try {
        return (await terminal.question(question, { signal: ended.signal })).trim();
      } catch {
        throw new Cancelled();
      }
    });
  } finally {
    terminal.close();
  }
}
