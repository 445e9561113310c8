/** The form for editors at `/admin` in development: bundled as in a build, at the first question for it. */
import type { Plugin } from "vite";
import { contentFolder } from "../../src/project-folders.ts";
import { adminFolder } from "../../src/routes/folders.ts";
import { fileType } from "../../src/server/files/file-type.ts";
import { adminHeaders } from "../../src/server/security-headers.ts";
import type { AdminBundle } from "../admin/bundle.ts";
import { cachedAdminBundle } from "../admin/cached-bundle.ts";
import { readAdminFacts } from "../admin/facts.ts";
import { adminFiles } from "../admin/files.ts";

export function adminPlugin(): Plugin {
  let bundle: Promise<AdminBundle> | undefined;
  let files: ReadonlyMap<string, string | Uint8Array> = new Map();
  return {
    name: "site:admin",
    apply: "serve",
    configureServer({ config, middlewares }) {
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(`http://localhost${request.url ?? "/"}`);
        const asked = new RegExp(`^/${adminFolder}(?:/(.*))?$`).exec(pathname);
        if (asked === null) return next();
        try {
          bundle ??= cachedAdminBundle(config.root);
          const name = asked[1] || "index.html";
          // With each new page: the languages and the words that there are to choose from may have changed.
          const isPage = name === "index.html";
          if (isPage) files = adminFiles(await bundle, await readAdminFacts(contentFolder));
          const content = files.get(name);
          for (const [header, value] of Object.entries(adminHeaders)) response.setHeader(header, value);
          if (content === undefined) {
            response.statusCode = 404;
            return response.end();
          }
          response.setHeader("Content-Type", fileType(name));
          response.setHeader("Cache-Control", "no-store");
          return response.end(content);
        } catch (error) {
          return next(error);
        }
      });
    },
  };
}
