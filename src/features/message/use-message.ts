import { type SubmitEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isBlank } from "../../domain/blank.ts";
import { answerAddress, bodyOf, type FormState, type Message } from "../../domain/message.ts";

const timeoutMs = 15_000;

/** @param answer The state that the address asks for. It is the form's until the visitor sends it. */
export function useMessage(endpoint: string, answer: FormState) {
  const [state, setState] = useState<FormState>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Two submits can come before the page is rendered again.
  const isBusy = useRef(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy.current || !isComplete(form)) return;
    isBusy.current = true;
    setState({ phase: "sending" });
    void sendMessage(endpoint, bodyOf(new FormData(form))).then((arrived) => {
      isBusy.current = false;
      if (!arrived) setState({ phase: "failed" });
      // The visitor may have gone to another page meanwhile.
      else if (window.location.pathname === pathname) void navigate(answerAddress(true), { replace: true });
    });
  };
  return { state: state ?? answer, submit };
}

/** Sends a message as JSON. `false` for any status but OK, without a connection, and after the timeout; never rejects. */
async function sendMessage(endpoint: string, message: Message): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
      // It is sent even if the visitor leaves.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok;
  } catch (error) {
    console.warn("The message could not be sent", error);
    return false;
  }
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
