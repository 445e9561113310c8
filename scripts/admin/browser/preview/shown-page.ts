/** The page that shows the edited entry, sent to all preview frames and windows. */

import type { FormConfig } from "../../build/config.ts";
import { entryCheck } from "../check/entry-check.ts";
import { onEdit } from "../edited-entry.ts";
import type { PreviewMessage, PreviewPage } from "../worker/preview-page.ts";
import type { Call } from "../worker.ts";

export interface ShownPage {
  /** Adds a frame or window until it is closed. Calls back after each update. */
  add(viewer: Window | null, sent?: (page: PreviewPage) => void): void;
  /** Selects another of the pages that show the entry. */
  choose(key: string): void;
}

const editPane = '[data-mode="edit"][data-locale]';

export function followEntry(call: Call, { words, languages }: FormConfig): ShownPage {
  const viewers = new Map<Window, (page: PreviewPage) => void>();
  let files: readonly string[] = [];
  let key: string | undefined;
  let message: PreviewMessage | undefined;
  let round = 0;

  const send = () => {
    if (message === undefined) return;
    for (const [viewer, sent] of viewers) {
      if (viewer.closed) viewers.delete(viewer);
      else viewer.postMessage(message, location.origin);
      if (message.page !== undefined) sent(message.page);
    }
  };
  const refresh = async () => {
    round += 1;
    const asked = round;
    await entryCheck.answered();
    const request = { files, language: editedLanguage(languages), key };
    const page = await call("page", request).catch(() => null);
    // A later request has overtaken this one.
    if (asked !== round) return;
    const later = entryCheck.shown().some(({ severity }) => severity === "error") ? words.followsLater : words.notYet;
    const notice = page === null ? words.notShown : later;
    message = { page: page ?? undefined, notice: page ? "" : notice, failed: words.notShown, text: editedText() };
    send();
  };
  onEdit((edit) => {
    const before = String(files);
    files = edit.files.map(({ path }) => path);
    // Another entry, or another name: nothing of the entry before is sent to a new frame.
    if (String(files) !== before) key = message = undefined;
    void refresh();
  });
  addEventListener("focusin", () => {
    message = message && { ...message, text: editedText() };
    send();
  });
  addEventListener("message", ({ origin, source, data }) => {
    const isViewer = [...viewers.keys()].some((viewer) => viewer === source);
    if (isViewer && origin === location.origin && data === "preview-ready") send();
  });
  return {
    add(viewer, sent = () => {}) {
      if (viewer !== null) viewers.set(viewer, sent);
    },
    choose(chosen) {
      key = chosen;
      void refresh();
    },
  };
}

/** Language of the edited pane. Facts have none. */
function editedLanguage(languages: readonly string[]): string {
  const pane = document.activeElement?.closest<HTMLElement>(editPane) ?? document.querySelector<HTMLElement>(editPane);
  const known = [pane?.dataset.locale, document.documentElement.lang].find((each) => languages.includes(each ?? ""));
  return known ?? languages[0] ?? "";
}

function editedText(): string {
  const field = document.activeElement;
  const isText = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === "text");
  return isText ? field.value : "";
}
