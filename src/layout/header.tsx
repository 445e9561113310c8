/** Brand, main navigation, language. Below 48rem the navigation is a menu that works without JavaScript. */
import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { cross, Icon, magnifier } from "../components/icon.tsx";
import { shell } from "../content/shell.ts";
import { usePagePath } from "../lib/path-language.ts";
import { pageKey } from "../navigation/loaded-page.ts";
import type { PageMatch } from "../routes/routes.ts";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import menuStyles from "./menu.module.css";
import { SiteLink, type SiteLinkEntry } from "./site-links.tsx";

/** The download is a button at the end of the bar, next to the links out of the site. */
const isAction = ({ label }: SiteLinkEntry) => label === "download";
const isApart = (entry: SiteLinkEntry) => isAction(entry) || (entry.kind === "link" && entry.newTab);

/** Two have room in the bar. */
const moreLanguages = shell.languages.length > 2 ? shell.languages.length : undefined;

interface HeaderProps {
  readonly match: PageMatch;
  /** Whether the next page, or the search, is awaited. */
  readonly isLoading: boolean;
  readonly onSearch: () => void;
}

export function Header({ match, isLoading, onSearch }: HeaderProps) {
  const { t } = useTranslation();
  const pathTo = usePagePath();
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingMenu(menu, `${pageKey(match)} ${isLoading}`);
  const { src, width, height } = shell.logo;
  const apart = shell.header.filter(isApart).sort((a, b) => Number(isAction(a)) - Number(isAction(b)));
  const links = shell.header.filter((entry) => !isApart(entry));
  return (
    <header className={styles.header} data-languages={moreLanguages}>
      <div className={styles.bar}>
        <a className={styles.brand} href={pathTo({ route: "home" })}>
          <img src={src} width={width} height={height} alt="" fetchPriority="low" />
          {shell.brand}
        </a>
        <nav className={styles.wide} aria-label={t("nav.label")}>
          <Links className={styles.links} entries={links} match={match} />
          <Links className={styles.links} entries={apart} match={match} />
        </nav>
        <SearchButton onSearch={onSearch} />
        <div className={styles.language}>
          <LanguageSwitch match={match} />
        </div>
        <details className={menuStyles.menu} ref={menu}>
          <summary>
            <Icon path="M4 5h16M4 12h16M4 19h16" />
            <Icon path={cross} />
            {t("nav.menu")}
          </summary>
          <div className={menuStyles.sheet}>
            <SearchButton onSearch={onSearch} />
            <nav aria-label={t("nav.label")}>
              <Links className={menuStyles.stacked} entries={[...links, ...apart]} match={match} />
            </nav>
            <LanguageSwitch match={match} />
          </div>
        </details>
      </div>
      <p className={styles.loading} role="status">
        {isLoading && <span className="visually-hidden">{t("shell.loading")}</span>}
      </p>
    </header>
  );
}

/** Opens the search. Without the app it leads to the page of questions. */
function SearchButton({ onSearch }: Pick<HeaderProps, "onSearch">) {
  const { t } = useTranslation();
  const pathTo = usePagePath();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form action={pathTo({ route: "faq" })} onSubmit={submit}>
      {/* biome-ignore lint/a11y/useButtonType: every document has it, so it has no attribute that says the same. */}
      <button>
        <Icon path={magnifier} />
        {t("search.label")}
      </button>
    </form>
  );
}

interface LinksProps {
  readonly className: string | undefined;
  readonly entries: readonly SiteLinkEntry[];
  readonly match: PageMatch;
}

function Links({ className, entries, match }: LinksProps) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.label} data-action={isAction(entry) || undefined}>
          <SiteLink entry={entry} match={match} />
        </li>
      ))}
    </ul>
  );
}

/** Closes the menu on another page and while it is awaited, from 48rem, on Escape, and on a click or the focus outside. */
function useClosingMenu(menu: RefObject<HTMLDetailsElement | null>, page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it, the first one leaves it as it is.
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const close = () => {
      if (menu.current !== null) menu.current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || menu.current?.open !== true) return;
      close();
      menu.current.querySelector("summary")?.focus();
    };
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.contains(target) === false) close();
    };
    const wide = window.matchMedia("(min-width: 48rem)");
    wide.addEventListener("change", () => wide.matches && close(), { signal });
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("pointerdown", onOutside, { signal });
    document.addEventListener("focusin", onOutside, { signal });
    return () => {
      stop.abort();
      close();
    };
  }, [page, menu]);
}
