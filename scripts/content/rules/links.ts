/** Links in HTML: a page of this site, a place on a page, a fact, mail or https. */

import type { Severity } from "../core/diagnostic.ts";
import type { Sentence } from "../core/localized-text.ts";
import { nearest, nearestFirst, nearestPath } from "../core/suggest.ts";
import { fixedFacts } from "../fact-table.ts";
import { hints } from "../messages/hints.ts";
import { linkMessages as said } from "../messages/links.ts";
import { isWebAddress } from "../schema/formats/web-address.ts";

export interface LinkTargets {
  /** Paths without language, and the places on the page; `undefined` where they are not known. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Ids on the page that the link stands on. */
  readonly ids: ReadonlySet<string>;
  /** Origins of the company's hosts that stand in the facts. */
  readonly hosts?: { readonly site: string | undefined; readonly others: ReadonlySet<string> };
  readonly languages?: readonly string[];
}

export interface LinkFault {
  readonly rule: "link" | "broken-link" | "own-host";
  readonly message: Sentence;
  readonly hint: Sentence;
  readonly severity: Severity;
}

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
  if (fact !== undefined) return inspectMailFact(fact);
  if (/^https:\/\/[^\s{}<>"\\/][^\s{}<>"\\]*$/.test(href)) return inspectAddress(href, targets);
  if (href.startsWith("#")) return inspectPlace(href.slice(1), targets.ids, undefined);
  if (!href.startsWith("/") || href.startsWith("//") || /[\s\\{}]/.test(href)) {
    return { rule: "link", message: said.unusable(href), hint: said.beginnings, severity: "error" };
  }
  return inspectPath(href, targets);
}

/** Names of facts that are e-mail addresses. */
const mailFacts = Object.keys(fixedFacts).filter((name) => name.endsWith("Email"));

/** A fact that there is not at all is reported with the placeholders. */
function inspectMailFact(fact: string): LinkFault | undefined {
  if (mailFacts.includes(fact) || !Object.hasOwn(fixedFacts, fact)) return undefined;
  const hint = hints.writeOneOf(mailFacts.map((name) => `mailto:{${name}}`));
  return { rule: "link", message: said.noMailFact(`{${fact}}`), hint, severity: "error" };
}

function inspectAddress(href: string, targets: LinkTargets): LinkFault | undefined {
  const { hosts, languages = [] } = targets;
  // A name in front of the host is how one host is made to look like another.
  if (!isWebAddress(href)) {
    const hint = hints.writeLikeThis("https://www.company.example/page");
    return { rule: "link", message: said.unusable(href), hint, severity: "error" };
  }
  const { origin, host, pathname, search, hash } = new URL(href);
  if (origin === hosts?.site) {
    const path = pathname.replace(new RegExp(`^/(?:${languages.join("|")})(?=/|$)`), "") || "/";
    const broken = inspectPath(path + search + hash, targets);
    const hint = said.withoutHost(path + search + hash);
    return broken ?? { rule: "own-host", message: said.wholeAddress, hint, severity: "warning" };
  }
  if (hosts?.others.has(origin) !== true) return undefined;
  return { rule: "own-host", message: said.knownHost(host), hint: said.takeFact, severity: "warning" };
}

/** @param href A path on this site without its language, with query and fragment. */
export function inspectPath(href: string, { pages }: LinkTargets): LinkFault | undefined {
  const [, path = "", fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (!pages.has(path)) {
    const known = [...pages.keys()];
    const meant = nearestPath(path, known);
    const hint = meant === undefined ? said.pages(nearestFirst(path, known)) : hints.didYouMeanPlain(meant);
    return { rule: "broken-link", message: said.noPage(path), hint, severity: "error" };
  }
  const there = pages.get(path);
  return fragment === undefined || there === undefined ? undefined : inspectPlace(fragment, there, path);
}

function inspectPlace(id: string, ids: ReadonlySet<string>, page: string | undefined): LinkFault | undefined {
  if (ids.has(id)) return undefined;
  const meant = nearest(id, [...ids]);
  const others = ids.size === 0 ? said.linkToPage : hints.writeOneOf(nearestFirst(id, [...ids]));
  const hint = meant === undefined ? others : hints.didYouMeanPlain(`#${meant}`);
  return { rule: "broken-link", message: said.noPlace(id, page), hint, severity: "error" };
}
