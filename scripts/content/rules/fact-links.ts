/** Links in facts: those to this site's own pages lead to a page, and no two help articles are one. */

import { type Problem, problem } from "../core/diagnostic.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import { knownPages } from "../known-pages.ts";
import { downloadMessages as said } from "../messages/downloads.ts";
import { isFlawed } from "../model/issue-lookup.ts";
import { locate } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { inspectPath } from "./links.ts";

export function checkFactLinks(files: ContentFiles): Problem[] {
  return [...checkOwnPages(files), ...checkArticles(files)];
}

function checkOwnPages(files: ContentFiles): Problem[] {
  const parsed = files.parsed.get("facts/site.yaml");
  if (parsed === undefined) return [];
  const links = valueAt(parsed.value, ["links"]);
  const payments = valueAt(parsed.value, ["paymentLinks"]);
  const places: Path[] = [
    ...(isRecord(links) ? Object.keys(links).map((name) => ["links", name]) : []),
    ...(Array.isArray(payments) ? payments.map((_one, index) => ["paymentLinks", index, "link"]) : []),
  ];
  const targets = { pages: knownPages(files), ids: new Set<string>() };
  const language = new RegExp(`^/(?:\\{lang\\}|${files.languages.join("|")})(?=[/?#]|$)`);
  return places.flatMap((place) => {
    const path = [...place, "path"];
    const written = valueAt(parsed.value, path);
    if (valueAt(parsed.value, [...place, "host"]) !== "site" || typeof written !== "string") return [];
    const own = written.replace(language, "").replace(/^(?=[?#]|$)/, "/");
    // A name with an ending is a file, which pages have none of.
    const isFile = /\.[a-z]+(?:[?#]|$)/.test(own) && !targets.pages.has(own);
    const fault = isFile || isFlawed(files, parsed.file, path) ? undefined : inspectPath(own, targets);
    return fault === undefined ? [] : [problem(locate(parsed, path), fault.rule, fault.message, fault.hint, { path })];
  });
}

/** Two ids for one article are a copy whose path was forgotten, or else superfluous: a warning. */
function checkArticles(files: ContentFiles): Problem[] {
  const parsed = files.parsed.get("facts/help.yaml");
  if (parsed === undefined || !isRecord(parsed.value)) return [];
  const first = new Map<string, string>();
  return Object.keys(parsed.value).flatMap((id) => {
    const path = [id, "path"];
    const written = valueAt(parsed.value, path);
    if (typeof written !== "string") return [];
    const other = first.get(written);
    if (other === undefined) {
      first.set(written, id);
      return [];
    }
    const more = { path, related: [locate(parsed, [other, "path"])], severity: "warning" } as const;
    return [problem(locate(parsed, path), "duplicate", said.samePath(written, other), said.ownPath, more)];
  });
}
