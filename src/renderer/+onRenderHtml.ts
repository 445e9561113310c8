import { dangerouslySkipEscape } from "vike/server";
import type { OnRenderHtmlAsync } from "vike/types";
import { siteMap } from "../content/shell.ts";
import { matchPath } from "../routes/routes.ts";
import { loadAssets } from "./assets.ts";
import { renderDocument } from "./render-document.tsx";

/** Renders the page of a path to a complete document. */
const onRenderHtml: OnRenderHtmlAsync = async (pageContext) => {
  // To Vike the page for unknown paths is a page like any other.
  const isUnknown = import.meta.env.DEV && matchPath(pageContext.urlPathname, siteMap).route === "notFound";
  if (isUnknown) pageContext.abortStatusCode = 404;
  const html = await renderDocument(pageContext.urlPathname, loadAssets());
  return {
    documentHtml: dangerouslySkipEscape(html),
    // The document brings its own styles and loads its own script.
    injectFilter: (assets) => {
      for (const asset of assets) asset.inject = false;
    },
  };
};

export default onRenderHtml;
