import { useTranslation } from "react-i18next";
import styles from "./contents.module.css";

interface ContentsProps {
  readonly entries: readonly { readonly id: string; readonly title: string }[];
  /** In place of links in a line, which are for below the head of a page. */
  readonly className?: string | undefined;
}

/** Links to the parts of a page, by their ids. */
export function Contents({ entries, className }: ContentsProps) {
  const { t } = useTranslation();
  return (
    <nav className={className ?? styles.line} aria-labelledby="contents">
      <p id="contents" className={className === undefined ? "visually-hidden" : undefined}>
        {t("shell.contents")}
      </p>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
