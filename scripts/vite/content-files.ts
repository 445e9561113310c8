/** In development: the generated files under the addresses that they have on the site. */
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Connect, Logger } from "vite";
import { fileType } from "../../src/server/files/file-type.ts";
import type { EmittedFiles } from "../content/emit/emit.ts";
import { deliverPicture, pictureFolders, readPlans } from "../encode/deliver.ts";

/**
 * @param generated Absolute path of the folder that the content build writes.
 * @param versions Files of the last versions of the content. A document is given what it was rendered from: React takes
 *   it over as it is, and would not notice where it differs.
 */
export function generatedFiles(
  generated: string,
  log: Logger,
  versions: ReadonlyMap<string, EmittedFiles>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const asked = nameOf(request.url ?? "/");
    if (asked === undefined) return next();
    const { path, name, version } = asked;
    const send = (data: string | Uint8Array) => {
      response.setHeader("Content-Type", fileType(name));
      response.setHeader("Cache-Control", "no-store");
      response.end(data);
    };
    const earlier = versions.get(version)?.get(name);
    if (earlier !== undefined) return send(earlier);
    const file = join(generated, name);
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) return send(await readFile(file));
    if (!/^\/(?:content|locales|images)\//.test(path)) return next();
    const picture = await encodedPicture(path, generated, log);
    if (picture !== undefined) return send(picture);
    response.statusCode = 404;
    return response.end();
  };
}

interface Asked {
  readonly path: string;
  /** Name of the generated file. */
  readonly name: string;
  /** Version of the content; empty where the address has none. */
  readonly version: string;
}

/** Names of generated files need no percent encoding. */
function nameOf(url: string): Asked | undefined {
  const [path = "/", query = ""] = url.split("?");
  if (path.includes("..")) return undefined;
  const [, version, page] = /^\/content\/(\w+)\/(.*)$/.exec(path) ?? [];
  if (version !== undefined) return { path, name: `content/${page}`, version };
  return { path, name: `public${path}`, version: new URLSearchParams(query).get("v") ?? "" };
}

/** A file of a picture, encoded when it is asked for, so that no edit waits for those that nobody looks at. */
async function encodedPicture(path: string, generated: string, log: Logger): Promise<Buffer | undefined> {
  try {
    return path.startsWith("/images/")
      ? await deliverPicture(path, await readPlans(generated), pictureFolders)
      : undefined;
  } catch (error) {
    log.error(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
