/** Runs the content check on the entry being edited. */

import type { Severity } from "../../../content/core/diagnostic.ts";
import type { FormConfig } from "../../build/config.ts";
import { onEdit } from "../edited-entry.ts";
import type { Edit } from "../worker/edited-content.ts";
import type { FormDiagnostic } from "../worker/form-diagnostics.ts";
import type { Call } from "../worker.ts";

const listeners = new Set<() => void>();
let diagnostics: readonly FormDiagnostic[] = [];
let answered: Promise<void> = Promise.resolve();
/** Whether the editor has tried to save the entry. */
let isTried = false;
addEventListener("hashchange", () => {
  isTried = false;
});

function notify(): void {
  for (const listener of listeners) listener();
}

export const entryCheck = {
  diagnostics: () => diagnostics,
  /** Those that are mistakes: what is not written yet is none before the editor tries to save. */
  shown: () => diagnostics.filter(({ isUnwritten }) => isTried || !isUnwritten),
  unwritten: () => diagnostics.filter(({ isUnwritten, severity }) => isUnwritten && severity === "error").length,
  /** From now on, what is not written is shown too. */
  showAll(): void {
    isTried = true;
    notify();
  },
  /** Resolves once the last edit has been checked. */
  answered: () => answered,
  subscribe: (listener: () => void): void => void listeners.add(listener),
};

/** Starts checking. @returns Functions to call after the entry is saved and before it is deleted. */
export function startChecking(call: Call, { check: settings, words }: FormConfig) {
  const opened = call("open", settings);
  let edit: Edit = { files: [], pictures: new Map() };
  /** Files saved by another tab since this one read them. */
  const outdated = new Set<string>();

  const ofEntry = (severity: Severity, text: string, file = ""): FormDiagnostic => {
    const common = { docs: "", related: undefined, fixes: [], isUnwritten: false };
    return { severity, file, keyPath: "", message: text, summary: text, ...common };
  };
  const check = async () => {
    try {
      await opened;
      const overwritten = edit.files.filter(({ path }) => outdated.has(path));
      const found = await call("check", edit);
      diagnostics = [...overwritten.map(({ path }) => ofEntry("error", words.outdated, path)), ...found];
    } catch {
      // CI reports it later: saving is not blocked.
      diagnostics = [ofEntry("warning", words.unchecked, edit.files[0]?.path)];
    }
    notify();
  };
  onEdit((edited) => {
    edit = edited;
    answered = check();
  });

  const tabs = new BroadcastChannel("saved content");
  tabs.addEventListener("message", ({ data: paths }: MessageEvent<readonly string[]>) => {
    for (const path of paths) outdated.add(path);
    answered = check();
  });
  const saved = async () => {
    const paths = edit.files.map(({ path }) => path);
    for (const path of paths) outdated.delete(path);
    tabs.postMessage(paths);
    await call("markSaved", undefined);
  };
  /** Whether to delete. @param isMeant Asks the editor if deleting causes errors elsewhere. */
  const deletion = async (isMeant: (found: readonly FormDiagnostic[]) => Promise<boolean>): Promise<boolean> => {
    // If the check does not answer, deleting is not blocked.
    const found = await call("check", { ...edit, isDeletion: true }).catch(() => []);
    const isDeleted = found.length === 0 || (await isMeant(found));
    if (isDeleted) await saved().catch(() => undefined);
    else answered = check();
    return isDeleted;
  };
  return { saved, deletion };
}
