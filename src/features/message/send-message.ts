import type { Message } from "../../domain/message.ts";

const timeoutMs = 15_000;

/** Sends a message as JSON. `false` for any status but OK, without a connection, and after the timeout; never rejects. */
export async function sendMessage(endpoint: string, message: Message): Promise<boolean> {
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
