/** Client of the web worker that runs the content check. */
import type { Answers } from "../../scripts/admin/worker/answers.ts";

type Answer<Name extends keyof Answers> = Awaited<ReturnType<Answers[Name]>>;

export type Ask = <Name extends keyof Answers>(
  name: Name,
  value: Parameters<Answers[Name]>[0],
) => Promise<Answer<Name>>;

/** Starts the worker. @returns Sends a request and rejects if the worker fails or has failed. Requests are answered in order. */
export function startWorker(script: string): Ask {
  const worker = new Worker(script, { type: "module" });
  const failure = new Promise<never>((_resolve, reject) => worker.addEventListener("error", reject));
  failure.catch(() => undefined);
  let last = 0;
  return (name, value) => {
    last += 1;
    const id = last;
    const answered = new AbortController();
    const { signal } = answered;
    const answer = new Promise<never>((resolve, reject) => {
      const listener = ({ data }: MessageEvent) => {
        if (data.id !== id) return;
        if ("error" in data) reject(new Error(data.error));
        else resolve(data.answer);
      };
      worker.addEventListener("message", listener, { signal });
    });
    worker.postMessage({ id, name, value });
    return Promise.race([answer, failure]).finally(() => answered.abort());
  };
}
