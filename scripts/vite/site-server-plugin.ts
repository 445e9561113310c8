/**
 * The bundled server's answers in development: redirects to the visitor's language, and the calls below `/api/`, by the
 * same code as in production.
 */
import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";
import { z } from "zod";
import { acceptedLanguages, detectLanguage, languageCookie, readCookie } from "../../src/features/language/detect.ts";
import { redirectTarget } from "../../src/features/language/redirect.ts";
import { createApp } from "../../src/server/app.ts";

const shellShape = z.object({
  brand: z.string(),
  languages: z.array(z.object({ code: z.string() })),
  pluginSlugs: z.array(z.string()),
});

export function siteServerPlugin(): Plugin {
  return {
    name: "site:server",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname, search } = new URL(`http://localhost${request.url ?? "/"}`);
          const isCall = pathname.startsWith("/api/");
          const isPage =
            (request.method === "GET" || request.method === "HEAD") &&
            (request.headers.accept ?? "").includes("text/html");
          if (!isCall && !isPage) return next();
          const { shell } = await server.ssrLoadModule("/src/generated/shell.ts");
          const { brand, languages, pluginSlugs } = shellShape.parse(shell);
          const codes = languages.map(({ code }) => code);
          if (isCall) {
            const site = { brand, languages: codes, pluginSlugs, pages: 0, sample: true };
            return await getRequestListener(createApp({ clientRoot: server.config.root, site }).fetch)(
              request,
              response,
            );
          }
          const known = {
            pathname,
            stored: readCookie(request.headers.cookie ?? "", languageCookie),
            preferred: acceptedLanguages(request.headers["accept-language"] ?? ""),
          };
          const target = redirectTarget(pathname, detectLanguage(known, codes), codes);
          if (target === undefined) return next();
          response.writeHead(302, { Location: target + search, Vary: "Accept-Language, Cookie" });
          return response.end();
        } catch (error) {
          return next(error);
        }
      });
    },
  };
}
