import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import { ButtonLink } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import type { PageProps } from "../../content/types.ts";
import { usePagePath } from "../../lib/path-language.ts";
import { releaseAnchor } from "../../routes/anchors.ts";
import { feedKinds, feedPath, feedTypes } from "../../routes/feeds.ts";
import type { Content } from "./compose.ts";
import styles from "./release-notes-page.module.css";

/** `rss` from Lucide. */
const feedIcon = "M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M4 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0";

export default function ReleaseNotesPage({ content }: PageProps<Content>) {
  const { t, i18n } = useTranslation();
  const pathTo = usePagePath();
  const { title, intro, download, releases } = content;
  const downloadHref = pathTo({ route: "download" });
  return (
    <>
      <PageHeader title={title} intro={intro} aside={<Versions releases={releases} />}>
        {download !== undefined && <ButtonLink href={downloadHref}>{download}</ButtonLink>}
      </PageHeader>
      <ol className={styles.timeline}>
        {releases.map((release, index) => (
          <Release key={release.version} release={release}>
            {index === 0 && (
              <>
                <Badge tone="accent">{t("release.latest")}</Badge>
                {download !== undefined && <a href={downloadHref}>{download}</a>}
              </>
            )}
          </Release>
        ))}
      </ol>
      <ul className={styles.feeds}>
        {feedKinds.map((kind) => (
          <li key={kind}>
            <a href={feedPath(kind, i18n.language)} type={feedTypes[kind]}>
              <Icon path={feedIcon} />
              {t(`release.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Versions({ releases }: Pick<Content, "releases">) {
  const { t } = useTranslation();
  const years = [...new Set(releases.map(({ isoDate }) => yearOf(isoDate)))];
  return (
    <nav className={styles.versions} aria-label={t("release.versions")}>
      <ul>
        {years.map((year) => (
          <li key={year}>
            <b>{year}</b>
            {releases
              .filter(({ isoDate }) => yearOf(isoDate) === year)
              .map(({ version }) => (
                <a key={version} href={`#${releaseAnchor(version)}`}>
                  {version}
                </a>
              ))}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const yearOf = (isoDate: string) => isoDate.slice(0, 4);

interface ReleaseProps {
  readonly release: Content["releases"][number];
  /** Below its date. */
  readonly children: ReactNode;
}

function Release({ release: { version, isoDate, date, summary, sections, foreign }, children }: ReleaseProps) {
  const { t } = useTranslation();
  const anchor = releaseAnchor(version);
  return (
    <li className={styles.release} id={anchor}>
      <header>
        <h2>
          <a href={`#${anchor}`} title={t("release.permalink", { version })}>
            {version}
          </a>
        </h2>
        <time dateTime={isoDate}>{date}</time>
        {children}
      </header>
      <div className={styles.changes}>
        <p {...foreign}>{summary}</p>
        {sections.map(({ id, items }) => (
          <section key={id} data-kind={id}>
            <h3>{t(`release.${id}`)}</h3>
            <ul>
              {items.map((item) => (
                <li key={item} {...foreign}>
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </li>
  );
}
