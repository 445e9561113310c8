import { adminFolder } from "../../routes/folders.ts";

const year = "public, max-age=31536000, immutable";
/** Kept, but asked about each time: answered with 304 while it is the same. */
const askEachTime = "no-cache";

/** Folders whose files have a digest in their address: another content is another address. */
export const digestFolders: readonly string[] = ["assets", "content", "images", `${adminFolder}/assets`];

/**
 * Value of `Cache-Control` (RFC 9111; `immutable` is RFC 8246).
 *
 * @param file Path below the site's root: `assets/entry.4f3a.js`, `en/features.html`.
 * @param versioned Whether the address carried a version (`?v=…`); it counts for `locales/` only.
 */
export function cacheControl(file: string, versioned: boolean): string {
  const [folder = "", ...rest] = file.split("/");
  if (digestFolders.some((digests) => file.startsWith(`${digests}/`))) return year;
  if (rest.length > 0 && folder === "locales") return versioned ? year : askEachTime;
  return file.endsWith(".html") ? askEachTime : "public, max-age=3600";
}
