/** What a careful visitor checks about a file: version, date, size, SHA-256 and the command that works it out. */
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DownloadFile } from "../content/types.ts";
import { CopyButton } from "./copy-button.tsx";
import styles from "./file-facts.module.css";
import { Ledger } from "./ledger.tsx";

interface FileFactsProps {
  readonly file: DownloadFile;
  readonly open?: boolean;
}

export function FileFacts({ file, open = false }: FileFactsProps) {
  const { t } = useTranslation();
  const { name, version, isoDate, date, size, sha256, command } = file;
  return (
    <details className={styles.facts} open={open}>
      <summary>
        {t("file.details")}
        <span className="visually-hidden"> {name}</span>
      </summary>
      <Ledger
        rows={[
          { label: t("file.version"), value: version },
          { label: t("file.date"), value: <time dateTime={isoDate}>{date}</time> },
          { label: t("file.size"), value: size },
          { label: t("file.sha256"), value: <Copied text={sha256} what={t("file.sha256")} /> },
          { label: t("file.command"), value: <Copied text={command} what={t("file.command")} /> },
        ]}
      />
    </details>
  );
}

function Copied({ text, what }: { readonly text: string; readonly what: string }) {
  const code = useRef<HTMLElement>(null);
  return (
    <span className={styles.copied}>
      <code ref={code}>{text}</code>
      <CopyButton text={text} source={code} what={what} />
    </span>
  );
}
