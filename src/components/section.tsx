/** A part of a page with its heading, over the whole width of the window. Without a heading it is no section of it. */
import type { ReactNode } from "react";
import styles from "./section.module.css";

interface SectionProps {
  readonly title?: string;
  readonly intro?: ReactNode;
  readonly tone?: "plain" | "sunken";
  /** From 1024 px on the heading is beside the content instead of above it. */
  readonly split?: boolean;
  /** Follows the page's header without a gap. */
  readonly joined?: boolean;
  readonly id?: string;
  readonly children?: ReactNode;
}

export function Section({ title, intro, tone = "plain", split = false, joined = false, id, children }: SectionProps) {
  const Element = title === undefined ? "div" : "section";
  return (
    <Element
      className={styles.section}
      data-tone={tone}
      data-split={split || undefined}
      data-joined={joined || undefined}
      id={id}
    >
      {title !== undefined && (
        <div className={styles.head}>
          <h2>{title}</h2>
          {intro !== undefined && <p className="lead">{intro}</p>}
        </div>
      )}
      <div>{children}</div>
    </Element>
  );
}
