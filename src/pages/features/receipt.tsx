/** Adds up what is chosen. */
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../components/button.tsx";
import { Ledger } from "../../components/ledger.tsx";
import { Receipt as Sheet } from "../../components/receipt.tsx";
import { formatMoney } from "../../domain/money.ts";
import { receiptOf } from "../../domain/receipt.ts";
import { AskPrice, BuyLicence } from "../../features/billing/billed-price.tsx";
import { useBilling } from "../../features/billing/billing-toggle.tsx";
import type { Content } from "./compose.ts";
import type { useChoice } from "./use-choice.ts";

/** In characters, of what an address names by mistake. */
const maxLength = 100;

interface ReceiptProps extends Pick<ReturnType<typeof useChoice>, "choice"> {
  readonly content: Content;
  readonly words: NonNullable<Content["receipt"]>;
}

export function Receipt({ content: { plans, pluginPrices, terms, money, buy }, words, choice }: ReceiptProps) {
  const { t } = useTranslation();
  const { period, choose } = useBilling();
  const other = period === "monthly" ? "annual" : "monthly";
  const plan = plans.find(({ id }) => id === choice.edition);
  if (plan === undefined) return null;
  const chosen = [plan, ...pluginPrices.filter(({ slug }) => choice.plugins.includes(slug))];
  const parts = receiptOf(
    terms,
    chosen.map(({ product }) => product),
    period,
  );
  const isAsked = plan.price === undefined;
  const isPaid = parts.some(({ total }) => total > 0);
  const amountOf = ({ product, amount }: (typeof parts)[number]["lines"][number]) => {
    if (amount > 0) return formatMoney(amount, money);
    return isAsked && product === plan.product ? t("billing.ask") : t("billing.free");
  };
  const totals = parts.map(({ period: each, total }) => `${t(`billing.${each}`)}: ${formatMoney(total, money)}`);
  return (
    <Sheet>
      <h3>{words.heading}</h3>
      {choice.leftOut.length > 0 && (
        <p>
          {`${words.leftOut} `}
          <bdi>{[...choice.leftOut.join(", ")].slice(0, maxLength).join("")}</bdi>
        </p>
      )}
      {parts.map(({ period: each, lines, total }) => (
        <Ledger
          key={each}
          look="leaders"
          rows={lines.map((line) => ({ label: line.product.label, value: amountOf(line) }))}
          total={{
            label: t(`billing.${each}`),
            value: isAsked ? t("billing.ask") : <span data-total={each}>{formatMoney(total, money)}</span>,
          }}
        />
      ))}
      <p className="visually-hidden" role="status">
        {isAsked ? t("billing.ask") : totals.join(", ")}
      </p>
      {isAsked && <AskPrice href={plan.ask} />}
      {isPaid && (
        <p>
          <Button look="small" onClick={() => choose(other)}>
            {words[other]}
          </Button>
        </p>
      )}
      <ButtonLink href={plan.href}>{plan.button}</ButtonLink>
      <BuyLicence href={isPaid ? buy : undefined} />
    </Sheet>
  );
}
