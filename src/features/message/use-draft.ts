/** Keeps what is typed into the contact form with its history entry, and brings it back. */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { type Message, messageOf } from "../../domain/message.ts";
import { draftOf, type Limits, restored, withDraft, withoutDraft } from "./draft.ts";

/** When a draft that the browser refused is tried again, in milliseconds. */
const pause = 2_000;

interface DraftControl {
  readonly keep: () => void;
  readonly discard: () => void;
}

export function useDraft(form: RefObject<HTMLFormElement | null>, limits: Limits): DraftControl {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => {
    clearTimeout(timer.current);
    const { current } = form;
    if (current === null) return;
    if (!note((state) => withDraft(state, messageOf(new FormData(current))))) timer.current = setTimeout(keep, pause);
  };
  // Before other effects, so that they see the form as it is from now on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there.
  useLayoutEffect(() => {
    const draft = draftOf(window.history.state, limits);
    const { current } = form;
    if (current !== null && draft !== undefined) fill(current, restored(messageOf(new FormData(current)), draft));
    // What was typed before the page could react is a draft too.
    keep();
    return () => clearTimeout(timer.current);
  }, []);
  const discard = () => {
    clearTimeout(timer.current);
    note(withoutDraft);
  };
  return { keep, discard };
}

function fill(form: HTMLFormElement, message: Message): void {
  for (const [name, text] of Object.entries(message)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
      field.value = text;
  }
}

/** @returns Whether it was noted: browsers refuse when the history was changed very often. */
function note(change: (state: unknown) => unknown): boolean {
  try {
    window.history.replaceState(change(window.history.state), "");
    return true;
  } catch {
    return false;
  }
}
