/** Plugins in a grid. A whole card is a link to its page. */
import { Badge } from "../../components/badge.tsx";
import { Picture } from "../../components/picture.tsx";
import type { PluginCardContent } from "../../content/types.ts";
import { BilledPrice, PaidBadge } from "./billed-price.tsx";
import styles from "./plugin-cards.module.css";

const sizes = "(min-width: 75rem) 22rem, (min-width: 45rem) 45vw, 82vw";

interface PluginCardsProps {
  readonly cards: readonly PluginCardContent[];
  readonly level: 2 | 3;
  /** At the top of the page: the first picture loads at once. */
  readonly first?: boolean;
}

export function PluginCards({ cards, level, first = false }: PluginCardsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.cards}>
      {cards.map(({ slug, href, name, description, country, picture, price, foreign }, index) => (
        <li key={slug} className={styles.card}>
          <div className={styles.screen}>
            <Picture picture={picture} first={first && index === 0} sizes={sizes} widest={1280} />
          </div>
          <div className={styles.text}>
            <Heading>
              <a href={href} {...foreign}>
                {name}
              </a>
            </Heading>
            {country !== undefined && <Badge>{country}</Badge>}
            <p {...foreign}>{description}</p>
          </div>
          <div className={styles.foot}>
            <PaidBadge free={price === undefined} />
            <BilledPrice price={price} />
          </div>
        </li>
      ))}
    </ul>
  );
}
