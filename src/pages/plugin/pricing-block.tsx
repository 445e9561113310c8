/** What a plugin costs, its small print, and its files with what a careful visitor checks. */
import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import { FileFacts } from "../../components/file-facts.tsx";
import { PointList } from "../../components/point-list.tsx";
import { Receipt } from "../../components/receipt.tsx";
import type { PageContents } from "../../content/types.ts";
import { BilledPrice } from "../../features/billing/billed-price.tsx";
import styles from "./pricing-block.module.css";

type Content = PageContents["plugin"];

export function PricingBlock({ content: { price, notes, files } }: { readonly content: Content }) {
  const { t } = useTranslation();
  const free = price === undefined;
  return (
    <section>
      <Receipt>
        <div className={styles.head}>
          <h2>{t("plugin.pricing")}</h2>
          <Badge tone={free ? "accent" : "amber"}>{free ? t("billing.free") : t("billing.paid")}</Badge>
        </div>
        <BilledPrice price={price} size="large" />
        {notes.length > 0 && <PointList points={notes} dashed />}
        <div>
          <File file={files.lite} label={t("plugin.downloadLite")} />
          <File file={files.pro} label={t("plugin.downloadPro")} />
        </div>
      </Receipt>
    </section>
  );
}

interface FileProps {
  readonly file: Content["files"]["lite"];
  readonly label: string;
}

function File({ file, label }: FileProps) {
  return (
    <div className={styles.file}>
      <p>
        <a href={file.href}>{label}</a>
        <span>{file.size}</span>
      </p>
      <FileFacts file={file} />
    </div>
  );
}
