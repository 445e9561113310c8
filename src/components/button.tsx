import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";

interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  readonly look?: "primary" | "quiet" | "small" | "plain";
}

export function Button({ look = "primary", type = "button", ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={styles.button} data-look={look} />;
}

interface ButtonLinkProps extends Pick<ComponentProps<"a">, "ref" | "onClick" | "target" | "children"> {
  readonly href: string;
  readonly look?: "primary" | "quiet" | "small";
}

/** A link that looks like a button. */
export function ButtonLink({ look = "primary", ...rest }: ButtonLinkProps) {
  return <a {...rest} className={styles.button} data-look={look} />;
}

export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
