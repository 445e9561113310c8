/** Client of the web worker that runs the content check. */
import type { WorkerApi } from "../../scripts/admin/worker/worker-api.ts";

export type Call = <Method extends keyof WorkerApi>(
  method: Method,
  value: Parameters<WorkerApi[Method]>[0],
) => Promise<Awaited<ReturnType<WorkerApi[Method]>>>;

/** Starts the worker. @returns Sends a request and rejects if the worker fails or has failed. Requests are answered in order. */
export function startWorker(script: string): Call {
  const worker = new Worker(script, { type: "module" });
  const failure = new Promise<never>((_resolve, reject) => worker.addEventListener("error", reject));
  failure.catch(() => undefined);
  let lastId = 0;
  return (method, value) => {
    lastId += 1;
    const id = lastId;
    const settled = new AbortController();
    const { signal } = settled;
    const response = new Promise<never>((resolve, reject) => {
      const listener = ({ data }: MessageEvent) => {
        if (data.id !== id) return;
        if ("error" in data) reject(new Error(data.error));
        else resolve(data.result);
      };
      worker.addEventListener("message", listener, { signal });
    });
    worker.postMessage({ id, method, value });
    return Promise.race([response, failure]).finally(() => settled.abort());
  };
}
