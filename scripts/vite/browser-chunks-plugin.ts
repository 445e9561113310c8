/**
 * Chunks of the browser build as Vite makes them: styles go with the module that imports them.
 *
 * Vike puts every stylesheet into a chunk of its own, to avoid that one is sent twice where server and browser entries
 * share it. Here the browser entry alone decides what is sent, and each such chunk would cost a request.
 */
import type { Plugin } from "vite";

/**
 * - `react`: the large library with the loader's own helpers, evaluated in a task of its own before the rest, so that no
 *   single task is long.
 * - `common`: what several pages are made of, in one file instead of a dozen of a few hundred bytes.
 */
export const browserChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|preload-helper|rolldown[\\/]runtime/ },
    { name: "common", test: /src[\\/](?:components|features)[\\/]/, minShareCount: 4 },
  ],
};

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
