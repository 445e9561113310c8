/** The prices of the plugins. Once the app runs, each can be chosen, and a receipt adds them up. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SegmentedControl } from "../../components/segmented-control.tsx";
import { periods } from "../../domain/offers.ts";
import { BilledPrice, PaidBadge, units } from "../../features/billing/billed-price.tsx";
import { useBilling } from "../../features/billing/billing-toggle.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";
import type { Content } from "./compose.ts";
import styles from "./prices.module.css";
import { Receipt } from "./receipt.tsx";
import type { useChoice } from "./use-choice.ts";

interface PricesProps extends ReturnType<typeof useChoice> {
  readonly content: Content;
  /** Below the list. */
  readonly children: ReactNode;
}

export function Prices({ content, choice, choose, children }: PricesProps) {
  const hydrated = useHydrated();
  const { period } = useBilling();
  const { receipt, plans, pluginPrices } = content;
  const { plugins } = choice;
  const toggle = (slug: string) => {
    const others = plugins.filter((other) => other !== slug);
    choose({ billing: period, plugins: plugins.includes(slug) ? others : [...plugins, slug] });
  };
  if (receipt === undefined) {
    return (
      <>
        <PluginPrices pluginPrices={pluginPrices} />
        {children}
      </>
    );
  }
  return (
    <div className={styles.columns}>
      <div>
        {plans.length > 1 && (
          <SegmentedControl
            legend={receipt.question}
            options={plans.map((plan) => [plan.id, plan.answer])}
            value={choice.edition}
            onChange={(edition) => choose({ billing: period, edition })}
          />
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is neither on paper nor in the Markdown of the page. */}
        <div role="group" aria-label={receipt.plugins}>
          <p className={styles.question} aria-hidden="true">
            {receipt.plugins}
          </p>
          <PluginPrices pluginPrices={pluginPrices} chosen={plugins} toggle={hydrated ? toggle : undefined} />
        </div>
        {children}
      </div>
      <div className={styles.receipt}>{hydrated && <Receipt content={content} words={receipt} choice={choice} />}</div>
    </div>
  );
}

interface PluginPricesProps extends Pick<Content, "pluginPrices"> {
  readonly chosen?: readonly string[];
  readonly toggle?: ((slug: string) => void) | undefined;
}

function PluginPrices({ pluginPrices, chosen = [], toggle }: PluginPricesProps) {
  return (
    <>
      <Units currency={pluginPrices.find(({ price }) => price !== undefined)?.price?.currency} />
      <ul className={styles.prices}>
        {pluginPrices.map(({ slug, href, name, price, foreign }) => (
          <li key={slug}>
            {toggle !== undefined && (
              <label>
                <input
                  type="checkbox"
                  aria-label={name}
                  checked={chosen.includes(slug)}
                  onChange={() => toggle(slug)}
                />
              </label>
            )}
            <a href={href} {...foreign}>
              {name}
            </a>
            <BilledPrice price={price} size="column" />
            <PaidBadge free={price === undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** For the eye, once for the whole column; each price says it too. */
function Units({ currency }: { readonly currency: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className={styles.units} aria-hidden="true">
      {periods.map((period) => (
        <p key={period} data-period={period}>
          {[currency, t(units[period])].filter((part) => part !== undefined).join(" ")}
        </p>
      ))}
    </div>
  );
}
