/** Bundles of the two servers. */
import { builtinModules } from "node:module";
import { join } from "node:path";
import { type BuildOptions, type SSROptions, build as viteBuild } from "vite";

/**
 * Packages remain imports, which `npm ci --omit=dev` installs, except Zod, which has a file for each of fifty languages, and
 * the router, which needs React and is one function of both.
 */
export function bundleServer(outFolder: string): Promise<void> {
  return bundle(["src/server/node/main.ts", "src/server/node/messages-command.ts"], join(outFolder, "server"), {
    ssr: { noExternal: ["zod", "react", "react-router", "cookie", "set-cookie-parser"] },
    build: { target: "node20" },
  });
}

/** With all packages. Facts of the site are a module of their own, beside it. */
export function bundleWorker(outFolder: string): Promise<void> {
  const paths: Readonly<Record<string, string>> = {
    "#site": "./site.js",
    ...Object.fromEntries(builtinModules.map((name) => [name, `node:${name}`])),
  };
  return bundle(["src/server/worker/worker.ts"], join(outFolder, "worker"), {
    ssr: { noExternal: true },
    build: {
      target: "es2022",
      minify: true,
      rolldownOptions: {
        external: [/^(?:cloudflare|node):/, ...Object.keys(paths)],
        output: { chunkFileNames: "[name].js", paths: (id) => paths[id] ?? id },
      },
    },
  });
}

async function bundle(
  input: readonly string[],
  outDir: string,
  { ssr, build: { rolldownOptions, ...build } }: { readonly ssr: SSROptions; readonly build: BuildOptions },
): Promise<void> {
  await viteBuild({
    configFile: false,
    // The router is marked as code for browsers, which is a warning.
    logLevel: "error",
    build: {
      ...{ ssr: true, outDir, copyPublicDir: false, license: { fileName: "licences.txt" } },
      ...build,
      rolldownOptions: { ...rolldownOptions, input: [...input] },
    },
    define: { "process.env.NODE_ENV": '"production"' },
    // Its package for browsers would import React DOM.
    resolve: { alias: { "react-router-dom": "react-router" } },
    ssr,
  });
}
