/** A plugin in a grid. The whole card is a link to its page. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PluginCardContent } from "../content/types.ts";
import { Badge } from "./badge.tsx";
import { Picture } from "./picture.tsx";
import styles from "./plugin-card.module.css";

interface PluginCardProps {
  readonly card: PluginCardContent;
  readonly level: 2 | 3;
  readonly price?: ReactNode;
  readonly first?: boolean;
}

export function PluginCard({ card, level, price, first = false }: PluginCardProps) {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  const free = card.price === undefined;
  return (
    <li className={styles.card}>
      <div className={styles.screen}>
        <Picture picture={card.picture} first={first} sizes="(min-width: 75rem) 22rem, (min-width: 45rem) 45vw, 82vw" />
      </div>
      <div className={styles.text}>
        <Heading>
          <a href={card.href}>{card.name}</a>
        </Heading>
        {card.country !== undefined && <Badge>{card.country}</Badge>}
        <p>{card.description}</p>
      </div>
      <div className={styles.foot}>
        <Badge tone={free ? "accent" : "amber"}>{free ? t("billing.free") : t("billing.paid")}</Badge>
        {price}
      </div>
    </li>
  );
}
