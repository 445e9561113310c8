/** The gallery of components at `/gallery`, in development only: no build has it. */
import type { Plugin } from "vite";
import { typefaceRule, wholeTypeface } from "../../src/renderer/typeface.ts";
import type { ShellFacts } from "../content/emit/shell.ts";

export function galleryPlugin(): Plugin {
  return {
    name: "site:gallery",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const asked = /^\/gallery(?:\/([a-z]{2}))?\/?$/.exec(request.url ?? "/");
        if (asked === null) return next();
        try {
          const { shell } = await server.ssrLoadModule("#generated/shell.ts");
          const languages: ShellFacts["languages"] = shell.languages;
          const html = documentOf(asked[1] ?? languages[0]?.code ?? "");
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(await server.transformIndexHtml("/gallery", html));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

function documentOf(language: string): string {
  return [
    `<!doctype html><html lang="${language}" data-version="gallery"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Gallery</title>',
    `<style>${typefaceRule(wholeTypeface)}</style></head>`,
    '<body><div id="app"></div><script type="module" src="/src/gallery/main.tsx"></script></body></html>',
  ].join("");
}
