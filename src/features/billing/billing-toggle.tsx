/** Monthly or annual prices. */
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SegmentedControl } from "../../components/segmented-control.tsx";
import { type Period, periods } from "../../domain/offers.ts";
import styles from "./billing-toggle.module.css";

/** The choice of this visit, for the next page. In memory only. */
let remembered: Period = periods[0];

const Billing = createContext<{ period: Period; choose(period: Period): void }>({ period: remembered, choose() {} });

export const useBilling = () => useContext(Billing);

const announcements = { monthly: "billing.showingMonthly", annual: "billing.showingAnnual" } as const;

interface BillingScopeProps {
  /** By the address of the page: goes before what was chosen on another one. */
  readonly asked?: Period | undefined;
  readonly onChoose?: (period: Period) => void;
  readonly children: ReactNode;
}

/** CSS shows the chosen prices in it. The state is for browsers without `:has()`, a second toggle, the announcement. */
export function BillingScope({ asked, onChoose, children }: BillingScopeProps) {
  const { t } = useTranslation();
  const scope = useRef<HTMLDivElement>(null);
  // Unknown at first: the visitor, or a browser that restores forms, may have chosen before hydration.
  const [period, setPeriod] = useState<Period>();
  const [announced, setAnnounced] = useState<Period>();
  useEffect(() => {
    const checked = scope.current?.querySelector<HTMLInputElement>("input[type=radio]:checked");
    remembered = asked ?? periods.find((each) => each === checked?.value) ?? periods[0];
    setPeriod(remembered);
  }, [asked]);
  const choose = (chosen: Period) => {
    remembered = chosen;
    setPeriod(chosen);
    setAnnounced(chosen);
    onChoose?.(chosen);
  };
  const current = asked ?? period;
  return (
    <div ref={scope} className={styles.scope} data-billing={current}>
      <Billing value={{ period: current ?? remembered, choose }}>{children}</Billing>
      <p className="visually-hidden" role="status">
        {announced === undefined ? "" : t(announcements[announced])}
      </p>
    </div>
  );
}

/** Inside a `BillingScope`. */
export function BillingToggle() {
  const { t } = useTranslation();
  const { period, choose } = useBilling();
  const options = periods.map((each) => [each, t(`billing.${each}`)] as const);
  return (
    <SegmentedControl legend={t("billing.label")} options={options} value={period} onChange={choose}>
      <p>{t("billing.saving")}</p>
    </SegmentedControl>
  );
}
