import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import { Section } from "../../components/section.tsx";
import type { Content } from "./compose.ts";
import styles from "./related-plugins.module.css";

export function RelatedPlugins({ related }: Pick<Content, "related">) {
  const { t } = useTranslation();
  return (
    <Section title={t("plugin.related")} split>
      <ul className={styles.plugins}>
        {related.map(({ slug, href, name, description, free }) => (
          <li key={slug}>
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <Badge tone={free ? "accent" : "amber"}>{free ? t("billing.free") : t("billing.paid")}</Badge>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
