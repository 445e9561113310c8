import { Section } from "../../components/section.tsx";
import type { Content } from "./compose.ts";
import styles from "./reasons.module.css";

export function Reasons({ why: { title, items } }: Pick<Content, "why">) {
  return (
    <Section title={title} tone="sunken">
      <ul className={styles.reasons}>
        {items.map((reason) => (
          <li key={reason.title}>
            <h3>{reason.title}</h3>
            <div className={styles.figure}>{reason.figure}</div>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
