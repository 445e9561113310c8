/** The form for editors at `/admin` in development: bundled as in a build, at the first question for it. */
import type { Plugin } from "vite";
import { contentFolder } from "../../src/project-folders.ts";
import { adminFolder } from "../../src/routes/folders.ts";
import { fileType } from "../../src/server/files/file-type.ts";
import { adminHeaders } from "../../src/server/security-headers.ts";
import { adminBundle } from "../admin/bundle.ts";
import { readAdminFacts } from "../admin/facts.ts";
import { adminFiles } from "../admin/files.ts";

export function adminPlugin(): Plugin {
  let bundle: ReturnType<typeof adminBundle> | undefined;
  let files: ReturnType<typeof adminFiles> = new Map();
  return {
    name: "site:admin",
    apply: "serve",
    configureServer({ config, middlewares }) {
      middlewares.use(`/${adminFolder}`, async (request, response, next) => {
        const name = /^\/([^?]*)/.exec(request.url ?? "")?.[1] || "index.html";
        try {
          bundle ??= adminBundle(config.root);
          // With each new page: the languages and the words that there are to choose from may have changed.
          if (name === "index.html") files = adminFiles(await bundle, await readAdminFacts(contentFolder));
          const content = files.get(name);
          const type = { "Content-Type": fileType(name), "Cache-Control": "no-store" };
          response.writeHead(content === undefined ? 404 : 200, { ...adminHeaders, ...type }).end(content);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
