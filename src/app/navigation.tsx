/** Connects the document's links to the application. */
import { useEffect, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { siteMap } from "../content/shell.ts";
import type { PageMatch } from "../routes/routes.ts";
import { type LinkNavigation, preloadVisibleLinks, startLinkNavigation } from "./link-navigation.ts";
import type { Read } from "./page-store.ts";
import { offlineNoticeId } from "./shell-parts.tsx";

/** Renders nothing. After what has to be there before the document says `data-ready`: controls answer. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return null;
}

interface NavigationProps extends Pick<LinkNavigation, "hold"> {
  readonly read: Read;
}

/** Renders nothing. */
export function Navigation({ read, hold }: NavigationProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const navigation = useMemo(
    () => ({ site: siteMap, load: async (match: PageMatch) => read.page(match), navigate, hold, sayOffline }),
    [read, navigate, hold],
  );
  useEffect(() => startLinkNavigation(navigation), [navigation]);
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
  useEffect(() => preloadVisibleLinks(navigation), [navigation, pathname]);
  return null;
}

function sayOffline(offline: boolean): void {
  const notice = document.getElementById(offlineNoticeId);
  if (notice !== null) notice.hidden = !offline;
}
