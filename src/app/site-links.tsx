import { useTranslation } from "react-i18next";
import type { ShellFacts } from "../../scripts/content/emit/shell.ts";
import { localizedPath, type PageMatch } from "../routes/routes.ts";

export type SiteLinkEntry = ShellFacts["header"][number];

/** A link of header or footer; the one that leads to the page shown says so. */
export function SiteLink({ entry, match }: { readonly entry: SiteLinkEntry; readonly match: PageMatch }) {
  const { t } = useTranslation();
  const label = t(`nav.${entry.label}`);
  if (entry.kind === "page") {
    const href = localizedPath(entry, match.language);
    const isShown = href === localizedPath(match, match.language);
    return (
      <a href={href} aria-current={isShown ? "page" : undefined}>
        {label}
      </a>
    );
  }
  const href = entry.href.replaceAll("{lang}", match.language);
  const newTab = entry.newTab ? ({ target: "_blank", rel: "noopener" } as const) : {};
  return (
    <a href={href} data-event={clickEvent(entry.label)} {...newTab}>
      {label}
      {entry.newTab && <span className="visually-hidden"> ({t("shell.newTab")})</span>}
    </a>
  );
}

/** Under which name analytics count a click on a link out of the site: `signIn` → `click_sign_in`. */
export function clickEvent(label: string): string {
  const words = label.replaceAll("-", "_").replaceAll(/[A-Z]/g, "_$&");
  return `click_${words.toLowerCase()}`;
}
