/** A link that looks like a button. */
import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";

interface ButtonLinkProps extends Pick<ComponentProps<"a">, "ref" | "onClick" | "target"> {
  readonly href: string;
  readonly look?: "primary" | "quiet" | "small";
  /** Analytics event of a click: lower-case letters, digits, underscores. */
  readonly event?: string;
  readonly children: ReactNode;
}

export function ButtonLink({ look = "primary", event, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={styles.button} data-look={look} data-event={event} />;
}

export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
