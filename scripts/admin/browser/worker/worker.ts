/** The web worker of the form: runs the content check off the main thread. */
import { type WorkerApi, workerApi } from "./worker-api.ts";

interface Request {
  readonly method: keyof WorkerApi;
  readonly value: unknown;
}

addEventListener("message", async ({ data: { method, value }, ports: [port] }: MessageEvent<Request>) => {
  try {
    port?.postMessage({ result: await Reflect.apply(workerApi[method], undefined, [value]) });
  } catch (error) {
    port?.postMessage({ error: String(error) });
  }
});
