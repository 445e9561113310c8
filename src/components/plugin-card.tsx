/** A plugin in a grid. The whole card leads to its page. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PluginCardContent } from "../content/types.ts";
import { Badge } from "./badge.tsx";
import { Picture } from "./picture.tsx";
import styles from "./plugin-card.module.css";

interface PluginCardProps {
  readonly card: PluginCardContent;
  /** Level of its heading. */
  readonly level: 2 | 3;
  readonly price?: ReactNode;
}

export function PluginCard({ card, level, price }: PluginCardProps) {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  const free = card.price === undefined;
  return (
    <li className={styles.card}>
      <Picture picture={card.picture} />
      <div className={styles.text}>
        <Heading>
          <a href={card.href}>{card.name}</a>
        </Heading>
        <p>{card.description}</p>
      </div>
      <div className={styles.foot}>
        {price}
        <p className={styles.badges}>
          {card.country !== undefined && <Badge>{card.country}</Badge>}
          <Badge tone={free ? "accent" : "amber"}>{free ? t("billing.free") : t("billing.paid")}</Badge>
        </p>
      </div>
    </li>
  );
}
