/** Links of header and footer, from facts; labels are interface strings. */
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router-dom";
import type { ShellFacts } from "../../scripts/content/emit/shell.ts";
import { localizedPath, type PageMatch } from "../routes/routes.ts";

export type SiteLinkEntry = ShellFacts["header"][number];

export interface SiteLinkProps {
  readonly entry: SiteLinkEntry;
  readonly match: PageMatch;
}

/** The router names the link to the page shown; the styles go by `aria-current`. */
const noName = () => undefined;

/** One link; the one that leads to the page shown says so. */
export function SiteLink({ entry, match }: SiteLinkProps) {
  const { t } = useTranslation();
  const label = t(`nav.${entry.label}`);
  if (entry.kind === "page") {
    return (
      <NavLink to={localizedPath(entry, match.language)} end className={noName} discover="none">
        {label}
      </NavLink>
    );
  }
  const href = entry.href.replaceAll("{lang}", match.language);
  const event = clickEvent(entry.label);
  if (!entry.newTab) {
    return (
      <a href={href} data-event={event}>
        {label}
      </a>
    );
  }
  return (
    <a href={href} data-event={event} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden"> ({t("shell.newTab")})</span>
    </a>
  );
}

/** Under which name analytics count a click on a link out of the site: `signIn` → `click_sign_in`. */
export function clickEvent(label: string): string {
  return `click_${label
    .replaceAll(/[A-Z]/g, (letter) => `_${letter}`)
    .replaceAll("-", "_")
    .toLowerCase()}`;
}
