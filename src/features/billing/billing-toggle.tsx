/** Monthly or annual prices. */
import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Period, periods } from "../../domain/offers.ts";
import styles from "./billing-toggle.module.css";

const ChoosePeriod = createContext<(period: Period) => void>(() => {});

/** The choice of this visit, for the next page. In memory only. */
let remembered: Period = periods[0];

const announcements = { monthly: "billing.showingMonthly", annual: "billing.showingAnnual" } as const;

/**
 * The part of a page whose prices follow the toggle. CSS switches them by `:has(:checked)`; the state is for browsers
 * without `:has()`, and for the announcement.
 */
export function BillingScope({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const scope = useRef<HTMLDivElement>(null);
  // Unknown at first: the visitor, or a browser that restores forms, may have chosen before hydration.
  const [period, setPeriod] = useState<Period>();
  const [announced, setAnnounced] = useState<Period>();
  useEffect(() => {
    const checked = scope.current?.querySelector<HTMLInputElement>("input[type=radio]:checked");
    remembered = periods.find((each) => each === checked?.value) ?? periods[0];
    setPeriod(remembered);
  }, []);
  const choose = (chosen: Period) => {
    remembered = chosen;
    setPeriod(chosen);
    setAnnounced(chosen);
  };
  return (
    <div ref={scope} className={styles.scope} data-billing={period}>
      <ChoosePeriod value={choose}>{children}</ChoosePeriod>
      <p className="visually-hidden" role="status">
        {announced === undefined ? "" : t(announcements[announced])}
      </p>
    </div>
  );
}

/** Two native radio buttons, inside a `BillingScope`. */
export function BillingToggle() {
  const { t } = useTranslation();
  const choose = useContext(ChoosePeriod);
  const name = useId();
  return (
    <fieldset className={styles.toggle}>
      <legend>{t("billing.label")}</legend>
      <div className={styles.options}>
        {periods.map((period) => (
          <label key={period}>
            <input
              type="radio"
              name={name}
              value={period}
              defaultChecked={period === remembered}
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
