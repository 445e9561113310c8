/**
 * Structured data of a page for search engines: schema.org as JSON-LD. It only describes what the page shows, and is
 * part of the document, not of the JSON that browsers load.
 */
import type * as Schema from "schema-dts";
import { contentKey, type PageAddress, type RouteId } from "../../../src/routes/routes.ts";
import type { ComposeContext } from "../compose/context.ts";
import { interfaceStrings } from "./compose-page.ts";
import { pageUrl, publisher, website } from "./structured-publisher.ts";
import { editionOffered, editionWithFile, pluginWithFiles } from "./structured-software.ts";

type Subject = Schema.OrganizationLeaf | Schema.SoftwareApplicationLeaf;

/** `Graph` of `schema-dts`, restricted to the types in use; checking against all of them takes two seconds more. */
interface Graph {
  readonly "@context": "https://schema.org";
  readonly "@graph": readonly (Subject | Schema.WebSiteLeaf | Schema.BreadcrumbListLeaf)[];
}

/** What a page is about, by route. Other pages have breadcrumbs only. */
const subjectsByRoute: Readonly<Record<string, (context: ComposeContext, slug: string) => readonly Subject[]>> = {
  home: (context) => [publisher(context)],
  features: (context) => Object.keys(context.content.editions.editions).map((id) => editionOffered(context, id)),
  download: (context) => Object.keys(context.content.editions.editions).map((id) => editionWithFile(context, id)),
  plugin: (context, slug) => [pluginWithFiles(context, slug)],
  contact: (context) => [publisher(context, "contact")],
  text: (context, slug) =>
    context.translations.texts.get(slug)?.company === undefined ? [] : [publisher(context, "text")],
};

/** The structured data of a page, as one graph. Its nodes refer to each other only: few programs read a second page. */
export function composeStructuredData(context: ComposeContext, address: PageAddress): Graph {
  const position = address.route === "home" ? website(context) : breadcrumbs(context, address);
  const subjects = subjectsByRoute[address.route]?.(context, address.slug ?? "") ?? [];
  return { "@context": "https://schema.org", "@graph": [position, ...subjects] };
}

/** Routes of parent pages, by route. */
export const parents: Readonly<Partial<Record<RouteId, RouteId>>> = { plugin: "plugins", partnersPage: "partners" };

/** The path from the home page to the page. */
function breadcrumbs(context: ComposeContext, address: PageAddress): Schema.BreadcrumbListLeaf {
  const parent = parents[address.route];
  const steps: readonly PageAddress[] = [{ route: "home" }, ...(parent ? [{ route: parent }] : []), address];
  return {
    "@type": "BreadcrumbList",
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
