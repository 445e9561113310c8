import { join, relative, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { filesBelow } from "./scripts/files-below.ts";
import { browserChunksPlugin } from "./scripts/vite/browser-chunks-plugin.ts";
import { developmentPlugin } from "./scripts/vite/development-plugin.ts";
import { inlineScriptPlugin } from "./scripts/vite/inline-script-plugin.ts";
import { generatedFolder, outFolder } from "./src/project-folders.ts";

/** Sorted, so that both bundles number them alike. */
const styleModules = filesBelow("src").filter((name) => name.endsWith(".module.css"));
const classNames: string[][] = [];

/** Names a class by the numbers of its file and of itself in the file. Hashes would add 290 bytes to each document. */
function shortClassName(name: string, path: string): string {
  const file = numberOf(relative("src", path).replaceAll("\\", "/"), styleModules);
  classNames[file] ??= [];
  // Two characters for the file, the first one a letter.
  return (360 + file).toString(36) + numberOf(name, classNames[file]).toString(36);
}

/** The index of an item in a list, to which a new one is added. */
function numberOf(item: string, list: string[]): number {
  const index = list.indexOf(item);
  return index === -1 ? list.push(item) - 1 : index;
}

export default defineConfig({
  // Its key has the alias below in it: two servers with other folders would delete each other's.
  ...(process.env.OUT_DIR ? { cacheDir: join(outFolder, "vite-cache") } : {}),
  plugins: [react(), vike(), inlineScriptPlugin(), developmentPlugin(), browserChunksPlugin()],
  css: { modules: { generateScopedName: shortClassName } },
  build: {
    outDir: outFolder,
    // The last browsers for Windows 7 and 8 (Chromium 109, Firefox ESR 115), and Safari of the same time.
    target: ["chrome109", "edge109", "firefox115", "safari16"],
    cssTarget: ["chrome109", "edge109", "firefox115", "safari16", "ios16"],
    modulePreload: { polyfill: false },
    manifest: true,
    assetsInlineLimit: 0,
    // It times what a busy machine does.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        license: { fileName: "licences.txt" },
        rolldownOptions: {
          input: {
            entry: "src/browser/start.tsx",
            redirect: "src/browser/redirect.ts",
            preview: "src/preview/preview.tsx",
          },
          // boot.ts calls what the entry exports.
          preserveEntrySignatures: "allow-extension",
        },
      },
    },
  },
  resolve: {
    alias: {
      "#generated": resolve(generatedFolder),
      // react-i18next brings it for versions of React that do not have this hook.
      "use-sync-external-store/shim": "react",
    },
  },
  server: { port: 5173, host: "localhost" },
});
