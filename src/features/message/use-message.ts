import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type FormState, initialState, isAutomated, isBlank, messageOf, trapField } from "../../domain/message.ts";
import { sendMessage } from "./send-message.ts";

interface MessageControl {
  readonly state: FormState;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function useMessage(endpoint: string): MessageControl {
  const [state, setState] = useState<FormState>({ phase: "editing" });
  const shownAt = useShownAt();
  // Two submits can come before the page is rendered again.
  const isBusy = useRef(false);
  useEffect(() => setState(initialState(window.location.search)), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy.current || !isComplete(form)) return;
    isBusy.current = true;
    setState({ phase: "sending" });
    void send(form, endpoint, performance.now() - shownAt).then((arrived) => {
      isBusy.current = arrived;
      setState({ phase: arrived ? "sent" : "failed" });
    });
  };
  return { state, submit };
}

const neverChanges = () => () => {};

/** By `performance.now()`: 0 if the form came with the document, else when the application showed it. */
function useShownAt(): number {
  const isPrerendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [shownAt] = useState(() => (isPrerendered ? 0 : performance.now()));
  return shownAt;
}

/** Empties blank fields, so that the browser itself says that they are required. */
function isComplete(form: HTMLFormElement): boolean {
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isText || field.value === "" || !isBlank(field.value)) continue;
    field.value = "";
    // For the counter and the draft.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return form.reportValidity();
}

async function send(form: HTMLFormElement, endpoint: string, elapsed: number): Promise<boolean> {
  const data = new FormData(form);
  if (!isAutomated(data, elapsed)) return sendMessage(endpoint, messageOf(data));
  // A password manager may have filled it in: the next try is a person's.
  const trap = form.elements.namedItem(trapField);
  if (trap instanceof HTMLInputElement) trap.value = "";
  return false;
}
