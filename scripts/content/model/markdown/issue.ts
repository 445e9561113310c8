import type { Advice, Severity } from "../../core/diagnostic.ts";

/** A mistake in a Markdown text. */
export interface Fault extends Advice {
  readonly rule: "link" | "markdown" | "markup";
  readonly severity?: Severity;
  /** Offsets in the text, end exclusive. */
  readonly range: readonly [start: number, end: number];
  /** Name of the HTML element, which is reported once. */
  readonly tag?: string;
}

export function fault(range: Fault["range"], advice: Advice, rule: Fault["rule"] = "markdown"): Fault {
  return { rule, range, ...advice };
}

export const tooDeep: Advice = {
  message: {
    en: "Too many lists or marks are inside each other here",
    de: "Hier stehen zu viele Listen oder Zeichen ineinander",
  },
  hint: { en: "Write it with fewer of them", de: "Schreiben Sie es mit weniger davon" },
};

export const emptyNode: Advice = {
  message: {
    en: "There is no text in this entry, heading or link",
    de: "In diesem Eintrag, dieser Überschrift oder diesem Link steht kein Text",
  },
  hint: { en: "Write the text, or delete the signs", de: "Schreiben Sie den Text, oder löschen Sie die Zeichen" },
};
