/** The search index of the site in one language, `search/site.json`. Partners have an index of their own. */
import { z } from "zod";
import { releaseAnchor } from "../../../src/routes/anchors.ts";
import { localizedPath, type PageAddress, type RouteId } from "../../../src/routes/routes.ts";
import { helpTarget } from "../check/format-facts.ts";
import { type ComposeContext, pageHead } from "../compose/context.ts";
import { releaseList } from "../compose/releases.ts";
import { type Path, valueAt, walkStrings } from "../core/value-path.ts";

interface SiteIndexEntry {
  readonly kind: "page" | "plugin" | "question" | "release" | "help";
  /** Path of a page, with the anchor of its part; address of a help article. */
  readonly href: string;
  readonly title: string;
  /** What else the search finds it by, one per line: description and headings, or what a release changes. */
  readonly text?: string;
}

export type SiteIndex = readonly SiteIndexEntry[];

/** A page with its content. */
export interface ComposedPage {
  /** That of the first language, with links to the page's own, if the page is not translated. */
  readonly context: ComposeContext;
  readonly address: PageAddress;
  readonly page: object;
}

/** @param pages All indexed pages with their content. Those of the directory after the first have partners only. */
export function siteIndex(context: ComposeContext, pages: readonly ComposedPage[]): SiteIndex {
  return [
    ...pages.filter(({ address }) => address.route !== "partnersPage").flatMap(pageEntries),
    ...releaseEntries(context),
    ...helpEntries(context),
  ];
}

const titledPage = pageHead.extend({ name: z.string().optional(), title: z.string().optional() });
const titledParts = z.array(z.object({ id: z.string(), title: z.string() }));

/** Lists whose entries have an anchor on their page. */
const anchoredParts: Readonly<Partial<Record<RouteId, Path>>> = {
  download: ["more", "entries"],
  faq: ["items"],
  features: ["areas"],
  text: ["sections"],
};

/** A page, and its parts with an anchor. */
function pageEntries({ context, address, page }: ComposedPage): SiteIndexEntry[] {
  const { route } = address;
  const href = localizedPath(address, context.linkLanguage);
  const shown = shownWords(context, page);
  const { name, title, head } = titledPage.parse(shown);
  const [entryTitle = head.title, ...words] = [name ?? [], title ?? []].flat();
  const text = [...words, head.description, ...headingsOf(shown)].join("\n");
  const partsAt = anchoredParts[route];
  const parts = partsAt === undefined ? [] : titledParts.parse(valueAt(page, partsAt));
  return [
    { kind: route === "plugin" ? "plugin" : "page", href, title: entryTitle, text },
    ...parts.map((part): SiteIndexEntry => {
      return { kind: route === "faq" ? "question" : "page", href: `${href}#${part.id}`, title: part.title };
    }),
  ];
}

/** The content of a page. In the layout `notes` most words of a plugin are others than its own. */
function shownWords({ translations }: ComposeContext, page: object): object {
  return valueAt(page, ["layout"]) === "notes" ? { ...page, features: [], ...translations.notes } : page;
}

/** Headings below that of the page. Titles with an id are entries of their own, or rows of a table. */
function headingsOf(page: object): string[] {
  return walkStrings(page).flatMap(({ path, value }) => {
    const [group, ...rest] = path;
    const isHeading = group !== "head" && rest.at(-1) === "title";
    return isHeading && valueAt(page, [...path.slice(0, -1), "id"]) === undefined ? [value] : [];
  });
}

function releaseEntries(context: ComposeContext): SiteIndexEntry[] {
  const page = localizedPath({ route: "releaseNotes" }, context.linkLanguage);
  return releaseList(context).map(({ version, summary, sections }) => {
    const text = [summary, ...sections.flatMap(({ items }) => items)].join("\n");
    return { kind: "release", href: `${page}#${releaseAnchor(version)}`, title: version, text };
  });
}

function helpEntries({ content, language, translations }: ComposeContext): SiteIndexEntry[] {
  return Object.entries(translations.help).map(([id, { title }]) => {
    return { kind: "help", href: helpTarget(content, id, language) ?? "", title };
  });
}
