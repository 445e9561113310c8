/** Areas of the program: those with a picture, then the others. */
import { Picture } from "../../components/picture.tsx";
import { PointList } from "../../components/point-list.tsx";
import type { Content } from "./compose.ts";
import styles from "./feature-areas.module.css";

export function FeatureAreas({ areas }: Pick<Content, "areas">) {
  const pictured = areas.filter(({ picture }) => picture !== undefined);
  const others = areas.filter(({ picture }) => picture === undefined);
  return (
    <div className={styles.areas}>
      {pictured.map((area) => (
        <FeatureArea key={area.id} area={area} />
      ))}
      <div className={styles.others}>
        {others.map((area) => (
          <FeatureArea key={area.id} area={area} />
        ))}
      </div>
    </div>
  );
}

function FeatureArea({ area: { id, title, text, points, picture } }: { readonly area: Content["areas"][number] }) {
  return (
    <section id={id} className={styles.area} data-pictured={picture !== undefined}>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{text}</p>
        <PointList points={points} />
      </div>
      {picture !== undefined && (
        <div className={styles.screen}>
          <Picture picture={picture} sizes="(min-width: 75rem) 42rem, (min-width: 64rem) 56vw, 82vw" />
        </div>
      )}
    </section>
  );
}
