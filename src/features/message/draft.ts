import { type Message, subjects } from "../../domain/message.ts";

/** What the form shall contain: what was typed before the app started, and the draft in fields left untouched. */
export function restored(typed: Message, draft: Message): Message {
  return {
    name: typed.name || draft.name,
    email: typed.email || draft.email,
    subject: typed.subject === subjects[0].value ? draft.subject : typed.subject,
    body: typed.body || draft.body,
  };
}
