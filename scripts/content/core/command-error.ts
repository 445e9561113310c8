import { systemLanguage } from "../messages/language.ts";
import type { Message } from "../messages/message.ts";
import { say } from "../messages/say.ts";

/** A reason why a command cannot do its work: it says so and ends with 1. */
export class CommandError extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(say(reason, "en"));
    this.reason = reason;
    // Vike prints the whole error; people do not read on after the places in our code.
    this.stack = say(reason, systemLanguage());
  }
}
