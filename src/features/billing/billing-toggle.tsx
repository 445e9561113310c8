/** Monthly or annual prices: two native radio buttons, inside a `BillingScope`. */
import { useContext, useId } from "react";
import { useTranslation } from "react-i18next";
import { periods } from "./billing.ts";
import { ChoosePeriod } from "./billing-scope.tsx";
import styles from "./billing-toggle.module.css";

export function BillingToggle() {
  const { t } = useTranslation();
  const choose = useContext(ChoosePeriod);
  const name = useId();
  return (
    <fieldset className={styles.toggle}>
      <legend>{t("billing.label")}</legend>
      <div className={styles.options}>
        {periods.map((period, index) => (
          <label key={period}>
            <input
              type="radio"
              name={name}
              value={period}
              defaultChecked={index === 0}
              onChange={() => choose(period)}
            />
            <span>{t(`billing.${period}`)}</span>
          </label>
        ))}
      </div>
      <p>{t("billing.saving")}</p>
    </fieldset>
  );
}
