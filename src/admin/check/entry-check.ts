/** What the content check says of the entry that is being edited. */
import type { Edit, Mistake } from "../../../scripts/admin/worker/answers.ts";
import { onEdit } from "../edited-entry.ts";
import type { FormConfig } from "../form-config.ts";
import type { Ask } from "../worker.ts";

const listeners = new Set<() => void>();
let mistakes: readonly Mistake[] = [];
let answered: Promise<void> = Promise.resolve();

/** @param settings What the worker is opened with. */
export function startChecking(ask: Ask, settings: FormConfig["check"]): void {
  const opened = ask("open", settings);
  onEdit((edit) => {
    answered = opened.then(() => check(ask, edit));
  });
}

async function check(ask: Ask, edit: Edit): Promise<void> {
  mistakes = await ask("check", edit);
  for (const listener of listeners) listener();
}

export const entryCheck = {
  mistakes: () => mistakes,
  /** Ends once what was edited last is checked. */
  answered: () => answered,
  /** @returns Stops it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
