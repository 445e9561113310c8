import { useTranslation } from "react-i18next";
import type { Shell } from "../../scripts/content/emit/shell.ts";
import { contentKey, localizedPath, type PageMatch } from "../routes/routes.ts";

export type SiteLinkEntry = Shell["header"][number];

/** A link of header or footer. */
export function SiteLink({ entry, match }: { readonly entry: SiteLinkEntry; readonly match: PageMatch }) {
  const { t } = useTranslation();
  const label = entry.translations?.[match.language] ?? t(`nav.${entry.label}`);
  if (entry.kind === "page") {
    return (
      <a
        href={localizedPath(entry, match.language)}
        aria-current={entry.label === contentKey(match) ? "page" : undefined}
      >
        {label}
      </a>
    );
  }
  const href = entry.href.replaceAll("{lang}", match.language);
  const newTab = entry.newTab ? ({ target: "_blank", rel: "noopener" } as const) : {};
  return (
    <a href={href} data-event={clickEvent(entry.label)} {...newTab}>
      {label}
      {entry.newTab && <span className="visually-hidden">{` (${t("shell.newTab")})`}</span>}
    </a>
  );
}

/** Analytics event of a link out of the site: `signIn` → `click_sign_in`. */
export function clickEvent(label: string): string {
  const words = label.replaceAll("-", "_").replaceAll(/[A-Z]/g, "_$&");
  return `click_${words.toLowerCase()}`;
}
