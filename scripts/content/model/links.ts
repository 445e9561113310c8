/** Links in HTML and in facts: a page of this site, a place on a page, a fact, mail or https. */

import { memo } from "../core/memo.ts";
import { nearest, nearestPath } from "../core/suggest.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import { isWebAddress, parsedAddress } from "../schema/formats/web-address.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { isFlawed } from "./issue-lookup.ts";
import { knownPages } from "./page-index.ts";
import { fixedFacts } from "./placeholders.ts";

export interface LinkTargets {
  /** Paths without language, and the places on the page; `undefined` if they are not known. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Ids on the page that the link is on. */
  readonly ids: ReadonlySet<string>;
  /** Origins of the company's hosts in the facts. */
  readonly hosts?: { readonly site: string | undefined; readonly others: ReadonlySet<string> };
  readonly languages?: readonly string[];
}

/** What is wrong with a link. */
export type LinkFault =
  | { readonly kind: "unusable"; readonly href: string; readonly isAddress: boolean }
  | { readonly kind: "no-mail-fact"; readonly fact: string; readonly mailFacts: readonly string[] }
  | {
      readonly kind: "no-page";
      readonly path: string;
      readonly meant: string | undefined;
      readonly pages: readonly string[];
    }
  /** @property page `undefined` for the one that the link is on. */
  | {
      readonly kind: "no-place";
      readonly id: string;
      readonly page: string | undefined;
      readonly meant: string | undefined;
      readonly ids: readonly string[];
    }
  /** A page of this site by its whole address; the address of another host of the facts. */
  | { readonly kind: "own-page"; readonly path: string }
  | { readonly kind: "known-host"; readonly host: string };

/**
 * Judges one link.
 *
 * @param href The address with entities decoded, so that no scheme can hide. Browsers drop spaces and control characters
 *   in front of a scheme and inside it (WHATWG URL, 4.4), so none are accepted.
 * @returns What is wrong with it; `undefined` for a link that can be used.
 */
export function inspectLink(href: string, targets: LinkTargets): LinkFault | undefined {
  if (/^\{(?:link|help)\.[\w.-]+\}$/.test(href)) return undefined;
  if (/^mailto:[^\s{}<>"@]+@[^\s{}<>"@]+\.[^\s{}<>"@]+$/.test(href)) return undefined;
  const [, fact] = /^mailto:\{(\w+)\}$/.exec(href) ?? [];
  if (fact !== undefined) {
    // A fact that there is not at all is reported with the placeholders.
    const isOther = !mailFacts.includes(fact) && Object.hasOwn(fixedFacts, fact);
    return isOther ? { kind: "no-mail-fact", fact, mailFacts } : undefined;
  }
  if (/^https:\/\/[^\s{}<>"\\/][^\s{}<>"\\]*$/.test(href)) return inspectAddress(href, targets);
  if (href.startsWith("#")) return inspectPlace(href.slice(1), targets.ids, undefined);
  if (!href.startsWith("/") || href.startsWith("//") || /[\s\\{}]/.test(href)) {
    return { kind: "unusable", href, isAddress: false };
  }
  return inspectPath(href, targets.pages);
}

/** Names of facts that are e-mail addresses. */
const mailFacts = Object.keys(fixedFacts).filter((name) => name.endsWith("Email"));

function inspectAddress(href: string, { hosts, languages = [], pages }: LinkTargets): LinkFault | undefined {
  // A name in front of the host is how one host is made to look like another.
  if (!isWebAddress(href)) return { kind: "unusable", href, isAddress: true };
  const { origin, host, pathname, search, hash } = new URL(href);
  if (origin === hosts?.site) {
    const path = (pathname.replace(new RegExp(`^/(?:${languages.join("|")})(?=/|$)`), "") || "/") + search + hash;
    return inspectPath(path, pages) ?? { kind: "own-page", path };
  }
  return hosts?.others.has(origin) === true ? { kind: "known-host", host } : undefined;
}

/** @param href A path on this site without its language, with query and fragment. */
function inspectPath(href: string, pages: LinkTargets["pages"]): LinkFault | undefined {
  const [, path = "", fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  const known = [...pages.keys()];
  if (!pages.has(path)) return { kind: "no-page", path, meant: nearestPath(path, known), pages: known };
  const places = pages.get(path);
  return fragment === undefined || places === undefined ? undefined : inspectPlace(fragment, places, path);
}

function inspectPlace(id: string, places: ReadonlySet<string>, page: string | undefined): LinkFault | undefined {
  const ids = [...places];
  return places.has(id) ? undefined : { kind: "no-place", id, page, meant: nearest(id, ids), ids };
}

/** Origins of the hosts of `site.yaml`, this site's own apart from the others. */
export const ownHosts = memo((files: ContentFiles): NonNullable<LinkTargets["hosts"]> => {
  const hosts = valueAt(files.parsed.get("facts/site.yaml")?.value, ["hosts"]);
  const { site, ...others } = isRecord(hosts) ? hosts : {};
  const originOf = (address: unknown) => (typeof address === "string" ? parsedAddress(address)?.origin : undefined);
  return { site: originOf(site), others: new Set(Object.values(others).flatMap((address) => originOf(address) ?? [])) };
});

/** Links in `site.yaml` to this site's own pages that lead to none. */
export function brokenFactLinks(files: ContentFiles): { readonly path: Path; readonly fault: LinkFault }[] {
  const file = "facts/site.yaml";
  const site = files.parsed.get(file)?.value;
  const links = valueAt(site, ["links"]);
  const payments = valueAt(site, ["paymentLinks"]);
  const places: Path[] = [
    ...(isRecord(links) ? Object.keys(links).map((name) => ["links", name]) : []),
    ...(Array.isArray(payments) ? payments.map((_payment, index) => ["paymentLinks", index, "link"]) : []),
  ];
  const pages = knownPages(files);
  const language = new RegExp(`^/(?:\\{lang\\}|${files.languages.join("|")})(?=[/?#]|$)`);
  return places.flatMap((place) => {
    const path = [...place, "path"];
    const written = valueAt(site, path);
    if (valueAt(site, [...place, "host"]) !== "site" || typeof written !== "string") return [];
    const own = written.replace(language, "").replace(/^(?=[?#]|$)/, "/");
    // A name with an ending is a file, which pages have none of.
    const isFile = /\.[a-z]+(?:[?#]|$)/.test(own) && !pages.has(own);
    const fault = isFile || isFlawed(files, file, path) ? undefined : inspectPath(own, pages);
    return fault === undefined ? [] : [{ path, fault }];
  });
}
