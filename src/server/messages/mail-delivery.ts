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
  const backoff = createBackoff(pauses);
  let phase: "before" | "working" | "stopped" = "before";
  let isRunning = false;

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
    const outcome = await attempt(entry, send, log);
    if (outcome === "retry") {
      waiting.push(entry);
      return backoff.pause();
    }
    if (outcome === "sent") backoff.reset();
    await settle(entry.id, outcome === "sent" ? undefined : outcome);
  }

  /** Blocks the queue until it succeeds: without the note the message would be sent again after a restart. */
  async function settle(id: string, rejection?: number): Promise<void> {
    while (!(await succeeds(() => note(id, rejection), `Noting what became of message ${id}`, log))) {
      if (phase === "stopped") return;
      await backoff.pause();
    }
  }

  const go = () => void run();
  return {
    add: (entry) => {
      waiting.push(entry);
      go();
    },
    start: () => {
      phase = "working";
      go();
    },
    stop: () => {
      phase = "stopped";
    },
  };
}

/** @returns The code of a rejection, or `retry` after another failure. */
async function attempt(
  entry: JournalEntry,
  send: MailDeliveryOptions["send"],
  log: ErrorLog,
): Promise<"sent" | "retry" | number> {
  try {
    await send(entry);
    return "sent";
  } catch (error) {
    const rejection = rejectionCode(error);
    const next = rejection === undefined ? "it is tried again later" : "it stays in the journal and is not sent again";
    log(`Forwarding message ${entry.id} failed`, `${describeMailError(error)}; ${next}`);
    return rejection ?? "retry";
  }
}

/** Logs a failure. */
async function succeeds(act: () => Promise<void>, what: string, log: ErrorLog): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    log(`${what} failed`, error);
    return false;
  }
}

function createBackoff({ first, longest }: Pauses) {
  let failures = 0;
  return {
    reset() {
      failures = 0;
    },
    pause(): Promise<void> {
      const milliseconds = Math.min(longest, first * 2 ** failures);
      failures += 1;
      return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
    },
  };
}
