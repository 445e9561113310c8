/** A link that looks like a button, for what a visitor came to do. */
import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { PageLink } from "./page-link.tsx";

type ButtonLinkProps = Pick<ComponentProps<"a">, "ref" | "onClick"> & {
  readonly look?: "primary" | "quiet" | "small";
  /** Name under which a press is counted, if the visitor allows it: lower-case letters, digits, underscores. */
  readonly event?: string;
  readonly children: ReactNode;
} & (
    | { /** A page of the site. */ readonly to: string; readonly href?: never }
    | { /** Anything else. */ readonly href: string; readonly to?: never }
  );

export function ButtonLink({ to, href, look = "primary", event, ...rest }: ButtonLinkProps) {
  const props = { ...rest, className: styles.button, "data-look": look, "data-event": event };
  return to === undefined ? <a {...props} href={href} /> : <PageLink {...props} to={to} />;
}

/** Buttons that belong together, side by side as far as there is room. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
