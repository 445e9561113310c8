/** Questions, each a `<details>` with its answer. All are expanded for print. */
import type { ReactNode } from "react";
import styles from "./questions.module.css";

interface QuestionsProps<Item> {
  readonly items: readonly Item[];
  readonly level: 2 | 3;
  /** Whether the first one is open. */
  readonly firstOpen?: boolean;
  readonly answer: (item: Item) => ReactNode;
}

export function Questions<Item extends { readonly id: string; readonly title: string }>(props: QuestionsProps<Item>) {
  const { items, level, firstOpen = false, answer } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.questions}>
      {items.map((item, index) => (
        // Others may have been opened before hydration.
        <details key={item.id} open={firstOpen && index === 0} suppressHydrationWarning>
          <summary>
            <Heading>{item.title}</Heading>
          </summary>
          <div className={styles.answer}>{answer(item)}</div>
        </details>
      ))}
    </div>
  );
}
