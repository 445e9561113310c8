/** The contact message, and the states of its form (specification sections 4, 5 and 7). */

/** The values that are sent, whatever the page's language, with the key of their label under `form`. The first is the default. */
export const subjects = [
  { value: "General question", label: "general" },
  { value: "Becoming a user", label: "user" },
  { value: "Feature request", label: "feature" },
  { value: "Support request", label: "support" },
] as const;

/** What is sent: the body of `POST /api/v1/message`. */
export interface Message {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly body: string;
}

/** Longest name and address, in UTF-16 code units: what the receiver takes, and RFC 5321, section 4.5.3.1.3. */
export const fieldLimits = { name: 200, email: 254 } as const;

export function messageOf(form: FormData): Message {
  const text = (name: string) => String(form.get(name) ?? "");
  return { name: text("name"), email: text("email"), subject: text("subject"), body: text("body") };
}

export type FormState = "editing" | "sending" | "sent" | "failed";

/** How the server answered a form that was sent without JavaScript: `?sent=1` or `?failed=1` in the address of its page. */
export function initialState(query: string): FormState {
  const parameters = new URLSearchParams(query);
  if (parameters.get("sent") === "1") return "sent";
  return parameters.get("failed") === "1" ? "failed" : "editing";
}
