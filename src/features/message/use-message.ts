import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { type FormState, initialState, messageOf } from "./message.ts";
import { sendMessage } from "./send-message.ts";

interface MessageControl {
  readonly state: FormState;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function useMessage(endpoint: string): MessageControl {
  const [state, setState] = useState<FormState>("editing");
  // Two submits can come before the page is rendered again.
  const isBusy = useRef(false);
  useEffect(() => setState(initialState(window.location.search)), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setState("sending");
    void sendMessage(endpoint, messageOf(new FormData(event.currentTarget))).then((arrived) => {
      isBusy.current = arrived;
      setState(arrived ? "sent" : "failed");
    });
  };
  return { state, submit };
}
