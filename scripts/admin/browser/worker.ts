/** Client of the web worker that runs the content check. */
import type { WorkerApi } from "./worker/worker-api.ts";

export type Call = <Method extends keyof WorkerApi>(
  method: Method,
  value: Parameters<WorkerApi[Method]>[0],
) => Promise<Awaited<ReturnType<WorkerApi[Method]>>>;

/** Starts the worker. @returns Sends a request and rejects if the worker fails or has failed. Requests are answered in order. */
export function startWorker(script: string): Call {
  const worker = new Worker(script, { type: "module" });
  const failure = new Promise<never>((_resolve, reject) => worker.addEventListener("error", reject));
  failure.catch(() => undefined);
  return (method, value) => {
    const { port1, port2 } = new MessageChannel();
    const response = new Promise<never>((resolve, reject) => {
      port1.onmessage = ({ data }) => ("error" in data ? reject(new Error(data.error)) : resolve(data.result));
    });
    worker.postMessage({ method, value }, [port2]);
    return Promise.race([response, failure]);
  };
}
