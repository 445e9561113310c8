/** Every address outside of this site that content leads to, and every place that names it. */

import type { Place } from "../content/core/diagnostic.ts";
import { isRecord, type Path, valueAt, walkStrings } from "../content/core/value-path.ts";
import { piecesOf } from "../content/model/html/pieces.ts";
import type { ParsedFile } from "../content/parse/parse.ts";
import { locate, locateText } from "../content/parse/source-location.ts";
import { parsedAddress } from "../content/schema/formats/web-address.ts";
import type { ContentFiles } from "../content/validate/content-files.ts";

export interface ExternalLink {
  /** Without the place on the page, which no server is told. */
  readonly address: string;
  readonly places: readonly Place[];
  /** Size in bytes that the facts give, for a file that can be downloaded. */
  readonly bytes?: number;
}

interface Found {
  readonly address: string;
  readonly place: Place;
  readonly bytes?: number;
}

/**
 * Links of facts and words, in the order in which they stand. Content need not be valid: what is no address is left out.
 *
 * A link to one of the hosts is composed as the site does it; where its path has `{lang}`, once for each language.
 */
export function collectLinks(files: ContentFiles): ExternalLink[] {
  const found = [...files.parsed.values()].flatMap((parsed) => [
    ...composed(files, parsed),
    ...[...walkStrings(parsed.value)].flatMap(({ path, value }) => written(parsed, path, value)),
  ]);
  const links = new Map<string, ExternalLink>();
  for (const { address, place, bytes } of found) {
    const href = parsedAddress(address.replace(/#.*$/, ""))?.href;
    if (href === undefined) continue;
    const known = links.get(href);
    const size = bytes ?? known?.bytes;
    const places = [...(known?.places ?? []), place];
    links.set(href, { address: href, places, ...(size === undefined ? {} : { bytes: size }) });
  }
  return [...links.values()];
}

/** Addresses that stand in a text or are one. The hosts themselves and the services of the site are nobody's links. */
function written(parsed: ParsedFile, path: Path, value: string): Found[] {
  if (!value.includes("https://")) return [];
  if (path[0] === "hosts" || path.at(-1) === "endpoint") return [];
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

/** Links that are made of a host and a path. */
function composed(files: ContentFiles, parsed: ParsedFile): Found[] {
  const { file, value } = parsed;
  const host = (name: unknown) => hostAddress(files, String(name));
  const found = (base: string | undefined, path: Path, bytes?: unknown): Found[] => {
    const written = valueAt(value, path);
    if (base === undefined || typeof written !== "string") return [];
    const size = typeof bytes === "number" ? { bytes } : {};
    const languages = written.includes("{lang}") ? files.languages : [""];
    return languages.map((language) => {
      return { address: base + written.replaceAll("{lang}", language), place: locate(parsed, path), ...size };
    });
  };
  if (file === "facts/site.yaml") {
    return recordsIn(value).flatMap(({ path, record }) =>
      typeof record.host === "string" ? found(host(record.host), [...path, "path"]) : [],
    );
  }
  if (file === "facts/help.yaml") {
    return recordsIn(value).flatMap(({ path }) => found(host("help"), [...path, "path"]));
  }
  if (file !== "facts/downloads.yaml" && !file.startsWith("facts/plugins/")) return [];
  const folder = host("downloads");
  return recordsIn(value).flatMap(({ path, record }) =>
    found(folder === undefined ? undefined : `${folder}/`, [...path, "path"], record.bytes),
  );
}

/** Absolute address of a host; that of the installers may be a path of the site's own. */
function hostAddress(files: ContentFiles, name: string): string | undefined {
  const hosts = valueAt(files.parsed.get("facts/site.yaml")?.value, ["hosts"]);
  const address = isRecord(hosts) ? hosts[name] : undefined;
  if (typeof address !== "string") return undefined;
  return address.startsWith("/") && name !== "site" ? `${hostAddress(files, "site") ?? ""}${address}` : address;
}

/** Every map in a value, with the keys that lead to it. */
function recordsIn(value: unknown, path: Path = []): { path: Path; record: Record<string, unknown> }[] {
  const entries = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  const inner = entries.flatMap(([key, entry]: [string | number, unknown]) => recordsIn(entry, [...path, key]));
  return isRecord(value) ? [{ path, record: value }, ...inner] : inner;
}
