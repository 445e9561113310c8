/** Version, date and size of a file, one line each, as `FileFacts` takes them. */
import { useTranslation } from "react-i18next";
import type { DownloadFile } from "../content/types.ts";
import { Ledger } from "./ledger.tsx";

export function FileLedger({ file: { version, isoDate, date, size } }: { readonly file: DownloadFile }) {
  const { t } = useTranslation();
  return (
    <Ledger
      look="leaders"
      rows={[
        { label: t("file.version"), value: version },
        { label: t("file.date"), value: <time dateTime={isoDate}>{date}</time> },
        { label: t("file.size"), value: size },
      ]}
    />
  );
}
