import type { Message } from "./message.ts";

/** How long an answer is waited for, in milliseconds. */
const patience = 15_000;

/**
 * Sends a message as JSON.
 *
 * @returns Whether it arrived: any OK status counts, the answer is not read. `false` for any other status, for no
 *   connection and for no answer in time; never rejects.
 */
export async function sendMessage(endpoint: string, message: Message): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
      signal: stop.signal,
    });
    return response.ok;
  } catch (error) {
    console.warn("The message could not be sent", error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}
