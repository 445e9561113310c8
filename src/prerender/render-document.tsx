import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import earlyScript from "../browser/early.ts?script";
import { addresses, labelsOf, shell } from "../content/shell.ts";
import { staticI18n } from "../features/language/i18n.ts";
import { App } from "../layout/app.tsx";
import { loadPage, pageKey } from "../navigation/loaded-page.ts";
import { generatedFolder } from "../project-folders.ts";
import { matchPath, type RouteId } from "../routes/routes.ts";
import { loadAssets } from "./assets.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { DocumentHead } from "./document-head.tsx";
import { typefaceRules, typefacesFor, wholeTypeface } from "./typeface.ts";

/** The document of a path, of the 404 page if it is unknown. @throws Error if a component of the page throws. */
export async function renderDocument(pathname: string): Promise<string> {
  const page = await loadPage(matchPath(pathname, addresses), {
    content: async (match) => generated(`content/${pageKey(match)}.json`),
    strings: async (language) => stringsOf(language),
  });
  const { match, content } = page;
  const { language } = match;
  const { policy, styles, typefaces, ...assets } = partsOf(match.route);
  const { system } = shell.languages.find(({ code }) => code === language) ?? {};
  const body = renderToString(
    <StaticRouter location={pathname}>
      <App page={page} />
    </StaticRouter>,
  );
  const { picture, translations, structuredData } = generated(`metadata/${pageKey(match)}.json`);
  const html = renderToStaticMarkup(
    <html {...labelsOf(language)} data-version={assets.version}>
      <DocumentHead
        match={match}
        content={content}
        shell={shell}
        origin={addresses.origin}
        translations={translations}
        picture={picture}
        // In development Vite adds scripts.
        policy={import.meta.env.DEV ? undefined : policy}
        styles={styles}
        typefaces={system ? [] : typefacesFor(typefaces, body)}
      />
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: bundled by the build. */}
        <script data-scripts={assets.scripts.join(" ")} dangerouslySetInnerHTML={{ __html: earlyScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, above. */}
        <div id="app" data-styles={assets.styleNames.join(" ")} dangerouslySetInnerHTML={{ __html: body }} />
        {match.route === "notFound" && <RedirectScript address={assets.redirectScript} />}
        {/* At the end, so that the page does not wait for it. */}
        {structuredData !== undefined && <StructuredData data={structuredData} />}
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** For hosts without redirect rules, which show the 404 page for every path. */
function RedirectScript({ address }: { readonly address: string }) {
  const { languages, unoffered, downloadsPath, moved } = addresses;
  const data = {
    "data-languages": languages.join(" "),
    "data-unoffered": unoffered.join(" ") || undefined,
    "data-downloads": downloadsPath,
    "data-moved": Object.keys(moved).length === 0 ? undefined : JSON.stringify(moved),
  };
  return <script type="module" src={address} {...data} />;
}

/** Not executed, so the content security policy does not apply. */
function StructuredData({ data }: { readonly data: unknown }) {
  // So that it cannot end the script element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** What all pages of a route share. */
const partsOf = onceABuild((route: RouteId) => {
  const assets = loadAssets(route);
  const typefaces: typeof wholeTypeface = import.meta.env.DEV ? wholeTypeface : generated("typeface.json");
  const styles = typefaceRules(typefaces) + assets.styles;
  const calls = [shell.messageEndpoint, shell.countryEndpoint];
  const policy = contentSecurityPolicy({ scripts: [earlyScript], styles, calls, provider: shell.analytics.provider });
  return { ...assets, typefaces, styles, policy };
});

const stringsOf = onceABuild((language: string) => {
  const read = (namespace: string) => generated(`public/locales/${language}/${namespace}.json`);
  const i18n = staticI18n(language, { [language]: { translation: read("translation"), notes: read("notes") } });
  // Each `useTranslation` copies the instance's own properties, so it gets one without any.
  const plain: typeof i18n = Object.create(i18n);
  return plain;
});

/** A file of the content build. In development it may change at any time. */
function generated(name: string) {
  return JSON.parse(readFileSync(join(generatedFolder, name), "utf8"));
}

/** Remembers what a function returns, but in development, where edits are to show. */
function onceABuild<Key, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const made = new Map<Key, Result>();
  return (key) => {
    const result = (import.meta.env.DEV ? undefined : made.get(key)) ?? make(key);
    made.set(key, result);
    return result;
  };
}
