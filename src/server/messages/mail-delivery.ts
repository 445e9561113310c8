/** Forwards messages by e-mail in the background, one at a time, until each is accepted or rejected. */
import type { ErrorLog } from "../error-log.ts";
import type { JournalEntry } from "./journal.ts";
import { describeMailError, rejectionCode } from "./mail-failure.ts";

/** In milliseconds, after a failure; doubled with each further one. */
export interface Pauses {
  readonly first: number;
  readonly longest: number;
}

const defaultPauses: Pauses = { first: 5_000, longest: 10 * 60 * 1000 };

export interface MailDelivery {
  /** Returns at once. */
  add(entry: JournalEntry): void;
  start(): void;
  /** Starts no further attempt. */
  stop(): void;
}

interface MailDeliveryOptions {
  /** Resolves when the mail server has accepted the message; rejects with nodemailer's error. */
  readonly send: (entry: JournalEntry) => Promise<void>;
  /** Resolves when the delivery, or the code of a rejection, is on disk. */
  readonly note: (id: string, rejection?: number) => Promise<void>;
  readonly log: ErrorLog;
  /** For tests. */
  readonly pauses?: Pauses | undefined;
}

/**
 * Sends entries in order; after a failure an entry is queued again. Never throws: failures are logged, without data of
 * visitors. Its timers keep no process alive.
 */
export function createMailDelivery({ send, note, log, pauses = defaultPauses }: MailDeliveryOptions): MailDelivery {
  const waiting: JournalEntry[] = [];
  let phase: "before" | "working" | "stopped" = "before";
  let isRunning = false;
  let failures = 0;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (phase === "working") {
      const entry = waiting.shift();
      if (entry === undefined) break;
      await forward(entry);
    }
    isRunning = false;
  }

  async function forward(entry: JournalEntry): Promise<void> {
    let rejection: number | undefined;
    try {
      await send(entry);
      failures = 0;
    } catch (error) {
      rejection = rejectionCode(error);
      const then =
        rejection === undefined ? "it is tried again later" : "it stays in the journal and is not sent again";
      log(`Forwarding message ${entry.id} failed`, `${describeMailError(error)}; ${then}`);
      if (rejection === undefined) {
        waiting.push(entry);
        return pause();
      }
    }
    await settle(entry.id, rejection);
  }

  /** Blocks the queue until it succeeds: without the note the message would be sent again after a restart. */
  async function settle(id: string, rejection: number | undefined): Promise<void> {
    for (;;) {
      try {
        return await note(id, rejection);
      } catch (error) {
        log(`Noting what became of message ${id} failed`, error);
        if (phase === "stopped") return;
        await pause();
      }
    }
  }

  function pause(): Promise<void> {
    const milliseconds = Math.min(pauses.longest, pauses.first * 2 ** failures);
    failures += 1;
    return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
  }

  return {
    add(entry) {
      waiting.push(entry);
      void run();
    },
    start() {
      phase = "working";
      void run();
    },
    stop() {
      phase = "stopped";
    },
  };
}
