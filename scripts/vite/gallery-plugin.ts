/** The gallery of components at `/gallery`, in development only: no build has it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";
import { generatedFolder } from "../../src/project-folders.ts";
import { contentVersion } from "./content-version.ts";

const shellShape = z.object({ shell: z.object({ languages: z.array(z.object({ code: z.string() })) }) });

export function galleryPlugin(): Plugin {
  return {
    name: "site:gallery",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(`http://localhost${request.url ?? "/"}`);
        const asked = /^\/gallery(?:\/([a-z]{2}))?\/?$/.exec(pathname);
        if (asked === null) return next();
        try {
          const { shell } = shellShape.parse(await server.ssrLoadModule("#generated/shell.ts"));
          const codes = shell.languages.map(({ code }) => code);
          const language = codes.find((code) => code === asked[1]) ?? codes[0] ?? "";
          const text = readFileSync(join(generatedFolder, "version.json"), "utf8");
          const version = contentVersion(text);
          const html = await server.transformIndexHtml(pathname, documentOf(language, version));
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          return response.end(html);
        } catch (error) {
          return next(error);
        }
      });
    },
  };
}

function documentOf(language: string, version: string): string {
  return [
    `<!doctype html><html lang="${language}" data-version="${version}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Gallery</title></head>',
    '<body><div id="app"></div><script type="module" src="/src/gallery/main.tsx"></script></body></html>',
  ].join("");
}
