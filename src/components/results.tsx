/** The results of a search. After a link with a filter they are held back until the app has applied it. */
import type { ReactNode, Ref } from "react";
import { usePagePath } from "../lib/path-language.ts";
import { ButtonLink, ButtonRow } from "./button.tsx";
import styles from "./results.module.css";

interface ResultsProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

export function Results({ ref, isBusy, children }: ResultsProps) {
  return (
    <div ref={ref} className={styles.results} aria-busy={isBusy || undefined}>
      {children}
    </div>
  );
}

interface NothingFoundProps {
  /** Words of a link to the contact page. */
  readonly link?: string | undefined;
  readonly children: ReactNode;
}

/** In place of an empty result: the way back, and the way to those who can help. */
export function NothingFound({ link, children }: NothingFoundProps) {
  const pathTo = usePagePath();
  return (
    <ButtonRow>
      {children}
      {link !== undefined && (
        <ButtonLink look="quiet" href={pathTo({ route: "contact" })}>
          {link}
        </ButtonLink>
      )}
    </ButtonRow>
  );
}
