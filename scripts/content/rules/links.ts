/** Links in HTML: a page of this site, a place on a page, a fact, mail or https. */
import { nearest, nearestPath } from "../suggest.ts";

export interface LinkTargets {
  /** Paths without language, and the ids on the page; `undefined` where they are not known. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Ids on the page that the link stands on. */
  readonly ids: ReadonlySet<string>;
}

export interface LinkFault {
  readonly rule: "link" | "broken-link";
  readonly message: string;
  readonly hint: string;
}

/**
 * Judges one link.
 *
 * @param href The address with entities decoded, so that no scheme can hide. Browsers drop spaces and control characters
 *   in front of a scheme and inside it (WHATWG URL, 4.4), so none are accepted.
 * @returns What is wrong with it; `undefined` for a link that can be used.
 */
export function inspectLink(href: string, { pages, ids }: LinkTargets): LinkFault | undefined {
  if (/^\{(?:link|help)\.[\w.-]+\}$/.test(href)) return undefined;
  if (/^mailto:(?:\{\w+\}|[^\s{}<>"@]+@[^\s{}<>"@]+\.[^\s{}<>"@]+)$/.test(href)) return undefined;
  if (/^https:\/\/[^\s{}<>"\\]+$/.test(href) && URL.canParse(href)) return undefined;
  if (href.startsWith("#")) return inspectFragment(href.slice(1), ids, "this page");
  if (!href.startsWith("/") || href.startsWith("//") || /[\s\\{}]/.test(href)) {
    const hint = "Begin with https://, mailto: or / for a page of this site";
    return { rule: "link", message: `This link cannot be used: ${href}`, hint };
  }
  const [, path = "", fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (!pages.has(path)) {
    const known = [...pages.keys()];
    const meant = nearestPath(path, known);
    const hint = meant === undefined ? `Pages: ${known.join(", ")}` : `Did you mean ${meant}?`;
    return { rule: "broken-link", message: `There is no page ${path}`, hint };
  }
  const there = pages.get(path);
  return fragment === undefined || there === undefined ? undefined : inspectFragment(fragment, there, path);
}

function inspectFragment(id: string, ids: ReadonlySet<string>, page: string): LinkFault | undefined {
  if (ids.has(id)) return undefined;
  const meant = nearest(id, [...ids]);
  const others = ids.size === 0 ? "Link to the page itself" : `Write one of: ${[...ids].join(", ")}`;
  const hint = meant === undefined ? others : `Did you mean #${meant}?`;
  return { rule: "broken-link", message: `There is no entry "${id}" on ${page}`, hint };
}
