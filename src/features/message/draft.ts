/** The unsent message, kept in the history entry of its page, and not on the visitor's device: docs/decisions/018. */

import { type Message, subjects } from "../../domain/message.ts";
import { isRecord } from "../../lib/is-record.ts";

const key = "message";

const [{ value: defaultSubject }] = subjects;

/** Longest text of each field, in UTF-16 code units. */
export type Limits = Readonly<Record<"name" | "email" | "body", number>>;

/** The draft in the state of a history entry, cut to the limits; `undefined` for anything that is not four texts. */
export function draftOf(historyState: unknown, limits: Limits): Message | undefined {
  const noted = isRecord(historyState) ? historyState[key] : undefined;
  if (!isRecord(noted)) return undefined;
  const { name, email, subject, body } = noted;
  if (typeof name !== "string" || typeof email !== "string") return undefined;
  if (typeof subject !== "string" || typeof body !== "string") return undefined;
  return {
    name: name.slice(0, limits.name),
    email: email.slice(0, limits.email),
    subject: subjects.find(({ value }) => value === subject)?.value ?? defaultSubject,
    body: body.slice(0, limits.body),
  };
}

/** The state with the message as its draft, without one if nothing was written; everything else in it stays. */
export function withDraft(historyState: unknown, message: Message): Record<string, unknown> {
  const { name, email, subject, body } = message;
  const untouched = name === "" && email === "" && body === "" && subject === defaultSubject;
  return untouched ? withoutDraft(historyState) : { ...recordOf(historyState), [key]: { name, email, subject, body } };
}

export function withoutDraft(historyState: unknown): Record<string, unknown> {
  const { [key]: _draft, ...rest } = recordOf(historyState);
  return rest;
}

/** What the form is to hold: what was typed before the page could react, and the draft in fields left untouched. */
export function restored(typed: Message, draft: Message): Message {
  return {
    name: typed.name || draft.name,
    email: typed.email || draft.email,
    subject: typed.subject === defaultSubject ? draft.subject : typed.subject,
    body: typed.body || draft.body,
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
