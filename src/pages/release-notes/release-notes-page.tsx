import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import type { PageContents, PageProps } from "../../content/types.ts";
import styles from "./release-notes-page.module.css";

type Content = PageContents["releaseNotes"];

/** `1.47` → `v1-47`: the same in every language, so that a version can be linked to. */
function anchorOf(version: string): string {
  return `v${version.replaceAll(".", "-")}`;
}

export default function ReleaseNotesPage({ content: { title, intro, releases } }: PageProps<Content>) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={title} intro={intro}>
        <nav className={styles.versions} aria-label={t("release.versions")}>
          {releases.map(({ version }) => (
            <a key={version} href={`#${anchorOf(version)}`}>
              {version}
            </a>
          ))}
        </nav>
      </PageHeader>
      <div className={styles.timeline}>
        {releases.map((release, index) => (
          <Release key={release.version} release={release} latest={index === 0} />
        ))}
      </div>
    </>
  );
}

interface ReleaseProps {
  readonly release: Content["releases"][number];
  readonly latest: boolean;
}

function Release({ release: { version, isoDate, date, summary, sections }, latest }: ReleaseProps) {
  const { t } = useTranslation();
  const anchor = anchorOf(version);
  return (
    <article className={styles.release} id={anchor}>
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
          <section key={id}>
            <h3>{t(`release.${id}`)}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
