/**
 * Content in Vite: in development the files that the content build wrote are served as they are and built again on every
 * edit; in a build they are copied beside the pages.
 */
import { statSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Logger, Plugin, ViteDevServer } from "vite";
import { z } from "zod";
import { checkContent } from "../content/check.ts";
import { emitContent } from "../content/emit/emit.ts";
import { writeFiles } from "../content/emit/write.ts";
import { reportText } from "../content/report/text.ts";
import { deliverPicture, pictureFolders, readPlans } from "../encode/deliver.ts";

const types: Readonly<Record<string, string>> = {
  json: "application/json",
  atom: "application/atom+xml; charset=utf-8",
  svg: "image/svg+xml",
  ico: "image/x-icon",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
};

export function contentPlugin(): Plugin {
  const root = process.cwd();
  const content = join(root, "content");
  const generated = join(root, "src", "generated");
  return {
    name: "site:content",
    configureServer(server) {
      watch(server, content, () => rebuild(content, generated));
      server.middlewares.use(async (request, response, next) => {
        // Names of generated files need no percent encoding.
        const [path = "/"] = (request.url ?? "/").split("?");
        if (path.includes("..")) return next();
        const file = join(generated, "public", path);
        const isOurs = /^\/(?:content|locales|images)\//.test(path);
        const isThere = statSync(file, { throwIfNoEntry: false })?.isFile() === true;
        if (!isThere && !isOurs) return next();
        const bytes = isThere
          ? await readFile(file)
          : await encodedPicture(path, root, generated, server.config.logger);
        if (bytes === undefined) {
          response.statusCode = 404;
          return response.end();
        }
        response.setHeader("Content-Type", types[file.slice(file.lastIndexOf(".") + 1)] ?? "application/octet-stream");
        response.setHeader("Cache-Control", "no-store");
        return response.end(bytes);
      });
    },
    async writeBundle(options) {
      if (this.environment.name !== "client" || options.dir === undefined) return;
      await cp(join(generated, "public"), options.dir, { recursive: true });
    },
  };
}

/** A file of a picture, encoded when it is asked for, so that no edit waits for those that nobody looks at. */
async function encodedPicture(path: string, root: string, generated: string, log: Logger): Promise<Buffer | undefined> {
  try {
    return path.startsWith("/images/")
      ? await deliverPicture(path, await readPlans(generated), pictureFolders(root))
      : undefined;
  } catch (error) {
    log.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Checks and writes the content; with errors the last good files stay. */
async function rebuild(content: string, generated: string): Promise<string | undefined> {
  const checked = await checkContent(content);
  process.stderr.write(reportText(checked.problems, checked.files, "content"));
  if (checked.content === undefined) return undefined;
  const files = emitContent(checked.content, content, checked.files.images);
  await writeFiles(generated, files);
  const version: unknown = JSON.parse(String(files.get("version.json")));
  return z.object({ version: z.string() }).parse(version).version;
}

/** Builds again when something below the folder changes: once for changes that come together, one build at a time. */
function watch(server: ViteDevServer, folder: string, build: () => Promise<string | undefined>): void {
  let timer: NodeJS.Timeout | undefined;
  let building = Promise.resolve();
  const buildAndTell = async () => {
    try {
      const version = await build();
      if (version === undefined) return;
      server.ws.send({ type: "custom", event: "content:changed", data: version });
      server.config.logger.info("The content is valid, and shown.");
    } catch (error) {
      // Such as a file that an editor is just replacing: its new state is the next change.
      server.config.logger.error(`The content could not be read: ${String(error)}`);
    }
  };
  server.watcher.add(folder);
  server.watcher.on("all", (_event, path) => {
    if (!path.startsWith(folder + sep)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(buildAndTell);
    }, 50);
  });
}
