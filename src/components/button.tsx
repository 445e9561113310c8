import type { ComponentProps } from "react";
import styles from "./button.module.css";

interface ButtonProps extends Omit<ComponentProps<"button">, "className"> {
  readonly look?: "primary" | "quiet" | "small" | "plain";
}

export function Button({ look = "primary", type = "button", ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={styles.button} data-look={look} />;
}
