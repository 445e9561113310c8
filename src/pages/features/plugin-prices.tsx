import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import { BilledPrice } from "../../features/billing/billed-price.tsx";
import type { Content } from "./compose.ts";
import styles from "./plugin-prices.module.css";

export function PluginPrices({ pluginPrices }: Pick<Content, "pluginPrices">) {
  const { t } = useTranslation();
  return (
    <ul className={styles.prices}>
      {pluginPrices.map(({ slug, href, name, price }) => (
        <li key={slug}>
          <a href={href}>{name}</a>
          <BilledPrice price={price} />
          <Badge tone={price ? "amber" : "accent"}>{price ? t("billing.paid") : t("billing.free")}</Badge>
        </li>
      ))}
    </ul>
  );
}
