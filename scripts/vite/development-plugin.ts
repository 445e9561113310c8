/** Serves the whole site from Vite's development server. Loaded on demand: builds and config readers don't need it. */
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { contentFolder, generatedFolder } from "../../src/project-folders.ts";

export function developmentPlugin(): Plugin {
  let stop: (() => Promise<void>) | undefined;
  return {
    name: "site:development",
    apply: "serve",
    // The content server watches both, and reloads only when needed.
    config: () => ({
      server: { watch: { ignored: [`${resolve(contentFolder)}/**`, `${resolve(generatedFolder)}/**`] } },
    }),
    async configureServer(server) {
      const { serveDevelopment } = await import("./development-site.ts");
      stop = await serveDevelopment(server);
    },
    async closeBundle() {
      await stop?.();
    },
  };
}
