/**
 * The site in development. Content is watched; pictures and the form for editors are generated on request, so that
 * edits don't wait for them. The bundled server handles the rest: redirects, API calls, sample installers.
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
import { fileType } from "../../src/server/files/file-headers.ts";
import { embeddedCountryDatabase as countryDatabase } from "../../src/server/node/country-database.ts";
import { createMessageJournal } from "../../src/server/node/journal.ts";
import { nodePorts } from "../../src/server/node/node-ports.ts";
import { adminHeaders } from "../../src/server/security-headers.ts";
import type { SiteInfo } from "../../src/server/site-info.ts";
import { adminBundle } from "../admin/build/bundle.ts";
import { adminFiles } from "../admin/build/files.ts";
import { readFormContent } from "../admin/build/form-content.ts";
import { readFormSettings } from "../admin/build/form-settings.ts";
import { developmentPreviewHead } from "../admin/build/preview-head.ts";
import { deliverPicture, pictureFolders, readPictureJobs } from "../encode/deliver.ts";
import { serveContent } from "./content-server.ts";

const generated = resolve(generatedFolder);

/** Not that of `npm run serve`, which may run beside. */
const messages = createMessageJournal("data/development.jsonl");

/** @returns Stops watching the content. */
export async function serveDevelopment(server: ViteDevServer): Promise<() => Promise<void>> {
  const stop = await serveContent(server);
  server.middlewares.use(generatedFiles);
  server.middlewares.use(middlewareOf(developmentSite(server)));
  return stop;
}

/** Rewrites URLs of generated files for Vite to serve them. Their names need no percent decoding. */
const generatedFiles: Connect.NextHandleFunction = (request, _response, next) => {
  const [path = "/"] = (request.url ?? "/").split("?");
  const [, page] = /^\/content\/\w+\/(.*)$/.exec(path) ?? [];
  const file = join(generated, page === undefined ? `public${path}` : `content/${page}`);
  const isFile = !path.includes("..") && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  if (isFile) request.url = join("/@fs/", normalizePath(file));
  next();
};

/** Passes 404s on to Vite: its own files, and pages, which Vike renders. */
function middlewareOf(site: Hono): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const listener = getRequestListener(async (webRequest, env) => {
      try {
        const webResponse = await site.fetch(webRequest, env);
        if (webResponse.status !== 404) return webResponse;
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
  const bundledServer = async (request: Request, env: unknown) => {
    const { addresses, serverSettings, shell } = await server.ssrLoadModule("#generated/shell.ts");
    const site: SiteInfo = { ...shell, ...addresses, ...serverSettings, pages: 0 };
    const clientRoot = join(generatedFolder, "public");
    return createApp(nodePorts({ clientRoot, site, messages, countryDatabase, trustedProxies: 1 })).fetch(
      request,
      env ?? {},
    );
  };
  const app = new Hono();
  // Rethrown for Vite's error overlay.
  app.onError((error) => {
    throw error;
  });
  // The form for editors, bundled as in a build; without `editing`, so that it saves to the local folder.
  app.get(`/${adminFolder}/*`, async (c) => {
    const name = c.req.path.slice(adminFolder.length + 2) || "index.html";
    bundle ??= adminBundle(server.config.root);
    // Regenerated on every page load, since the content may have changed.
    if (name === "index.html") {
      form = adminFiles(
        await bundle,
        { ...(await readFormSettings(contentFolder)), editing: undefined },
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
    const picture = await deliverPicture(c.req.path, await readPictureJobs(generated), pictureFolders);
    return picture === undefined
      ? c.notFound()
      : c.body(new Uint8Array(picture), 200, { "Content-Type": fileType(c.req.path) });
  });
  app.all("*", (c) => {
    const { path } = c.req;
    // Paths with a language are pages; others may be source files that Vite serves.
    const isPage = c.req.header("Accept")?.includes("text/html") || /^\/[a-z]{2}(?:\/|$)/.test(path);
    const isForServer = isPage || path.startsWith("/api/") || /\.(?:exe|msi|zip)$/.test(path);
    return isForServer ? bundledServer(c.req.raw, c.env) : c.notFound();
  });
  return app;
}
