import { dangerouslySkipEscape } from "vike/server";
import type { OnRenderHtmlAsync } from "vike/types";
import { addresses } from "../content/shell.ts";
import { matchPath } from "../routes/routes.ts";
import { renderDocument } from "./render-document.tsx";

/** Renders the page of a path to a complete document, in development and when prerendering. */
const onRenderHtml: OnRenderHtmlAsync = async (pageContext) => {
  const { urlPathname, isPrerendering } = pageContext;
  // Vike does not know that the page is the 404 page.
  const isUnknown = matchPath(urlPathname, addresses).route === "notFound";
  if (isUnknown && !isPrerendering) pageContext.abortStatusCode = 404;
  return {
    documentHtml: dangerouslySkipEscape(await renderDocument(urlPathname)),
    // The document contains its styles, and `boot.ts` loads the script.
    injectFilter: (assets) => {
      for (const asset of assets) asset.inject = false;
    },
  };
};

export default onRenderHtml;
