import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { ShellFacts } from "../../scripts/content/emit/shell.ts";
import { localizedPath, type PageAddress } from "../routes/routes.ts";

export type SiteLinkEntry = ShellFacts["header"][number];

interface SiteLinkProps {
  readonly entry: SiteLinkEntry;
  readonly language: string;
  /** Whether it leads to the page that is shown, which it says then. */
  readonly isShown: boolean;
}

/** A link of header or footer. Not rendered again for another page if nothing changes in it. */
export const SiteLink = memo(({ entry, language, isShown }: SiteLinkProps) => {
  const { t } = useTranslation();
  const label = t(`nav.${entry.label}`);
  if (entry.kind === "page") {
    return (
      <a href={localizedPath(entry, language)} aria-current={isShown ? "page" : undefined}>
        {label}
      </a>
    );
  }
  const href = entry.href.replaceAll("{lang}", language);
  const newTab = entry.newTab ? ({ target: "_blank", rel: "noopener" } as const) : {};
  return (
    <a href={href} data-event={clickEvent(entry.label)} {...newTab}>
      {label}
      {entry.newTab && <span className="visually-hidden">{` (${t("shell.newTab")})`}</span>}
    </a>
  );
});

/** Whether an entry leads to a page. */
export function leadsTo(entry: SiteLinkEntry, page: PageAddress): boolean {
  return entry.kind === "page" && entry.route === page.route;
}

/** Under which name analytics count a click on a link out of the site: `signIn` → `click_sign_in`. */
export function clickEvent(label: string): string {
  const words = label.replaceAll("-", "_").replaceAll(/[A-Z]/g, "_$&");
  return `click_${words.toLowerCase()}`;
}
