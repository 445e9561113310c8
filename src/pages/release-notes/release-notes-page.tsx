import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import type { PageProps } from "../../content/types.ts";
import { releaseAnchor } from "../../routes/anchors.ts";
import { feedKinds, feedPath, feedTypes } from "../../routes/feeds.ts";
import type { Content } from "./compose.ts";
import styles from "./release-notes-page.module.css";

/** `rss` from Lucide. */
const feedIcon = "M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M4 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0";

export default function ReleaseNotesPage({ content, language }: PageProps<Content>) {
  const { t } = useTranslation();
  const { title, intro, releases } = content;
  return (
    <>
      <PageHeader title={title} intro={intro} aside={<Versions releases={releases} />}>
        <ul className={styles.feeds}>
          {feedKinds.map((kind) => (
            <li key={kind}>
              <a href={feedPath(kind, language)} type={feedTypes[kind]}>
                <Icon path={feedIcon} />
                {t(`release.${kind}`)}
              </a>
            </li>
          ))}
        </ul>
      </PageHeader>
      <ol className={styles.timeline}>
        {releases.map((release, index) => (
          <Release key={release.version} release={release} latest={index === 0} />
        ))}
      </ol>
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
  readonly latest: boolean;
}

function Release({ release: { version, isoDate, date, summary, sections }, latest }: ReleaseProps) {
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
        {latest && <Badge tone="accent">{t("release.latest")}</Badge>}
      </header>
      <div className={styles.changes}>
        <p>{summary}</p>
        {sections.map(({ id, items }) => (
          <section key={id} data-kind={id}>
            <h3>{t(`release.${id}`)}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </li>
  );
}
