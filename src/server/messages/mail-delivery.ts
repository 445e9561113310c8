/** Forwards messages by e-mail in the background, one at a time, until each is accepted or rejected. */
import { z } from "zod";
import type { ErrorLog } from "../error-log.ts";
import type { JournalEntry, Outcome } from "./entry.ts";

interface MailDeliveryOptions {
  /** Resolves when the mail server has accepted the message; rejects with nodemailer's error. */
  readonly send: (entry: JournalEntry) => Promise<unknown>;
  /** Resolves when the outcome is on disk. */
  readonly note: (outcome: Outcome) => Promise<void>;
  /** Asked before each attempt. */
  readonly isDeleted: (id: string) => boolean;
  readonly log: ErrorLog;
  readonly firstPause?: number | undefined;
}

/** In milliseconds; doubled with each further failure, up to 120 times as long. */
export function retryPause(failures: number, firstPause = 5_000): number {
  return firstPause * Math.min(120, 2 ** failures);
}

/** Sends an entry; a failure is logged, without data of visitors. Resolves to `undefined` if it is to be tried again. */
export async function attemptDelivery(
  entry: JournalEntry,
  { send, log }: Pick<MailDeliveryOptions, "send" | "log">,
): Promise<Outcome | undefined> {
  const { id } = entry;
  try {
    await send(entry);
    return { id, deliveredAt: new Date().toISOString() };
  } catch (error) {
    const code = rejectionCode(error);
    const next = code === undefined ? "it is tried again later" : "it stays in the journal and is not sent again";
    log(`Forwarding message ${id} failed`, `${describeMailError(error)}; ${next}`);
    return code === undefined ? undefined : { id, refusedAt: new Date().toISOString(), code };
  }
}

/** Sends entries in order; after a failure, which is logged, an entry is queued again. Keeps no process alive. */
export function createMailDelivery({ send, note, isDeleted, log, firstPause }: MailDeliveryOptions) {
  const waiting: JournalEntry[] = [];
  let isOn = false;
  let isRunning = false;
  let failures = 0;

  const pause = () => {
    const milliseconds = retryPause(failures++, firstPause);
    return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
  };

  /** Blocks the queue until it succeeds: without the note the message would be sent again after a restart. */
  async function settle(outcome: Outcome): Promise<void> {
    try {
      await note(outcome);
    } catch (error) {
      log(`Noting what became of message ${outcome.id} failed`, error);
      await pause();
      if (isOn) await settle(outcome);
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (isOn) {
      const entry = waiting.shift();
      if (entry === undefined) break;
      if (isDeleted(entry.id)) continue;
      const outcome = await attemptDelivery(entry, { send, log });
      if (outcome === undefined) waiting.push(entry);
      else if ("deliveredAt" in outcome) failures = 0;
      await (outcome === undefined ? pause() : settle(outcome));
    }
    isRunning = false;
  }

  const setOn = (on: boolean) => {
    isOn = on;
    void run();
  };
  const add = (entry: JournalEntry) => {
    waiting.push(entry);
    void run();
  };
  return { add, start: () => setOn(true), stop: () => setOn(false) };
}

/** An error of nodemailer: `{ code: "EMESSAGE", command: "DATA", responseCode: 550 }`. */
const errorShape = z.object({ code: z.string(), command: z.string(), responseCode: z.number() }).partial();

const messageCommands = ["MAIL FROM", "RCPT TO", "DATA"];
/** About the login (RFC 4954, section 6) or the sequence of commands, not the message. */
const otherAnswers = [503, 530, 534, 535, 538];

/** The code of a permanent rejection of this message, 500 to 599; `undefined` for all else: a retry makes sense. */
export function rejectionCode(error: unknown): number | undefined {
  const { command = "", responseCode = 0 } = errorShape.safeParse(error).data ?? {};
  const isAboutMessage = messageCommands.includes(command) && !otherAnswers.includes(responseCode);
  return isAboutMessage && responseCode >= 500 ? responseCode : undefined;
}

/** An error for the log. Of the mail server's answer only the code: the rest may contain the message or the login. */
export function describeMailError(error: unknown): string {
  const { code = "an unknown error", command, responseCode } = errorShape.safeParse(error).data ?? {};
  if (responseCode !== undefined) return `the mail server answered ${responseCode} to ${command}`;
  const isOfConnection = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "ETLS"].includes(code);
  return isOfConnection && error instanceof Error ? error.message : `the attempt failed with ${code}`;
}
