/**
 * The site in development. Content is followed; what a build would write of it is made when it is asked for, so that no
 * edit waits for what nobody looks at. The rest is the bundled server's: redirects, calls, sample installers.
 */
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { type Connect, normalizePath, type ViteDevServer } from "vite";
import { contentFolder, generatedFolder } from "../../src/project-folders.ts";
import { adminFolder } from "../../src/routes/folders.ts";
import { createApp } from "../../src/server/app.ts";
import { embeddedCountryDatabase } from "../../src/server/country/country-database.ts";
import { fileType } from "../../src/server/files/file-headers.ts";
import { adminHeaders } from "../../src/server/security-headers.ts";
import type { SiteInfo } from "../../src/server/site-info.ts";
import { adminBundle } from "../admin/bundle.ts";
import { readAdminFacts } from "../admin/facts.ts";
import { adminFiles } from "../admin/files.ts";
import { readFormContent } from "../admin/form-content.ts";
import { developmentPreviewHead } from "../admin/preview-head.ts";
import { deliverPicture, pictureFolders, readPlans } from "../encode/deliver.ts";
import { serveContent } from "./content-server.ts";

const generated = resolve(generatedFolder);

/** @returns Stops following the content. */
export async function serveDevelopment(server: ViteDevServer): Promise<() => Promise<void>> {
  const stop = await serveContent(server);
  server.middlewares.use(generatedFiles);
  server.middlewares.use(answersOf(developmentSite(server)));
  return stop;
}

/** Lets Vite answer with a generated file where the site has that file. Their names need no percent encoding. */
const generatedFiles: Connect.NextHandleFunction = (request, _response, next) => {
  const [path = "/"] = (request.url ?? "/").split("?");
  const [, page] = /^\/content\/\w+\/(.*)$/.exec(path) ?? [];
  const file = join(generated, page === undefined ? `public${path}` : `content/${page}`);
  const isFile = !path.includes("..") && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  if (isFile) request.url = join("/@fs/", normalizePath(file));
  next();
};

/** What is not there is left to Vite: its own files, and pages, which Vike renders. */
function answersOf(site: Hono): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const listener = getRequestListener(async (asked, env) => {
      try {
        const answer = await site.fetch(asked, env);
        if (answer.status !== 404) return answer;
        next();
      } catch (error) {
        next(error);
      }
      return RESPONSE_ALREADY_SENT;
    });
    await listener(request, response);
  };
}

function developmentSite(server: ViteDevServer): Hono {
  let bundle: ReturnType<typeof adminBundle> | undefined;
  let form: ReturnType<typeof adminFiles> = new Map();
  const bundledServer = async (asked: Request, env: unknown) => {
    const { serverFacts, shell } = await server.ssrLoadModule("#generated/shell.ts");
    const languages = shell.languages.map(({ code }: { code: string }) => code);
    const site: SiteInfo = { ...shell, ...serverFacts, languages, pages: 0 };
    const clientRoot = join(generatedFolder, "public");
    return createApp({ clientRoot, site, countryDatabase: embeddedCountryDatabase }).fetch(asked, env ?? {});
  };
  const app = new Hono();
  // Thrown on to Vite, which shows it.
  app.onError((error) => {
    throw error;
  });
  // The form for editors, bundled as in a build; it saves to the folder that is shown, whatever the built site has.
  app.get(`/${adminFolder}/*`, async (c) => {
    const name = c.req.path.slice(adminFolder.length + 2) || "index.html";
    bundle ??= adminBundle(server.config.root);
    // With each new page: the content may have changed.
    if (name === "index.html") {
      form = adminFiles(
        await bundle,
        { ...(await readAdminFacts(contentFolder)), editing: undefined },
        readFormContent(contentFolder, generated),
        developmentPreviewHead,
      );
    }
    const content = form.get(name);
    if (content === undefined) return c.notFound();
    return c.body(typeof content === "string" ? content : new Uint8Array(content), 200, {
      ...adminHeaders,
      "Content-Type": fileType(name),
      "Cache-Control": "no-store",
    });
  });
  app.get("/images/*", async (c) => {
    const picture = await deliverPicture(c.req.path, await readPlans(generated), pictureFolders);
    return picture === undefined
      ? c.notFound()
      : c.body(new Uint8Array(picture), 200, { "Content-Type": fileType(c.req.path) });
  });
  app.all("*", (c) => {
    const { path } = c.req;
    // A path with a language is a page's, whoever asks; of the others some are sources of the application.
    const isPage = c.req.header("Accept")?.includes("text/html") || /^\/[a-z]{2}(?:\/|$)/.test(path);
    const isServers = isPage || path.startsWith("/api/") || path.endsWith(".exe");
    return isServers ? bundledServer(c.req.raw, c.env) : c.notFound();
  });
  return app;
}
