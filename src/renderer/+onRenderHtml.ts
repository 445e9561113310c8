import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dangerouslySkipEscape } from "vike/server";
import type { OnRenderHtmlAsync } from "vike/types";
import { siteMap } from "../content/shell.ts";
import { generatedFolder } from "../project-folders.ts";
import { matchPath } from "../routes/routes.ts";
import { loadAssets } from "./assets.ts";
import { documentFiles, renderDocument } from "./render-document.tsx";

/** In development: renders the page of a path to a complete document. */
const onRenderHtml: OnRenderHtmlAsync = async (pageContext) => {
  const { urlPathname } = pageContext;
  // To Vike the page for unknown paths is a page like any other.
  if (matchPath(urlPathname, siteMap).route === "notFound") pageContext.abortStatusCode = 404;
  // Read again each time, so that edits show.
  const texts = documentFiles(urlPathname).map(
    (name) => [name, readFileSync(join(generatedFolder, name), "utf8")] as const,
  );
  const html = await renderDocument(urlPathname, loadAssets(), new Map(texts));
  return {
    documentHtml: dangerouslySkipEscape(html),
    // The document brings its own styles and loads its own script.
    injectFilter: (assets) => {
      for (const asset of assets) asset.inject = false;
    },
  };
};

export default onRenderHtml;
