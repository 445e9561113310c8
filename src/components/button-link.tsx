/** A link that looks like a button, for what a visitor came to do. */
import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";

interface ButtonLinkProps extends Pick<ComponentProps<"a">, "ref" | "onClick" | "target"> {
  readonly href: string;
  readonly look?: "primary" | "quiet" | "small";
  /** Name under which a press is counted, if the visitor allows it: lower-case letters, digits, underscores. */
  readonly event?: string;
  readonly children: ReactNode;
}

export function ButtonLink({ look = "primary", event, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={styles.button} data-look={look} data-event={event} />;
}

/** Buttons that belong together, side by side as far as there is room. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
