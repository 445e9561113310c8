import type { Handler } from "hono";
import { plainAnswer } from "../plain-answer.ts";
import type { MessageStore } from "../ports.ts";

/** However many ask. */
const shortestPauseMs = 10_000;

/** Answers 200 if a message could be stored, and otherwise 503 with the reason. `/healthz` is about the process alone. */
export function messagesHealth({ check }: Pick<MessageStore, "check">): Handler {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let fault = Promise.resolve("");
  return async () => {
    // Not by the clock, which may be set back.
    if (performance.now() - checkedAt >= shortestPauseMs) {
      checkedAt = performance.now();
      fault = check().then(
        () => "",
        ({ message }: Error) => reasonOf(message),
      );
    }
    const reason = await fault;
    return reason === "" ? plainAnswer(200, "OK") : plainAnswer(503, `Messages cannot be stored: ${reason}`);
  };
}

/** Without a path, which is nobody's business: `ENOSPC: no space left on device, open '/srv/…'`. */
function reasonOf(message: string): string {
  return message.split(/, | \//, 1).join("");
}
