/** A page as a complete HTML document. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "../app/app.tsx";
import { shadowScript } from "../app/header-behaviour.ts";
import { createPageStore, type PageSource } from "../app/page-store.ts";
import { loadNoticeId } from "../app/shell-parts.tsx";
import { contentAddress, localeAddress } from "../content/address.ts";
import { headSite, shell, siteMap } from "../content/shell.ts";
import { earlyConsentScript } from "../features/consent/early-script.ts";
import { earlyLanguageScript } from "../features/language/early-script.ts";
import { staticI18n } from "../features/language/i18n.ts";
import { generatedFolder } from "../project-folders.ts";
import { contentKey, matchPath, type PageMatch, pageModule, routeOf } from "../routes/routes.ts";
import type { PageAssets } from "./assets.ts";
import { bootScript, quoted } from "./boot.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { renderHead } from "./render-head.ts";
import { typefaceRule, wholeTypeface } from "./typeface.ts";

/**
 * @param pathname Path with language prefix; the page of an unknown one is the 404 page.
 * @returns The document, doctype included.
 * @throws Error in a build if a component of the page throws.
 */
export async function renderDocument(pathname: string, assets: PageAssets): Promise<string> {
  const match = matchPath(pathname, siteMap);
  const { language } = match;
  const page = await createPageStore(fileSource).load(match);
  const { head } = page;
  const i18n = staticI18n(language, { [language]: readStrings(language) });
  const body = renderToString(
    <StaticRouter location={pathname}>
      <App read={{ page: () => page, strings: () => i18n }} />
    </StaticRouter>,
  );
  // React's mark for a component that threw: it goes on, and the main part would be missing.
  if (body.includes("<!--$!-->") && !import.meta.env.DEV) throw new Error(`A component of ${pathname} threw an error`);

  const module = pageModule(match.route);
  const typeface = import.meta.env.DEV ? wholeTypeface : readJson<{ path: string }>("typeface.json").path;
  const styles = typefaceRule(typeface) + assets.styles(module);
  const early = [earlyConsentScript(), earlyLanguageScript(), shadowScript].join(";");
  const country = { module: assets.countryScript, endpoint: shell.countryEndpoint };
  const boot = bootScript({
    scripts: assets.scripts,
    ahead: neededAhead(match, assets),
    // In development an edit is to be seen at once.
    unasked: import.meta.env.DEV || routeOf(match.route).unasked === true,
    country: body.includes("data-country-banner") ? country : undefined,
    noticeId: loadNoticeId,
  });
  const calls = [shell.messageEndpoint, shell.countryEndpoint];
  const policy = contentSecurityPolicy({ scripts: [early, boot], styles, calls, provider: shell.analytics.provider });
  return [
    `<!doctype html><html lang="${language}" dir="${head.direction}" data-version="${assets.version}"><head>`,
    renderHead(head, {
      shell,
      // In development Vite adds scripts of its own.
      policy: import.meta.env.DEV ? undefined : policy,
      styles,
      typeface,
      styleAddresses: assets.styleAddresses(module),
    }),
    `<script>${early}</script></head><body><div id="app">${body}</div>`,
    // Below the page: nobody who looks at it waits for what programs read.
    structuredData(match),
    `<script type="module">${boot}</script></body></html>`,
  ].join("");
}

/** Browsers do not execute it, so the content security policy has nothing to say about it. */
function structuredData(match: PageMatch): string {
  if (!routeOf(match.route).indexed) return "";
  const data = readJson(`structured-data/${match.language}/${contentKey(match)}.json`);
  return `<script type="application/ld+json">${quoted(data)}</script>`;
}

/** What is fetched ahead besides the scripts that start the application. Where only the frame waits for it, scripts. */
function neededAhead(match: PageMatch, assets: PageAssets): string[] {
  if (!routeOf(match.route).interactive) return [...assets.imported(undefined)];
  const strings = localeAddress(match.language, "translation");
  const content = contentAddress(assets.version, match.language, contentKey(match));
  return [strings, content, ...assets.imported(pageModule(match.route))];
}

/** Content from the files that the content build wrote. Read again each time, so that edits show in development. */
const fileSource: PageSource = {
  site: headSite,
  content: async (match) => readJson(`content/${match.language}/${contentKey(match)}.json`),
  namespaces: async () => {},
};

function readStrings(language: string) {
  const read = (namespace: string) => readJson<object>(`public/locales/${language}/${namespace}.json`);
  return { translation: read("translation"), notes: read("notes") };
}

/** A file of the content build, whose shape the content build has checked. */
function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(join(generatedFolder, path), "utf8"));
}
