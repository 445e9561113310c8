/** The bundled server in development: redirects to the visitor's language, calls below `/api/`, sample installers. */
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Plugin } from "vite";
import { generatedFolder } from "../../src/project-folders.ts";
import { createApp } from "../../src/server/app.ts";
import { embeddedCountryDatabase } from "../../src/server/country/country-database.ts";
import type { SiteInfo } from "../../src/server/site-info.ts";

export function siteServerPlugin(): Plugin {
  return {
    name: "site:server",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url ?? "/";
        const isCall = path.startsWith("/api/");
        // A path with a language is a page's, whoever asks; of the others some are sources of the application.
        const isPage = request.headers.accept?.includes("text/html") || /^\/[a-z]{2}(?:[/?]|$)/.test(path);
        if (!isCall && !isPage && !path.endsWith(".exe")) return next();
        try {
          const { serverFacts, shell } = await server.ssrLoadModule("#generated/shell.ts");
          const languages = shell.languages.map(({ code }: { code: string }) => code);
          const site: SiteInfo = { ...shell, ...serverFacts, languages, pages: 0 };
          const clientRoot = join(generatedFolder, "public");
          const { fetch } = createApp({ clientRoot, site, countryDatabase: embeddedCountryDatabase });
          const listener = getRequestListener(async (asked) => {
            const answer = await fetch(asked);
            if (isCall || answer.status !== 404) return answer;
            // A page, which Vike renders.
            next();
            return RESPONSE_ALREADY_SENT;
          });
          await listener(request, response);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
