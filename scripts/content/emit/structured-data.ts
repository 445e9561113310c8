/**
 * Structured data of a page for search engines: schema.org as JSON-LD. It only describes what the page shows, and is
 * part of the document, not of the JSON that browsers load.
 */
import type * as Schema from "schema-dts";
import { releaseAnchor } from "../../../src/routes/anchors.ts";
import { contentKey, type PageAddress, type RouteId } from "../../../src/routes/routes.ts";
import type { ComposeContext } from "../compose/context.ts";
import { pluginCards } from "../compose/plugins.ts";
import { releaseList } from "../compose/releases.ts";
import { interfaceStrings } from "./compose-page.ts";
import { absolute, idOf, pageUrl, publisher, website } from "./structured-publisher.ts";
import { editionOffered, editionWithFile, pluginWithFiles } from "./structured-software.ts";

type Page = Schema.WebPageLeaf | Schema.CollectionPageLeaf | Schema.ContactPageLeaf;
type Subject = Schema.IdReference & (Schema.OrganizationLeaf | Schema.SoftwareApplicationLeaf);

/** Structured data specific to a page. */
interface PageNodes {
  readonly page?: Partial<Page>;
  /** The subjects of the page, linked as its `mainEntity`. */
  readonly subjects?: readonly Subject[];
}

/** `Graph` of `schema-dts`, restricted to the types in use; checking against all of them takes two seconds more. */
interface Graph {
  readonly "@context": "https://schema.org";
  readonly "@graph": readonly (Page | Subject | Schema.WebSiteLeaf | Schema.BreadcrumbListLeaf)[];
}

/** By route. Other pages have breadcrumbs only. */
const nodesByRoute: Readonly<Record<string, (context: ComposeContext, slug: string) => PageNodes>> = {
  home: (context) => ({ subjects: [publisher(context)] }),
  features: (context) => ({
    subjects: Object.keys(context.content.editions.editions).map((id) => editionOffered(context, id)),
  }),
  download: (context) => ({
    subjects: Object.keys(context.content.editions.editions).map((id) => editionWithFile(context, id)),
  }),
  plugins: (context) => ({ page: { "@type": "CollectionPage", mainEntity: pluginList(context) } }),
  plugin: (context, slug) => ({ subjects: [pluginWithFiles(context, slug)] }),
  releaseNotes: (context) => ({ page: { "@type": "CollectionPage", hasPart: releases(context) } }),
  contact: (context) => ({ page: { "@type": "ContactPage" }, subjects: [publisher(context, "contact")] }),
  text,
};

/** The structured data of a page, as one graph. Its nodes refer to each other only: few programs read a second page. */
export function composeStructuredData(context: ComposeContext, address: PageAddress): Graph {
  const position = address.route === "home" ? website(context) : breadcrumbs(context, address);
  const nodes = nodesByRoute[address.route]?.(context, address.slug ?? "");
  const graph = nodes ? [webPage(context, address, nodes), position, ...(nodes.subjects ?? [])] : [position];
  return { "@context": "https://schema.org", "@graph": graph };
}

function webPage(context: ComposeContext, address: PageAddress, { page, subjects = [] }: PageNodes): Page {
  const url = pageUrl(context, address);
  const website = { isPartOf: { "@id": idOf(context, "website") } };
  return {
    "@type": "WebPage",
    "@id": url,
    url,
    inLanguage: context.language,
    ...(address.route === "home" ? website : { breadcrumb: { "@id": `${url}#breadcrumb` } }),
    ...(subjects.length === 0 ? {} : { mainEntity: subjects.map((subject) => ({ "@id": subject["@id"] })) }),
    ...page,
  };
}

/** Routes of parent pages, by route. */
export const parents: Readonly<Partial<Record<RouteId, RouteId>>> = { plugin: "plugins", partnersPage: "partners" };

/** The path from the home page to the page. */
function breadcrumbs(context: ComposeContext, address: PageAddress): Schema.BreadcrumbListLeaf {
  const parent = parents[address.route];
  const steps: readonly PageAddress[] = [{ route: "home" }, ...(parent ? [{ route: parent }] : []), address];
  return {
    "@type": "BreadcrumbList",
    "@id": `${pageUrl(context, address)}#breadcrumb`,
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: nameOf(context, step),
      item: pageUrl(context, step),
    })),
  };
}

/** A page's name: its menu label, or a plugin's name, or its slug; the brand for the home page. */
export function nameOf(context: ComposeContext, address: PageAddress): string {
  const { route, slug } = address;
  if (route === "home") return context.content.site.brand;
  const label = interfaceStrings(context).nav[contentKey(address)];
  return label ?? (slug === undefined ? route : (context.translations.plugins.get(slug)?.name ?? slug));
}

/** A page in `texts/`: date of the last change, and the publisher if the page names it. */
function text(context: ComposeContext, slug: string): PageNodes {
  const { updated, company } = context.translations.texts.get(slug) ?? {};
  return {
    page: updated === undefined ? {} : { dateModified: updated },
    subjects: company === undefined ? [] : [publisher(context, "text")],
  };
}

function pluginList(context: ComposeContext): Schema.ItemListLeaf {
  const itemListElement = pluginCards(context).map(({ name, href }, index) => {
    return { "@type": "ListItem", position: index + 1, name, url: absolute(context, href) } as const;
  });
  return { "@type": "ItemList", itemListElement };
}

/** The ten newest versions, so that the page doesn't grow with every release. */
function releases(context: ComposeContext): Schema.CreativeWorkLeaf[] {
  const url = pageUrl(context, { route: "releaseNotes" });
  const newest = releaseList(context).slice(0, 10);
  return newest.map(({ version, isoDate }) => ({
    "@type": "CreativeWork",
    name: version,
    url: `${url}#${releaseAnchor(version)}`,
    datePublished: isoDate,
  }));
}
