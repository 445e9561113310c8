/** Brand, main navigation, language. Below 768 px the navigation is a menu that works without JavaScript. */
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { shell } from "../content/shell.ts";
import { localizedPath, type PageMatch } from "../routes/routes.ts";
import styles from "./header.module.css";
import { useClosingMenu, useScrolled } from "./header-behaviour.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { SiteLink } from "./site-links.tsx";

export function Header({ match }: { readonly match: PageMatch }) {
  const { t } = useTranslation();
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingMenu(menu, match);
  const scrolled = useScrolled();
  const entries = shell.header.map((entry) => (
    <li key={entry.label}>
      <SiteLink entry={entry} match={match} />
    </li>
  ));
  const { src, width, height } = shell.logo;
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <div className={styles.bar}>
        <a className={styles.brand} href={localizedPath({ route: "home" }, match.language)}>
          <img src={src} width={width} height={height} alt="" />
          {shell.brand}
        </a>
        <nav className={styles.wide} aria-label={t("nav.label")}>
          <ul className={styles.links}>{entries}</ul>
        </nav>
        <div className={styles.language}>
          <LanguageSwitch match={match} />
        </div>
        <details className={styles.menu} ref={menu}>
          <summary>{t("nav.menu")}</summary>
          <div className={styles.sheet}>
            <nav aria-label={t("nav.label")}>
              <ul className={styles.stacked}>{entries}</ul>
            </nav>
            <LanguageSwitch match={match} />
          </div>
        </details>
      </div>
    </header>
  );
}
