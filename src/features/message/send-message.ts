import type { Message } from "../../domain/message.ts";

/** How long an answer is waited for, in milliseconds. */
const patience = 15_000;

/** Sends a message as JSON. `false` for any status but OK, for no connection and for no answer in time; never rejects. */
export async function sendMessage(endpoint: string, message: Message): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(patience),
    });
    return response.ok;
  } catch (error) {
    console.warn("The message could not be sent", error);
    return false;
  }
}
