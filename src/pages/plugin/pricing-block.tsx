import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import { FileFacts } from "../../components/file-facts.tsx";
import { PointList } from "../../components/point-list.tsx";
import { Receipt } from "../../components/receipt.tsx";
import type { DownloadFile } from "../../content/types.ts";
import { BilledPrice } from "../../features/billing/billed-price.tsx";
import type { Content } from "./compose.ts";
import styles from "./pricing-block.module.css";

/** Inputs of the pricing block (specification section 3). */
interface PricingBlockProps extends Pick<Content, "price" | "notes"> {
  readonly downloads: readonly { readonly file: DownloadFile; readonly label: string }[];
  readonly help: Content["help"][number] | undefined;
  readonly showHelpLink: boolean;
  readonly showTitle: boolean;
}

export function PricingBlock({ price, notes, downloads, help, showHelpLink, showTitle }: PricingBlockProps) {
  const { t } = useTranslation();
  const free = price === undefined;
  return (
    <section>
      <Receipt>
        <div className={styles.head}>
          {showTitle && <h2>{t("plugin.pricing")}</h2>}
          {!free && <Badge tone="amber">{t("billing.paid")}</Badge>}
        </div>
        {free ? <div className={styles.free}>{t("billing.free")}</div> : <BilledPrice price={price} size="list" />}
        {notes.length > 0 && <PointList points={notes} dashed />}
        <div className={styles.files}>
          {downloads.map(({ file, label }) => (
            <div key={label} className={styles.file}>
              <p>
                <a href={file.href}>{label}</a>
              </p>
              <FileFacts file={file} />
            </div>
          ))}
        </div>
        {showHelpLink && help !== undefined && (
          <p className={styles.help}>
            <a href={help.href}>{help.title}</a>
          </p>
        )}
      </Receipt>
    </section>
  );
}
