/**
 * The bundled server's answers in development: redirects to the visitor's language, the calls below `/api/`, and sample
 * installers, by the same code as in production.
 */
import type { ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";
import { z } from "zod";
import { liesBelow, redirectTarget } from "../../src/features/language/redirect.ts";
import { matchPath } from "../../src/routes/routes.ts";
import { createApp } from "../../src/server/app.ts";
import { embeddedCountryDatabase } from "../../src/server/country/country-database.ts";
import { languageVary, requestLanguage } from "../../src/server/request-language.ts";

const serverShape = z.object({ messageMaxLength: z.int() });

const shellShape = z.object({
  brand: z.string(),
  languages: z.array(z.object({ code: z.string() })),
  pluginSlugs: z.array(z.string()),
  editions: z.array(z.string()),
  sample: z.boolean(),
  downloadsPath: z.string().optional(),
});

export function siteServerPlugin(): Plugin {
  return {
    name: "site:server",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { pathname, search } = new URL(`http://localhost${request.url ?? "/"}`);
          const isCall = pathname.startsWith("/api/");
          const isQuestion = request.method === "GET" || request.method === "HEAD";
          // A path with a language is a page's, whoever asks; of the others some are sources of the application.
          const isPage =
            isQuestion &&
            ((request.headers.accept ?? "").includes("text/html") || /^\/[a-z]{2}(?:\/|$)/.test(pathname));
          if (!isCall && !isPage && !pathname.endsWith(".exe")) return next();
          const { serverFacts, shell } = await server.ssrLoadModule("#generated/shell.ts");
          const { languages, ...known } = shellShape.parse(shell);
          const codes = languages.map(({ code }) => code);
          if (isCall || liesBelow(pathname, known.downloadsPath)) {
            const site = { ...known, ...serverShape.parse(serverFacts), languages: codes, pages: 0 };
            const options = { clientRoot: server.config.root, site, countryDatabase: embeddedCountryDatabase };
            return await getRequestListener(createApp(options).fetch)(request, response);
          }
          const { cookie = "", "accept-language": accepted = "" } = request.headers;
          const asked = new Request(`http://localhost${pathname}`, {
            headers: { Cookie: cookie, "Accept-Language": accepted },
          });
          const target = redirectTarget(pathname, requestLanguage(asked, codes), codes);
          if (target === undefined) {
            if (matchPath(pathname, { ...known, languages: codes }).route === "notFound") answerNotFound(response);
            return next();
          }
          response.writeHead(302, { Location: target + search, Vary: languageVary });
          return response.end();
        } catch (error) {
          return next(error);
        }
      });
    },
  };
}

/** To Vike the page for unknown paths is a page like any other, and it says that all is well. */
function answerNotFound(response: ServerResponse): void {
  let status = 404;
  Object.defineProperty(response, "statusCode", {
    get: () => status,
    set(code: number) {
      status = code === 200 ? 404 : code;
    },
  });
}
