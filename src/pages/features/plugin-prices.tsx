/** The price list of the plugins, one line each. */

import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { BilledPrice } from "../../features/billing/billed-price.tsx";
import type { Content } from "./compose.ts";
import styles from "./plugin-prices.module.css";

interface PluginPricesProps {
  readonly plugins: Content["pluginPrices"];
}

export function PluginPrices({ plugins }: PluginPricesProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.prices}>
      {plugins.map(({ slug, href, name, price }) => (
        <li key={slug}>
          <PageLink to={href}>{name}</PageLink>
          <BilledPrice price={price} />
          {price === undefined ? (
            <Badge tone="accent">{t("billing.free")}</Badge>
          ) : (
            <Badge tone="amber">{t("billing.paid")}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
