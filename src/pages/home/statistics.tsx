import { Section } from "../../components/section.tsx";
import type { Content } from "./compose.ts";
import styles from "./statistics.module.css";

export function Statistics({ statistics: { title, text, items, mapLink, mapHref } }: Pick<Content, "statistics">) {
  return (
    <Section title={title} intro={text}>
      <dl className={styles.figures}>
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.map}>
        <a href={mapHref}>{mapLink}</a>
      </p>
    </Section>
  );
}
