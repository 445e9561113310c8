/** Connects the document's links to the application. */
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { siteMap } from "../content/shell.ts";
import { type LinkNavigation, preloadVisibleLinks, startLinkNavigation } from "./link-navigation.ts";
import { offlineNoticeId } from "./shell-parts.tsx";

/** Renders nothing. After what has to be there before the document says `data-ready`: controls answer. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return null;
}

/** Renders nothing. */
export function Navigation({ load }: Pick<LinkNavigation, "load">) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => startLinkNavigation({ site: siteMap, load, navigate, sayOffline }), [load, navigate]);
  useEffect(() => {
    const online = () => sayOffline(false);
    window.addEventListener("online", online);
    // Without the application links are the browser's again.
    return () => {
      window.removeEventListener("online", online);
      delete document.documentElement.dataset.ready;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links.
  useEffect(() => preloadVisibleLinks({ site: siteMap, load, navigate, sayOffline }), [load, navigate, pathname]);
  return null;
}

function sayOffline(offline: boolean): void {
  const notice = document.getElementById(offlineNoticeId);
  if (notice !== null) notice.hidden = !offline;
}
