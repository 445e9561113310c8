/** Lets Vite's server answer what the site answers. A build, and tools that only read the configuration, load nothing of it. */
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { contentFolder, generatedFolder } from "../../src/project-folders.ts";

export function developmentPlugin(): Plugin {
  let stop: (() => Promise<void>) | undefined;
  return {
    name: "site:development",
    apply: "serve",
    // Both are followed by the content server, which knows earlier and with less work what it means.
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
