/** Links of header and footer, from facts; labels are interface strings. */
import { useTranslation } from "react-i18next";
import type { ShellFacts } from "../../scripts/content/emit/shell.ts";
import { localizedPath, type PageMatch } from "../routes/routes.ts";

export type SiteLinkEntry = ShellFacts["header"][number];

export interface SiteLinkProps {
  readonly entry: SiteLinkEntry;
  readonly match: PageMatch;
}

/** One link; the one that leads to the page shown says so. */
export function SiteLink({ entry, match }: SiteLinkProps) {
  const { t } = useTranslation();
  const label = t(`nav.${entry.label}`);
  if (entry.kind === "page") {
    const current = entry.route === match.route ? { "aria-current": "page" as const } : {};
    return (
      <a href={localizedPath(entry, match.language)} {...current}>
        {label}
      </a>
    );
  }
  const href = entry.href.replaceAll("{lang}", match.language);
  if (!entry.newTab) return <a href={href}>{label}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden"> ({t("shell.newTab")})</span>
    </a>
  );
}
