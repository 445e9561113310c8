/** Two offers, row by row. Narrow enough for a phone. */
import { useTranslation } from "react-i18next";
import styles from "./comparison-table.module.css";

type Value = boolean | string;

interface ComparisonTableProps {
  readonly caption: string;
  readonly rows: readonly { readonly id: string; readonly title: string; readonly lite: Value; readonly pro: Value }[];
}

export function ComparisonTable({ caption, rows }: ComparisonTableProps) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("edition.feature")}</th>
          <th scope="col">{t("edition.lite")}</th>
          <th scope="col">{t("edition.pro")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, lite, pro }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <Cell value={lite} />
            <Cell value={pro} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ value }: { readonly value: Value }) {
  const { t } = useTranslation();
  if (typeof value === "string") return <td>{value}</td>;
  return (
    <td data-included={value}>
      <span aria-hidden="true">{value ? "✓" : "–"}</span>
      <span className="visually-hidden">{value ? t("edition.included") : t("edition.notIncluded")}</span>
    </td>
  );
}
