/** A link that looks like a button, for what a visitor came to do. */
import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";

interface ButtonLinkProps extends Pick<ComponentProps<"a">, "ref" | "onClick"> {
  readonly href: string;
  readonly look?: "primary" | "quiet" | "small";
  /** Under which name a press is counted, where the visitor allows that: small letters, digits, underscores. */
  readonly event?: string;
  readonly children: ReactNode;
}

export function ButtonLink({ href, look = "primary", event, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={styles.button} data-look={look} data-event={event} href={href}>
      {children}
    </a>
  );
}

/** Buttons that belong together, side by side as far as there is room. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
