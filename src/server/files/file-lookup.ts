/** Finds the file of an address. Nothing outside the site's folder, and nothing hidden in it, can be named. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { adminFolder } from "../../routes/folders.ts";
import { pathSegments } from "../request-path.ts";

/** A name that means the same on every file system: no separators, drives, streams or control characters. */
const plainName = /^[^/\\:\p{Cc}]+$/u;
/** Only ever used beside the file they are the encoding of. */
const encodedSibling = /\.(?:br|gz)$/i;
/** What the build writes for hosts that are not this server. */
const otherHosts: ReadonlySet<string> = new Set(["_headers", "_redirects"]);
/** Codes for "there is no such file", beside `ENOENT`, which is no error here. */
const absent: ReadonlySet<unknown> = new Set(["ENOTDIR", "ENAMETOOLONG"]);

/**
 * The file of an address as a path below the root.
 *
 * @param pathname Path as it was asked for, with percent encoding.
 * @param languages Only below one of these does an address without extension mean a page.
 */
export function findFile(root: string, pathname: string, languages: readonly string[]): string | undefined {
  return fileCandidates(pathname, languages).find((candidate) => isFile(join(root, candidate)));
}

/** `/en/features` → `en/features.html`, `en/features`; none for `/..%2fsecret`, `/.env`, `/en/`, `/assets/entry.js.br`. */
function fileCandidates(pathname: string, languages: readonly string[]): string[] {
  if (pathname === `/${adminFolder}` || pathname === `/${adminFolder}/`) return [`${adminFolder}/index.html`];
  const segments = pathSegments(pathname);
  if (segments === undefined || !segments.every(isServed) || encodedSibling.test(segments.at(-1) ?? "")) return [];
  const path = segments.join("/");
  return languages.includes(segments[0] ?? "") ? [`${path}.html`, path] : [path];
}

/** `.well-known` is the one hidden folder that is meant to be read (RFC 8615). */
function isServed(segment: string, index: number): boolean {
  if (index === 0 && otherHosts.has(segment)) return false;
  return plainName.test(segment) && (!segment.startsWith(".") || (index === 0 && segment === ".well-known"));
}

/** `false` for a folder. Throws what the file system throws for anything but a file that does not exist. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch (error) {
    if (error instanceof Error && "code" in error && absent.has(error.code)) return false;
    throw error;
  }
}
