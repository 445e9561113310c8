/** The contact message, and the states of its form. */

/** Values, the same in every language, with the key of their label under `form`. The first is the default. */
export const subjects = [
  { value: "General question", label: "general" },
  { value: "Becoming a user", label: "user" },
  { value: "Feature request", label: "feature" },
  { value: "Support request", label: "support" },
] as const;

export const messageFields = ["name", "email", "subject", "body"] as const;
export type MessageField = (typeof messageFields)[number];

/** Body of `POST /api/v1/message`. */
export type Message = Readonly<Record<MessageField, string>>;

/** In UTF-16 code units. For e-mail see RFC 5321, section 4.5.3.1.3. */
export const fieldLimits = { name: 200, email: 254 } as const;

/** A value for each field. */
export function mapFields<Value>(create: (field: MessageField) => Value): Record<MessageField, Value> {
  return { name: create("name"), email: create("email"), subject: create("subject"), body: create("body") };
}

export function messageOf(form: FormData): Message {
  return mapFields((name) => String(form.get(name) ?? ""));
}

/** Name of the honeypot field, which autofill does not know. What fills it in is doubtful, and never refused. */
export const honeypotField = "topic";

/** Name of the hidden field with the language of the page, to which a form sent without JavaScript goes back. */
export const languageField = "language";

/** The message, with the hidden field only if it is filled in. */
export function bodyOf(form: FormData): Message {
  const trap = form.get(honeypotField);
  return { ...messageOf(form), ...(trap ? { [honeypotField]: trap } : {}) };
}

export interface FormState {
  readonly phase: "editing" | "sending" | "sent" | "failed";
  /** The server's answer to a form sent without the app: what was typed is one page back. */
  readonly isAnswer?: boolean;
  /** The field that the server rejected. */
  readonly field?: MessageField | undefined;
}

/** Query and hash of the contact page after sending: `?sent=1#sent`, `?failed=1#failed`, `?failed=name#failed-name`. */
export function answerAddress(sent: boolean, rejected?: string): string {
  if (sent) return "?sent=1#sent";
  const field = messageFields.find((name) => name === rejected);
  return `?failed=${field ?? 1}#${failureId(field)}`;
}

/** Id of the notice, which CSS shows by the hash. */
export function failureId(field?: MessageField): string {
  return field === undefined ? "failed" : `failed-${field}`;
}

/** The state that such a query means; `editing` for any other. */
export function initialState(query: string): FormState {
  const parameters = new URLSearchParams(query);
  if (parameters.get("sent") === "1") return { phase: "sent" };
  const failed = parameters.get("failed");
  const field = messageFields.find((name) => name === failed);
  return failed === "1" || field !== undefined ? { phase: "failed", isAnswer: true, field } : { phase: "editing" };
}
