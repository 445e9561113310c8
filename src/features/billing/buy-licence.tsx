import { useTranslation } from "react-i18next";
import styles from "./buy-licence.module.css";

/** Leads to where licences are sold, and says whether taxes are in the price. `undefined`: there is nothing to buy. */
export function BuyLicence({ href }: { readonly href: string | undefined }) {
  const { t } = useTranslation();
  if (href === undefined) return null;
  return (
    <p className={styles.buy}>
      <a href={href} data-event="click_buy_licence">
        {t("nav.buyLicence")}
      </a>
      <small>{t("billing.taxes")}</small>
    </p>
  );
}
