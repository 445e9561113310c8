/** Sends the contact form in the browser, and says how that went. */
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { type FormState, initialState, messageOf, nextState } from "./message.ts";
import { sendMessage } from "./send-message.ts";

export interface MessageControl {
  readonly state: FormState;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function useMessage(endpoint: string): MessageControl {
  const [state, setState] = useState<FormState>("editing");
  // Two submits can come before the page is rendered again; the state of the moment decides.
  const current = useRef<FormState>("editing");
  const enter = (next: FormState) => {
    current.current = next;
    setState(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration; the server does not know the query.
  useEffect(() => enter(initialState(window.location.search)), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (nextState(current.current, "submitted") === current.current) return;
    enter(nextState(current.current, "submitted"));
    void sendMessage(endpoint, messageOf(new FormData(event.currentTarget))).then((arrived) => {
      enter(nextState(current.current, arrived ? "succeeded" : "failed"));
    });
  };
  return { state, submit };
}
