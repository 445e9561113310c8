import { useTranslation } from "react-i18next";
import { FileDetails } from "../../components/file-details.tsx";
import { PointList } from "../../components/point-list.tsx";
import { Receipt } from "../../components/receipt.tsx";
import { BilledPrice, BuyLicence, PaidBadge } from "../../features/billing/billed-price.tsx";
import { ChoiceLink } from "../../features/billing/choice-link.tsx";
import type { Content } from "./compose.ts";
import styles from "./pricing-block.module.css";

interface PricingBlockProps {
  readonly content: Content;
  readonly showHelpLink: boolean;
  readonly showTitle: boolean;
}

export function PricingBlock({ content, showHelpLink, showTitle }: PricingBlockProps) {
  const { t } = useTranslation();
  const { price, buy, choice, notes, downloads } = content;
  const [help] = content.help;
  const free = price === undefined;
  return (
    <section>
      <Receipt>
        <div className={styles.head}>
          {showTitle && <h2>{t("plugin.pricing")}</h2>}
          {!free && <PaidBadge free={free} />}
        </div>
        {free ? <div className={styles.free}>{t("billing.free")}</div> : <BilledPrice price={price} size="list" />}
        <BuyLicence href={buy} />
        {choice && <ChoiceLink {...choice} />}
        {notes.length > 0 && <PointList points={notes} dashed />}
        <div className={styles.files}>
          {downloads.map(({ edition, file }) => (
            <div key={edition.id} className={styles.file}>
              <p>
                <a href={file.href} data-event={file.event}>
                  {file.name}
                </a>
              </p>
              <FileDetails file={file} />
            </div>
          ))}
        </div>
        {showHelpLink && help !== undefined && (
          <p className={styles.help}>
            <a href={help.href} {...help.foreign}>
              {help.title}
            </a>
          </p>
        )}
      </Receipt>
    </section>
  );
}
