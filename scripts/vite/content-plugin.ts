/** Content in development: followed, and served as it changes. */
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Connect, normalizePath, type Plugin } from "vite";
import { contentFolder, generatedFolder } from "../../src/project-folders.ts";
import { fileType } from "../../src/server/files/file-type.ts";
import { deliverPicture, pictureFolders, readPlans } from "../encode/deliver.ts";

const generated = resolve(generatedFolder);

export function contentPlugin(): Plugin {
  let stop: (() => Promise<void>) | undefined;
  return {
    name: "site:content",
    apply: "serve",
    // Both are followed by the content server, which knows earlier and with less work what it means.
    config: () => ({ server: { watch: { ignored: [`${resolve(contentFolder)}/**`, `${generated}/**`] } } }),
    async configureServer(server) {
      // A build, and tools that only read this configuration, do without the content check.
      const { serveContent } = await import("./content-server.ts");
      stop = await serveContent(server);
      server.middlewares.use(generatedFiles);
      server.middlewares.use(encodedPictures);
    },
    async closeBundle() {
      await stop?.();
    },
  };
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

/** Each file of a picture is encoded when it is asked for, so that no edit waits for those that nobody looks at. */
const encodedPictures: Connect.NextHandleFunction = async (request, response, next) => {
  const [path = "/"] = (request.url ?? "/").split("?");
  try {
    const plans = path.startsWith("/images/") ? await readPlans(generated) : [];
    const picture = await deliverPicture(path, plans, pictureFolders);
    if (picture === undefined) return next();
    response.setHeader("Content-Type", fileType(path));
    response.end(picture);
  } catch (error) {
    next(error);
  }
};
