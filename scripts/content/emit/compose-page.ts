/** Composes the content of a page, by the composers that `composers.ts` lists, and the interface strings of all pages. */
import { z } from "zod";
import { contentKey, isRouteId, type PageAddress, type RouteId, routeOf } from "../../../src/routes/routes.ts";
import { menuPages, pageSchemas } from "../check/pages.ts";
import { type ComposeContext, withHead } from "../compose/context.ts";
import { isRecord } from "../core/value-path.ts";
import { composers } from "./composers.ts";

const textsWithSeo = z.looseObject({ seo: z.object({ title: z.string(), description: z.string() }) });

/** The content of a page in the language of the context: from its `compose.ts`, or its texts alone. */
export function composePage(context: ComposeContext, address: PageAddress): object {
  const { folder } = routeOf(address.route);
  const translations = pageTranslations(context, folder);
  return (
    composers[address.route]?.compose(context, translations, address) ??
    withHead(context, textsWithSeo.parse(translations))
  );
}

function pageTranslations({ translations }: ComposeContext, folder: string): unknown {
  const schema = pageSchemas[folder];
  return schema && translations.page(folder, schema);
}

/** Interface strings. `nav` has a label for every page that a menu can link to; the default is the page's heading. */
export function interfaceStrings(context: ComposeContext) {
  const { ui, editions, payment } = context.translations;
  const { nav: labels, shell, footer, ...others } = ui;
  const headings = Object.keys(menuPages)
    .filter(isRouteId)
    .filter((id) => !Object.hasOwn(labels, id))
    .map((id) => [id, headingOf(context, id)]);
  const texts = [...context.translations.texts].map(([slug, { title, shortTitle = title }]) => {
    return [contentKey({ route: "text", slug }), shortTitle];
  });
  const nav: Readonly<Record<string, string>> = { ...labels, ...Object.fromEntries([...headings, ...texts]) };
  const names = Object.fromEntries(Object.entries(editions).map(([id, { name }]) => [id, name]));
  return { nav, shell, footer, payment, ...others, edition: { names, ...others.edition } };
}

function headingOf(context: ComposeContext, id: RouteId): string {
  const translations = pageTranslations(context, routeOf(id).folder);
  return isRecord(translations) && typeof translations.title === "string" ? translations.title : id;
}
