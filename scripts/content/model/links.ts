/** Links in texts and in facts: a page of this site, a place on a page, a fact, mail or https. */
import type { Advice, Severity } from "../core/diagnostic.ts";
import { few, hints } from "../core/hints.ts";
import { memo } from "../core/memo.ts";
import { nearest, nearestFirst, nearestPath } from "../core/suggest.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import { isWebAddress, parsedAddress } from "../schema/formats/web-address.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { newAddresses } from "./former-addresses.ts";
import { isFlawed } from "./issue-lookup.ts";
import { knownPages } from "./page-index.ts";
import { fixedFacts } from "./placeholders.ts";
import { keysIn } from "./shared-ids.ts";

export interface LinkTargets {
  /** Paths without language, and the places on the page; `undefined` if they are not known. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  readonly ids: ReadonlySet<string>;
  /** Origins of the company's hosts in the facts. */
  readonly hosts?: { readonly site: string | undefined; readonly others: ReadonlySet<string> };
  readonly languages?: readonly string[];
  /** Where pages are now, by where they were. */
  readonly moved?: ReadonlyMap<string, string>;
}

const linkBeginnings = {
  en: "Take the link out, or begin with https:// and a host, with mailto: and an e-mail address, or with / for a page of this site",
  de: "Nehmen Sie den Link heraus, oder beginnen Sie mit https:// und einem Host, mit mailto: und einer E-Mail-Adresse oder mit / für eine Seite dieser Website",
};

const linkToOwnPage = {
  en: "Write the path alone, without host and language",
  de: "Schreiben Sie nur den Pfad, ohne Host und Sprache",
};
const linkToFact = {
  en: "Name a link of site.yaml instead: {link.…}",
  de: "Nennen Sie stattdessen einen Link aus site.yaml: {link.…}",
};

/** What is wrong with a link; an error unless it says otherwise. */
interface LinkFault extends Advice {
  readonly severity?: Severity;
}

/**
 * Judges one link.
 *
 * @param href The address as it is written. Browsers drop spaces and control characters in front of a scheme and inside it
 *   (WHATWG URL, 4.4), so none are accepted.
 * @returns What is wrong with it; `undefined` for a link that can be used.
 */
export function inspectLink(href: string, targets: LinkTargets): LinkFault | undefined {
  const fault = faultOf(href, targets);
  if (fault !== false) return fault;
  return {
    message: { en: `This link cannot be used: ${href}`, de: `Dieser Link ist nicht verwendbar: ${href}` },
    hint: linkBeginnings,
  };
}

/** `false` for what is no address at all. */
function faultOf(href: string, targets: LinkTargets): LinkFault | false | undefined {
  if (/^\{(?:link|help)\.[\w.-]+\}$/.test(href)) return undefined;
  if (/^mailto:[^\s{}<>"@]+@[^\s{}<>"@]+\.[^\s{}<>"@]+$/.test(href)) return undefined;
  const [, fact] = /^mailto:\{ *(\w+) *\}(?:\?[^\s{}<>"]*)?$/.exec(href) ?? [];
  // A fact that there is not at all is reported with the placeholders.
  if (fact !== undefined && (fact.endsWith("Email") || !Object.hasOwn(fixedFacts, fact))) return undefined;
  // A name in front of the host is how one host is made to look like another.
  if (/^https:\/\/[^\s{}<>"\\/][^\s{}<>"\\]*$/.test(href) && isWebAddress(href))
    return inspectAddress(new URL(href), targets);
  if (href.startsWith("#")) return inspectPlace(href.slice(1), targets.ids, undefined);
  if (/^\/(?!\/)[^\s\\{}]*$/.test(href)) return inspectPath(href, targets);
  return false;
}

/** Links to the company's own hosts work, but are not checked, and are forgotten if the host changes. */
function inspectAddress(url: URL, targets: LinkTargets): LinkFault | undefined {
  const { hosts, languages = [] } = targets;
  const { origin, host, pathname, search, hash } = url;
  const isOwn = origin === hosts?.site;
  if (!isOwn && hosts?.others.has(origin) !== true) return undefined;
  const path = (pathname.replace(new RegExp(`^/(?:${languages.join("|")})(?=/|$)`), "") || "/") + search + hash;
  const fault = isOwn ? inspectPath(path, targets) : undefined;
  if (fault !== undefined) return fault;
  return {
    severity: "warning",
    message: {
      en: `The host ${host} is in site.yaml already`,
      de: `Der Host ${host} steht schon in site.yaml`,
    },
    hint: isOwn ? linkToOwnPage : linkToFact,
  };
}

/** @param href A path on this site without its language, with query and fragment. */
function inspectPath(href: string, { pages, moved }: Omit<LinkTargets, "ids">): LinkFault | undefined {
  const [, path = "", fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (!pages.has(path)) {
    const known = [...pages.keys()];
    const meant = moved?.get(path) ?? nearestPath(path.replace(/\.(?:html?|php|md)$/, ""), known);
    const paths = few(nearestFirst(path, known));
    return {
      message: { en: `There is no page ${path}`, de: `Es gibt keine Seite ${path}` },
      hint:
        meant === undefined
          ? {
              en: `Take the link out, or write one of: ${paths}`,
              de: `Nehmen Sie den Link heraus, oder schreiben Sie eine dieser Adressen: ${paths}`,
            }
          : hints.didYouMeanPlain(meant),
    };
  }
  const places = pages.get(path);
  return fragment === undefined || places === undefined ? undefined : inspectPlace(fragment, places, path);
}

/** @param page `undefined` for the one that the link is on. */
function inspectPlace(id: string, places: ReadonlySet<string>, page: string | undefined): LinkFault | undefined {
  if (places.has(id)) return undefined;
  const ids = [...places];
  const meant = nearest(id, ids);
  const linkToPage = { en: "Link to the page itself", de: "Verlinken Sie die Seite selbst" };
  const known = ids.length === 0 ? linkToPage : hints.writeOneOf(nearestFirst(id, ids).map((each) => `#${each}`));
  return {
    message: {
      en: `There is no entry "${id}" on ${page ?? "this page"}`,
      de: `Es gibt keinen Eintrag „${id}“ auf ${page ?? "dieser Seite"}`,
    },
    hint: meant === undefined ? known : hints.didYouMeanPlain(`#${meant}`),
  };
}

/** Origins of the hosts of `site.yaml`, this site's own apart from the others. */
export const ownHosts = memo((files: ContentFiles): NonNullable<LinkTargets["hosts"]> => {
  const hosts = valueAt(files.parsed.get("site.yaml")?.value, ["hosts"]);
  const { site, ...others } = isRecord(hosts) ? hosts : {};
  const originOf = (address: unknown) => (typeof address === "string" ? parsedAddress(address)?.origin : undefined);
  return { site: originOf(site), others: new Set(Object.values(others).flatMap((address) => originOf(address) ?? [])) };
});

/** Links in `site.yaml` to this site's own pages that lead to none. */
export function brokenFactLinks(files: ContentFiles): (LinkFault & { readonly path: Path })[] {
  const file = "site.yaml";
  const site = files.parsed.get(file)?.value;
  const payments = keysIn(site, ["paymentLinks"]).map(({ path }) => [...path, "link"]);
  const places = [...keysIn(site, ["links"]).map(({ path }) => path), ...payments];
  const pages = knownPages(files);
  const language = new RegExp(`^/(?:\\{lang\\}|${files.languages.join("|")})(?=[/?#]|$)`);
  return places.flatMap((place) => {
    const path = [...place, "path"];
    const written = valueAt(site, path);
    if (valueAt(site, [...place, "host"]) !== "site" || typeof written !== "string") return [];
    const own = written.replace(language, "").replace(/^(?=[?#]|$)/, "/");
    // A name with an ending is a file, which pages have none of.
    const isFile = /\.[a-z]+(?:[?#]|$)/.test(own) && !pages.has(own);
    const fault =
      isFile || isFlawed(files, file, path) ? undefined : inspectPath(own, { pages, moved: newAddresses(files) });
    return fault === undefined ? [] : [{ path, ...fault }];
  });
}
