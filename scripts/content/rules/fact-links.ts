/** Links in facts to this site's own pages lead to a page. */

import { type Problem, problem } from "../core/diagnostic.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import { knownPages } from "../known-pages.ts";
import { isFlawed } from "../model/issue-lookup.ts";
import { locate } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { inspectPath } from "./links.ts";

export function checkFactLinks(files: ContentFiles): Problem[] {
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
