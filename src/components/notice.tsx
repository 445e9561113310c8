/** Callout. Severity is shown by icon and border, not by colour alone. */
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./notice.module.css";

type Tone = "info" | "warning" | "danger" | "success";

const icons: Record<Tone, string> = {
  info: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4m0-4h.01",
  warning: "m21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01",
  danger: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4m0 4h.01",
  success: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12",
};

interface NoticeProps extends Omit<ComponentProps<"div">, "className"> {
  readonly tone?: Tone;
  readonly children: ReactNode;
}

export function Notice({ tone = "info", children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={styles.notice} data-tone={tone}>
      <Icon path={icons[tone]} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
