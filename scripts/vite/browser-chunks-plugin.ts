/**
 * Chunks of the browser build as Vite makes them: styles go with the module that imports them.
 *
 * Vike puts every stylesheet into a chunk of its own, to avoid that one is sent twice where server and browser entries
 * share it. Here the browser entry alone decides what is sent, and each such chunk would cost a request.
 */
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

type Context = Pick<Rolldown.PluginContext, "getModuleInfo">;

let frame: ReadonlySet<string> | undefined;

/** What the browser entry imports, and what that imports, without what is loaded later. */
function frameModules(context: Context): ReadonlySet<string> {
  const found = new Set([resolve("src/renderer/entry-client.tsx")]);
  // A set goes on with what is added to it meanwhile.
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * - `react`: the large library with the loader's own helpers, evaluated in a task of its own before the rest, so that no
 *   single task is long.
 * - `early`: the few hundred bytes that other scripts than the application use too.
 * - `frame`: what every page needs, in one file.
 * - `offer`: what shows an offer and its price, apart from `common` for its styles, which the other pages do not need.
 * - `common`: what several pages are made of, in one file instead of a dozen of a few hundred bytes.
 */
export const browserChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|preload-helper|rolldown[\\/]runtime/ },
    {
      name: "early",
      test: /features[\\/](?:country[\\/](?:lookup-country|show-country-banners)|language[\\/](?:detect|redirect))\.ts/,
    },
    {
      debugName: "frame",
      name: (id: string, context: Context) => {
        frame ??= frameModules(context);
        return frame.has(id) ? "frame" : null;
      },
    },
    {
      name: "offer",
      test: /src[\\/](?:components[\\/](?:badge|ledger|picture|point-list|price|receipt)|features[\\/]billing[\\/]billed-price)\./,
    },
    {
      name: "common",
      test: /src[\\/](?:components(?![\\/]html-text)|features)[\\/]|virtual:icon-sprite/,
      minShareCount: 4,
    },
  ],
};

const own = browserChunks.groups.length;

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
          codeSplitting.groups = codeSplitting.groups.slice(0, own);
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
