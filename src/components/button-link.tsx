/** A link that looks like a button, for what a visitor came to do. */
import type { ReactNode } from "react";
import styles from "./button.module.css";

interface ButtonLinkProps {
  readonly href: string;
  readonly look?: "primary" | "quiet";
  readonly children: ReactNode;
}

export function ButtonLink({ href, look = "primary", children }: ButtonLinkProps) {
  return (
    <a className={styles.button} data-look={look} href={href}>
      {children}
    </a>
  );
}

/** Buttons that belong together, side by side as far as there is room. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
