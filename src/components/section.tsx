/** A part of a page over the full width; a `<section>` if it has a heading. */
import type { ReactNode } from "react";
import type { Foreign } from "../content/types.ts";
import styles from "./section.module.css";

interface SectionProps {
  readonly id?: string;
  readonly title?: string;
  readonly intro?: ReactNode;
  readonly tone?: "sunken";
  /** From 64rem on the heading is next to the content. */
  readonly split?: boolean;
  /** Without a gap below the page's header. */
  readonly joined?: boolean;
  readonly foreign?: Foreign | undefined;
  readonly children?: ReactNode;
}

export function Section({ id, title, intro, tone, split = false, joined = false, foreign, children }: SectionProps) {
  const Element = title === undefined ? "div" : "section";
  return (
    <Element
      id={id}
      className={styles.section}
      data-tone={tone}
      data-split={split || undefined}
      data-joined={joined || undefined}
      {...foreign}
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
