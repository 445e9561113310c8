/** A page as a complete HTML document. */

import type { i18n as I18n } from "i18next";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "../app/app.tsx";
import { createPageStore, type PageSource } from "../app/page-store.ts";
import { headSite, shell, siteMap } from "../content/shell.ts";
import { staticI18n } from "../features/language/i18n.ts";
import { contentKey, matchPath, type PageMatch, pageModule, routeOf } from "../routes/routes.ts";
import type { PageAssets } from "./assets.ts";
import type { BootSettings } from "./boot.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import earlyScript from "./early.ts?script";
import { jsonInAttribute, jsonInScript, renderHead } from "./render-head.ts";
import { typefaceRule, wholeTypeface } from "./typeface.ts";

/** Names of the generated files that a document is made of, all of them: the build renders it again if one has changed. */
export function documentFiles(pathname: string): string[] {
  const match = matchPath(pathname, siteMap);
  return Object.values(filesOf(match));
}

function filesOf(match: PageMatch) {
  const page = `${match.language}/${contentKey(match)}.json`;
  return {
    content: `content/${page}`,
    metadata: `metadata/${page}`,
    strings: `public/locales/${match.language}/translation.json`,
    notes: `public/locales/${match.language}/notes.json`,
    typeface: "typeface.json",
  };
}

/**
 * @param pathname Path with language prefix; the page of an unknown one is the 404 page.
 * @param texts Of the files in `documentFiles`, by name.
 * @returns The document, doctype included.
 * @throws Error in a build if a component of the page throws.
 */
export async function renderDocument(
  pathname: string,
  assets: PageAssets,
  texts: ReadonlyMap<string, string>,
): Promise<string> {
  const match = matchPath(pathname, siteMap);
  const { language } = match;
  const files = filesOf(match);
  const source: PageSource = {
    site: headSite,
    content: async () => JSON.parse(textOf(files.content, texts)),
    namespaces: async () => {},
  };
  const page = await createPageStore(source).load(match);
  const { head } = page;
  const { picture, structuredData } = JSON.parse(textOf(files.metadata, texts));
  const i18n = stringsOf(language, textOf(files.strings, texts), textOf(files.notes, texts));
  const body = renderToString(
    <StaticRouter location={pathname}>
      <App read={{ page: () => page, strings: () => i18n }} />
    </StaticRouter>,
  );
  // React's mark for a component that threw: it goes on, and the main part would be missing.
  if (body.includes("<!--$!-->") && !import.meta.env.DEV) throw new Error(`A component of ${pathname} threw an error`);

  const module = pageModule(match.route);
  const typeface = import.meta.env.DEV ? wholeTypeface : JSON.parse(textOf(files.typeface, texts)).path;
  const styles = typefaceRule(typeface) + assets.styles(module);
  const country = { module: assets.countryScript, endpoint: shell.countryEndpoint };
  const settings: BootSettings = {
    scripts: assets.scripts,
    // In development an edit is to be seen at once.
    unasked: import.meta.env.DEV || routeOf(match.route).unasked,
    country: body.includes("data-country-banner") ? country : undefined,
  };
  const calls = [shell.messageEndpoint, shell.countryEndpoint];
  const policy = contentSecurityPolicy({ scripts: [earlyScript], styles, calls, provider: shell.analytics.provider });
  return [
    `<!doctype html><html lang="${language}" dir="${head.direction}" data-version="${assets.version}"><head>`,
    renderHead(head, {
      shell,
      picture,
      // In development Vite adds scripts of its own.
      policy: import.meta.env.DEV ? undefined : policy,
      styles,
      typeface,
      styleAddresses: assets.styleAddresses(module),
    }),
    `</head><body><script data-boot='${jsonInAttribute(settings)}'>${earlyScript}</script><div id="app">${body}</div>`,
    // Below the page: nobody who looks at it waits for what programs read.
    structuredData === undefined ? "" : structuredDataScript(structuredData),
    "</body></html>",
  ].join("");
}

/** Browsers do not execute it, so the content security policy has nothing to say about it. */
function structuredDataScript(data: unknown): string {
  return `<script type="application/ld+json">${jsonInScript(JSON.stringify(data))}</script>`;
}

/** The last strings of each language, which are those of its next page too. */
const lastStrings = new Map<string, { readonly texts: string; readonly i18n: I18n }>();

function stringsOf(language: string, translation: string, notes: string): I18n {
  const texts = translation + notes;
  const last = lastStrings.get(language);
  if (last?.texts === texts) return last.i18n;
  const resources = { translation: JSON.parse(translation), notes: JSON.parse(notes) };
  const whole = staticI18n(language, { [language]: resources });
  const known = new Map<string, string>();
  // A third of a page's time otherwise: i18next copies all of its options for each text, and react-i18next all that this
  // has of its own, which is nothing, for each component.
  const getFixedT = (lng: string, ns: "translation" | "notes") => {
    const t = whole.getFixedT(lng, ns);
    return (...given: Parameters<typeof t>) => {
      if (given.length > 1) return t(...given);
      const name = `${ns} ${String(given)}`;
      const text = known.get(name) ?? t(...given);
      known.set(name, text);
      return text;
    };
  };
  const i18n: I18n = Object.create(Object.create(whole, { getFixedT: { value: getFixedT } }));
  lastStrings.set(language, { texts, i18n });
  return i18n;
}

/** Of a file of the content build, whose shape the content build has checked. */
function textOf(name: string, texts: ReadonlyMap<string, string>): string {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`The document was not given ${name}`);
  return text;
}
