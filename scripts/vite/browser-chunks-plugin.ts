/**
 * Chunks of the browser build as Vite makes them: styles go with the module that imports them.
 *
 * Vike puts every stylesheet into a chunk of its own, to avoid that one is sent twice where server and browser entries
 * share it. Here the browser entry alone decides what is sent, and each such chunk would cost a request.
 */
import type { Plugin } from "vite";

export function browserChunksPlugin(): Plugin {
  return {
    name: "northtill:browser-chunks",
    apply: "build",
    enforce: "post",
    configResolved: {
      order: "post",
      handler(config) {
        const output = config.environments.client?.build.rolldownOptions.output;
        for (const one of Array.isArray(output) ? output : output === undefined ? [] : [output])
          delete one.manualChunks;
      },
    },
  };
}
