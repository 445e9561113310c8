/** A page as a complete HTML document. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "../app/app.tsx";
import type { HeadModel } from "../app/head.ts";
import { createPageStore, type PageSource } from "../app/page-store.ts";
import { loadNoticeId } from "../app/shell-parts.tsx";
import { headSite, shell, siteMap } from "../content/shell.ts";
import { staticI18n } from "../features/language/i18n.ts";
import { contentKey, matchPath, type PageMatch } from "../routes/routes.ts";
import type { PageAssets } from "./assets.ts";
import { bootScript } from "./boot.ts";
import { pageSources } from "./page-sources.ts";
import { renderHead } from "./render-head.ts";

const generated = join(process.cwd(), "src", "generated");

/**
 * @param pathname Path with language prefix; the page of an unknown one is the 404 page.
 * @returns The document, doctype included.
 */
export async function renderDocument(pathname: string, assets: PageAssets): Promise<string> {
  const match = matchPath(pathname, siteMap);
  const version: string = readJson<{ version: string }>("version.json").version;
  const page = await createPageStore(fileSource(version)).load(match);
  const i18n = staticI18n(match.language, { [match.language]: readStrings(match.language) });
  const body = renderToString(
    <StaticRouter location={pathname}>
      <App read={{ page: () => page, strings: () => i18n }} />
    </StaticRouter>,
  );
  return assemble(match, page.head, body, version, assets);
}

function assemble(match: PageMatch, head: HeadModel, body: string, version: string, assets: PageAssets): string {
  const module = pageSources[match.route];
  const script = bootScript(assets.scripts, loadNoticeId);
  const styles = assets.styles(module);
  const policy = import.meta.env.DEV ? undefined : contentSecurityPolicy(script, styles);
  return [
    `<!doctype html><html lang="${match.language}" dir="${head.direction}" data-version="${version}"><head>`,
    renderHead(head, { shell, policy, styles, styleAddresses: assets.styleAddresses(module) }),
    `</head><body><div id="app">${body}</div><script type="module">${script}</script></body></html>`,
  ].join("");
}

/**
 * Everything from this origin only, but the calls that `site.yaml` sends elsewhere; inline text by its digest.
 * Frames are refused by a header: a meta tag cannot.
 */
function contentSecurityPolicy(script: string, styles: string): string {
  const calls = [shell.messageEndpoint, shell.countryEndpoint].filter((address) => address.startsWith("https://"));
  const origins = [...new Set(calls.map((address) => new URL(address).origin))];
  return [
    "default-src 'self'",
    ["connect-src 'self'", ...origins].join(" "),
    `script-src 'self' ${digest(script)}`,
    `style-src 'self' ${digest(styles)}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...origins].join(" "),
  ].join(";");
}

function digest(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** Content from the files that the content build wrote. Read anew each time, so that edits show in development. */
function fileSource(version: string): PageSource {
  return {
    site: headSite,
    content: async (_id, match) =>
      readJson(join("public", "content", version, match.language, `${contentKey(match)}.json`)),
    namespaces: async () => {},
  };
}

function readStrings(language: string) {
  const read = (namespace: string) =>
    readJson<Record<string, unknown>>(join("public", "locales", language, `${namespace}.json`));
  return { translation: read("translation"), notes: read("notes") };
}

/** A file of the content build, whose shape the content build has checked. */
function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(join(generated, path), "utf8"));
}
