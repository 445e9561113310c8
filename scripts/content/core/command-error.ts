import { systemLanguage } from "./messages/language.ts";
import type { Message } from "./messages/message.ts";
import { say } from "./messages/say.ts";

/** Stops a command: its reason is printed, and the process exits with 1. */
export class CommandError extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(say(reason, "en"));
    this.reason = reason;
    // Vike prints the stack, whose frames would bury the reason.
    this.stack = say(reason, systemLanguage());
  }
}
