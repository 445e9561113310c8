/** The top of a page, with its only `<h1>`. */
import type { ReactNode } from "react";
import type { Foreign } from "../content/types.ts";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  readonly title: string;
  /** Of the title. */
  readonly foreign?: Foreign | undefined;
  readonly intro?: ReactNode;
  readonly above?: ReactNode;
  /** Next to the text on wide screens, below it on narrow ones. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

export function PageHeader({ title, foreign, intro, above, aside, children }: PageHeaderProps) {
  return (
    <div className={styles.header} data-aside={aside !== undefined || undefined}>
      <div className={styles.text}>
        {above}
        <h1 tabIndex={-1} {...foreign}>
          {title}
        </h1>
        {intro !== undefined && <p className="lead">{intro}</p>}
        {children}
      </div>
      {aside}
    </div>
  );
}
