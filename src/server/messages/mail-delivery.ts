/** Hands messages on by e-mail: in the background, one at a time, until each has been taken or refused. */
import type { ErrorLog } from "../error-log.ts";
import type { JournalEntry } from "./journal.ts";
import { describeMailError, refusalCode } from "./mail-failure.ts";

/** Milliseconds after a failure; doubled with each further one in a row. */
export interface Pauses {
  readonly first: number;
  readonly longest: number;
}

const defaultPauses: Pauses = { first: 5_000, longest: 10 * 60 * 1000 };

export interface MailDelivery {
  /** Returns at once. */
  add(entry: JournalEntry): void;
  start(): void;
  /** Begins no other attempt; one that is under way goes on. */
  stop(): void;
}

interface MailDeliveryOptions {
  /** Resolves when the mail server has taken the message; rejects with nodemailer's error. */
  readonly send: (entry: JournalEntry) => Promise<void>;
  /** Resolves when it is on disk that the entry was delivered, or refused with a code. */
  readonly note: (id: string, refusal?: number) => Promise<void>;
  readonly log: ErrorLog;
  /** Other ones only in tests. */
  readonly pauses?: Pauses | undefined;
}

/**
 * Entries are tried in the order in which they come; one that fails is tried again after all others. Nothing rejects or
 * throws: failures are logged, without a visitor's words. Its timers keep no process alive.
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
      await handOn(entry);
    }
    isRunning = false;
  }

  async function handOn(entry: JournalEntry): Promise<void> {
    let refusal: number | undefined;
    try {
      await send(entry);
      failures = 0;
    } catch (error) {
      refusal = refusalCode(error);
      const then = refusal === undefined ? "it is tried again later" : "it stays in the journal and is not sent again";
      log(`Handing on message ${entry.id} failed`, `${describeMailError(error)}; ${then}`);
      if (refusal === undefined) {
        waiting.push(entry);
        return pause();
      }
    }
    await settle(entry.id, refusal);
  }

  /** Nothing else is sent until it is noted: what is not would be sent again after the next start. */
  async function settle(id: string, refusal: number | undefined): Promise<void> {
    for (;;) {
      try {
        return await note(id, refusal);
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
