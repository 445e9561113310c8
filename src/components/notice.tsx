/** Says what happened, or what to know before going on. Sign and edge say how grave it is, not colour alone. */
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import styles from "./notice.module.css";

type Tone = "info" | "warning" | "danger" | "success";

const signs: Record<Tone, IconName> = {
  info: "info",
  warning: "triangle-alert",
  danger: "circle-alert",
  success: "circle-check",
};

interface NoticeProps extends Omit<ComponentProps<"div">, "className"> {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

export function Notice({ tone = "info", children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={styles.notice} data-tone={tone}>
      <Icon name={signs[tone]} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
