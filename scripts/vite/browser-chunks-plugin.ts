/**
 * Chunks of the browser build as Vite makes them: styles go with the module that imports them.
 *
 * Vike puts every stylesheet into a chunk of its own, to avoid that one is sent twice where server and browser entries
 * share it. Here the browser entry alone decides what is sent, and each such chunk would cost a request.
 */
import type { Plugin } from "vite";

export function browserChunksPlugin(): Plugin {
  return {
    name: "site:browser-chunks",
    apply: "build",
    enforce: "post",
    configResolved: {
      order: "post",
      handler(config) {
        const output = config.environments.client?.build.rolldownOptions.output;
        for (const { codeSplitting } of Array.isArray(output) ? output : output === undefined ? [] : [output]) {
          if (typeof codeSplitting !== "object" || codeSplitting.groups === undefined) continue;
          codeSplitting.groups = codeSplitting.groups.filter(({ name }) => typeof name === "string");
        }
      },
    },
    // Pages take their styles from the browser build, see src/renderer/assets.ts: those of the server build are the same
    // once more, and Vike would link to them.
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        if (this.environment.name === "client") return;
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type === "chunk") output.viteMetadata?.importedCss.clear();
          else if (name.endsWith(".css")) delete bundle[name];
        }
      },
    },
  };
}
