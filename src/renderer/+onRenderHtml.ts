import { dangerouslySkipEscape } from "vike/server";
import type { OnRenderHtmlAsync } from "vike/types";
import { loadAssets } from "./assets.ts";
import { renderDocument } from "./render-document.tsx";

/** Renders the page of a path to a complete document. */
const onRenderHtml: OnRenderHtmlAsync = async (pageContext) => {
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
