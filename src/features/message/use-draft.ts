/** Keeps what is typed into the contact form in its history entry, and not on the visitor's device (decision 018). */
import { type RefObject, useLayoutEffect, useRef } from "react";
import { type Message, messageOf } from "../../domain/message.ts";
import { entryState, setEntryState } from "../../lib/entry-state.ts";
import { restored } from "./draft.ts";

const retryMs = 2_000;

/** @returns Keeps what the form contains now. */
export function useDraft(form: RefObject<HTMLFormElement | null>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = () => {
    clearTimeout(timer.current);
    if (form.current === null) return;
    try {
      setEntryState({ draft: messageOf(new FormData(form.current)) });
    } catch {
      timer.current = setTimeout(keep, retryMs);
    }
  };
  // Before other effects, so that they see the restored form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there.
  useLayoutEffect(() => {
    const { draft } = entryState();
    const { current } = form;
    if (current !== null && draft !== undefined) fill(current, restored(messageOf(new FormData(current)), draft));
    // What was typed before the app started is a draft too.
    keep();
    return () => clearTimeout(timer.current);
  }, []);
  return keep;
}

function fill(form: HTMLFormElement, message: Message): void {
  for (const [name, text] of Object.entries(message)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
      field.value = text;
  }
}
