/** The web worker of the form: runs the content check off the main thread. */
import { type WorkerApi, workerApi } from "./worker-api.ts";

interface Request {
  readonly id: number;
  readonly method: keyof WorkerApi;
  readonly value: unknown;
}

addEventListener("message", async ({ data: { id, method, value } }: MessageEvent<Request>) => {
  try {
    postMessage({ id, result: await Reflect.apply(workerApi[method], undefined, [value]) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
