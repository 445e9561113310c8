/** Version, date, size and publisher of a file; in `<details>` its SHA-256 and the command to compute it. */
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DownloadFile } from "../content/types.ts";
import { CopyButton } from "./copy-button.tsx";
import styles from "./file-details.module.css";
import { Ledger } from "./ledger.tsx";

interface FileFactsProps {
  readonly file: DownloadFile;
  readonly ledger?: boolean;
}

export function FileDetails({ file, ledger = false }: FileFactsProps) {
  const { t } = useTranslation();
  const { name, version, isoDate, date, size, publisher, sha256, command } = file;
  const day = date && <time dateTime={isoDate}>{date}</time>;
  return (
    <div className={styles.facts}>
      {ledger ? (
        <Ledger
          rows={[
            ...(version ? [{ label: t("file.version"), value: version }] : []),
            ...(day ? [{ label: t("file.date"), value: day }] : []),
            { label: t("file.size"), value: size },
            { label: t("file.publisher"), value: publisher },
          ]}
        />
      ) : (
        <p>
          {version && `${t("file.version")} ${version} · `}
          {day}
          {day ? ` · ${size}` : size}
        </p>
      )}
      <details>
        <summary>
          {t("file.checksum")}
          <span className="visually-hidden">{` ${name}`}</span>
        </summary>
        <dl className={styles.checksum}>
          <dt>{t("file.sha256")}</dt>
          <CopyableCode text={sha256} copy={t("file.copySha256", { name })} />
          <dt>{t("file.command")}</dt>
          <CopyableCode text={command} copy={t("file.copyCommand", { name })} />
        </dl>
      </details>
    </div>
  );
}

function CopyableCode({ text, copy }: { readonly text: string; readonly copy: string }) {
  const code = useRef<HTMLElement>(null);
  return (
    <dd>
      <code ref={code}>{text}</code>
      <CopyButton text={text} source={code} name={copy} />
    </dd>
  );
}
