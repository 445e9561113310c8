/** Hands messages on by e-mail: in the background, one at a time, until each has been taken or refused. */
import type { ErrorLog } from "../error-log.ts";
import type { JournalEntry } from "./journal.ts";
import { describeMailError, mailFailure } from "./mail-failure.ts";
import type { MailOutcome } from "./mail-log.ts";
import { type Attempts, afterFailure, defaultPauses, nextStep, type Pauses, untried } from "./mail-schedule.ts";

export interface MailDelivery {
  /** Takes an entry to hand on and returns at once. Entries are tried in the order in which they come. */
  add(entry: JournalEntry): void;
  /** Nothing is sent before. */
  start(): void;
  /** Begins no other attempt; one that is under way goes on. What is left is handed on after the next start. */
  stop(): void;
}

export interface MailDeliveryOptions {
  /** Resolves when the mail server has taken the message; rejects with nodemailer's error. */
  readonly send: (entry: JournalEntry) => Promise<void>;
  /** Resolves when it is on disk what became of the entry. */
  readonly note: (id: string, outcome: MailOutcome) => Promise<void>;
  readonly log: ErrorLog;
  /** Other ones only in tests. */
  readonly pauses?: Pauses | undefined;
}

interface Waiting {
  readonly entry: JournalEntry;
  attempts: Attempts;
}

/**
 * Nothing it does rejects or throws: failures are logged, without a visitor's words, and tried again. Its timers keep no
 * process alive.
 */
export function createMailDelivery({ send, note, log, pauses = defaultPauses }: MailDeliveryOptions): MailDelivery {
  const waiting: Waiting[] = [];
  let server = untried;
  let isRunning = false;
  let phase: "before" | "working" | "stopped" = "before";
  let timer: NodeJS.Timeout | undefined;

  return {
    add(entry) {
      waiting.push({ entry, attempts: untried });
      void run();
    },
    start() {
      phase = "working";
      void run();
    },
    stop() {
      phase = "stopped";
      clearTimeout(timer);
    },
  };

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    for (;;) {
      const step = phase === "working" ? nextStep(waiting, server, Date.now()) : undefined;
      if (step?.kind === "try") {
        await attempt(step.item);
        continue;
      }
      if (step?.kind === "wait") timer = setTimeout(run, step.milliseconds).unref();
      isRunning = false;
      return;
    }
  }

  async function attempt(item: Waiting): Promise<void> {
    try {
      await send(item.entry);
    } catch (error) {
      return fail(item, error);
    }
    server = untried;
    await settle(item, { kind: "delivered" });
  }

  async function fail(item: Waiting, error: unknown): Promise<void> {
    const failure = mailFailure(error);
    log(`Handing on message ${item.entry.id} failed`, `${describeMailError(error)}; ${consequence[failure.kind]}`);
    if (failure.kind === "refused") return settle(item, failure);
    if (failure.whose === "message") item.attempts = failed(item.attempts);
    else server = failed(server);
  }

  /** Nothing else is sent until it is noted: whatever is not noted would be sent again after the next start. */
  async function settle(item: Waiting, outcome: MailOutcome): Promise<void> {
    waiting.splice(waiting.indexOf(item), 1);
    for (let attempts = untried; ; ) {
      try {
        return await note(item.entry.id, outcome);
      } catch (error) {
        log(`Noting that message ${item.entry.id} was ${outcome.kind} failed`, error);
        if (phase === "stopped") return;
        attempts = failed(attempts);
        await pause(attempts.notBefore - Date.now());
      }
    }
  }

  function failed(attempts: Attempts): Attempts {
    return afterFailure(attempts, Date.now(), pauses, Math.random());
  }
}

const consequence = {
  refused: "it stays in the journal and is not sent again",
  later: "it is tried again later",
} as const;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
