/** Content in Vite: in development it is followed and served as it changes; in a build it is copied beside the pages. */
import { cp, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { contentFolder, generatedFolder } from "../../src/project-folders.ts";
import { generatedFiles } from "./content-files.ts";
import type { ContentServer } from "./content-server.ts";
import { contentVersion } from "./content-version.ts";

const generated = resolve(generatedFolder);

export function contentPlugin(): Plugin[] {
  return [developmentPlugin(), buildPlugin()];
}

function developmentPlugin(): Plugin {
  const content = resolve(contentFolder);
  let served: ContentServer | undefined;
  return {
    name: "site:content-development",
    apply: "serve",
    // Both are followed by the content server, which knows earlier and with less work what it means.
    config: () => ({ server: { watch: { ignored: [`${content}/**`, `${generated}/**`] } } }),
    async configureServer(server) {
      // A build, and tools that only read this configuration, do without the content check.
      const { serveContent } = await import("./content-server.ts");
      served = await serveContent(server, content, generated);
      server.middlewares.use(generatedFiles(generated, server.config.logger, served.versions));
    },
    async closeBundle() {
      await served?.close();
    },
    // Vike puts into its documents what is put into an empty one.
    transformIndexHtml: () => [
      { tag: "script", attrs: { type: "module", src: "/src/development/content-problems.ts" } },
    ],
  };
}

function buildPlugin(): Plugin {
  return {
    name: "site:content-build",
    apply: "build",
    async writeBundle({ dir }) {
      if (this.environment.name !== "client" || dir === undefined) return;
      await cp(join(generated, "public"), dir, { recursive: true });
      const version = contentVersion(await readFile(join(generated, "version.json"), "utf8"));
      await cp(join(generated, "content"), join(dir, "content", version), { recursive: true });
    },
  };
}
