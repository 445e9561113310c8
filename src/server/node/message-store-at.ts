import { readMessages, writeMessages } from "../messages/json-lines.ts";
import type { MessageStore } from "../ports.ts";
import { StartProblem } from "../start-problem.ts";

/** Messages of one request; a request has little time in some places. */
const batchSize = 200;

/**
 * The messages of a running program, read and deleted over HTTP.
 *
 * @param address Such as `https://www.company.com`. Only on this machine may it be unencrypted.
 * @throws {StartProblem} For a wrong address; its methods, if the program does not do what it is asked.
 */
export function messageStoreAt(address: string, secret: string): Pick<MessageStore, "list" | "delete" | "add"> {
  const isSafe = /^(?:https:\/\/|http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?\/?$)/i.test(address);
  if (!isSafe || !URL.canParse(address)) {
    throw new StartProblem(`--at takes an address such as https://www.company.com, not "${address}".`, 2);
  }
  const { origin } = new URL(address);

  async function ask(method: string, query = "", body: string | null = null): Promise<string> {
    const headers = { Authorization: `Bearer ${secret}` };
    const request = { method, headers, body, redirect: "manual" } as const;
    const answer = await fetch(`${origin}/api/v1/messages${query}`, request).catch(({ message, cause }: Error) => {
      throw new StartProblem(`${origin} cannot be reached: ${cause instanceof Error ? cause.message : message}.`);
    });
    const text = await answer.text();
    if (answer.ok) return text;
    const location = answer.headers.get("Location");
    const reason =
      reasons[answer.status] ?? (location === null ? text.split("\n", 1).join() : `it leads to ${location}`);
    throw new StartProblem(`${origin} answers with ${answer.status}: ${reason}`);
  }

  /** @param answer Of the other program: `{"added":3}`. */
  function countIn(answer: string): number {
    const [, count] = /^\{"(?:added|deleted)":(\d+)\}$/.exec(answer) ?? [];
    return count === undefined ? refuse() : Number(count);
  }
  const refuse = () => {
    throw new StartProblem(`${origin} is another program, or of another version: it sends something else.`);
  };

  return {
    async list() {
      const messages = readMessages(await ask("GET"));
      return typeof messages === "number" ? refuse() : messages;
    },
    /** @param which An instant must be the start of a day. */
    async delete(which) {
      const query = "email" in which ? which : { before: which.before.slice(0, 10) };
      return countIn(await ask("DELETE", `?${new URLSearchParams(query)}`));
    },
    async add(messages) {
      let added = 0;
      for (let start = 0; start < messages.length; start += batchSize) {
        added += countIn(await ask("POST", "", writeMessages(messages.slice(start, start + batchSize))));
      }
      return added;
    },
  };
}

const reasons: Readonly<Record<number, string>> = {
  401: "its MESSAGE_SECRET is another one.",
  404: "it has no MESSAGE_SECRET, or is another program.",
};
