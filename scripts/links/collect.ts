/** Every address outside of this site that content leads to, and every place that names it. */
import type { SourceLocation } from "../content/core/diagnostic.ts";
import { isRecord, type Path, valueAt, walkStrings } from "../content/core/value-path.ts";
import { piecesOf } from "../content/model/html/pieces.ts";
import type { ParsedFile } from "../content/parse/parse.ts";
import { locate, locateText } from "../content/parse/source-location.ts";
import { parsedAddress } from "../content/schema/formats/web-address.ts";
import type { ContentFiles } from "../content/validate/content-files.ts";

export interface ExternalLink {
  /** Without the place on the page, which no server is told. */
  readonly address: string;
  readonly places: readonly SourceLocation[];
  /** Size in bytes that the facts give, for a file that can be downloaded. */
  readonly bytes?: number;
}

interface Found {
  readonly address: string;
  readonly place: SourceLocation;
  readonly bytes?: number;
}

/**
 * Links of facts and words, in their order. Content need not be valid: what is no address is left out.
 *
 * A link to one of the hosts is composed as the site does it; if its path has `{lang}`, once for each language.
 */
export function collectLinks(files: ContentFiles): ExternalLink[] {
  const links = new Map<string, ExternalLink>();
  for (const parsed of files.parsed.values()) {
    const strings = [...walkStrings(parsed.value)];
    const found = strings.flatMap(({ path, value }) => [
      ...composed(files, parsed, path, value),
      ...written(parsed, path, value),
    ]);
    for (const { address, place, bytes } of found) {
      const href = parsedAddress(address.replace(/#.*$/, ""))?.href;
      if (href === undefined) continue;
      const known = links.get(href);
      const size = bytes === undefined ? {} : { bytes };
      links.set(href, { ...known, address: href, places: [...(known?.places ?? []), place], ...size });
    }
  }
  return [...links.values()];
}

/** Addresses in a text. The hosts themselves and the services of the site are nobody's links. */
function written(parsed: ParsedFile, path: Path, value: string): Found[] {
  if (!value.includes("https://") || path[0] === "hosts" || path.at(-1) === "endpoint") return [];
  if (path.at(-1) === "html") {
    return piecesOf(value).flatMap((piece) => {
      const href = piece.kind === "tag" ? piece.attributes.find(({ name }) => name === "href")?.value : undefined;
      if (href?.startsWith("https://") !== true) return [];
      return [{ address: href, place: locateText(parsed, path, piece.whole) }];
    });
  }
  return [...value.matchAll(/https:\/\/[^\s<>"{}\\]+/g)].map(([whole]) => {
    // A sentence goes on behind an address, or ends there.
    const address = whole === value ? whole : whole.replace(/[.,;:!?)'“”»]+$/, "");
    return { address, place: locateText(parsed, path, address) };
  });
}

/** A link that is made of a host and the key `path`, once for each language if that names one. */
function composed(files: ContentFiles, parsed: ParsedFile, path: Path, value: string): Found[] {
  if (path.at(-1) !== "path") return [];
  const { host, bytes } = recordAt(parsed.value, path.slice(0, -1));
  const base = baseOf(files, parsed.file, host);
  if (base === undefined) return [];
  const place = locate(parsed, path);
  const size = typeof bytes === "number" ? { bytes } : {};
  const languages = value.includes("{lang}") ? files.languages : [""];
  return languages.map((language) => ({ address: base + value.replaceAll("{lang}", language), place, ...size }));
}

/** What comes before a path in a file. */
function baseOf(files: ContentFiles, file: string, host: unknown): string | undefined {
  if (file === "facts/site.yaml") return typeof host === "string" ? hostAddress(files, host) : undefined;
  if (file === "facts/help.yaml") return hostAddress(files, "help");
  if (file !== "facts/downloads.yaml" && !file.startsWith("facts/plugins/")) return undefined;
  const folder = hostAddress(files, "downloads");
  return folder === undefined ? undefined : `${folder}/`;
}

/** Absolute address of a host; that of the installers may be a path of the site's own. */
function hostAddress(files: ContentFiles, name: string): string | undefined {
  const address = recordAt(files.parsed.get("facts/site.yaml")?.value, ["hosts"])[name];
  if (typeof address !== "string") return undefined;
  return address.startsWith("/") && name !== "site" ? `${hostAddress(files, "site") ?? ""}${address}` : address;
}

function recordAt(value: unknown, path: Path): Readonly<Record<string, unknown>> {
  const record = valueAt(value, path);
  return isRecord(record) ? record : {};
}
