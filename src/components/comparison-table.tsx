/** Two offers, row by row, in groups. Narrow enough for a phone. */
import { useTranslation } from "react-i18next";
import type { Comparison } from "../content/types.ts";
import styles from "./comparison-table.module.css";
import { Icon } from "./icon.tsx";

type Groups = Comparison["groups"];
type Value = Groups[number]["rows"][number]["lite"];

interface ComparisonTableProps {
  readonly caption: string;
  readonly groups: Groups;
}

export function ComparisonTable({ caption, groups }: ComparisonTableProps) {
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
      {groups.map((group) => (
        <tbody key={group.id}>
          <tr className={styles.group}>
            <th scope="rowgroup" colSpan={2}>
              {group.title}
            </th>
            <td />
          </tr>
          {group.rows.map(({ id, title, lite, pro }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <Cell value={lite} />
              <Cell value={pro} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cell({ value }: { readonly value: Value }) {
  const { t } = useTranslation();
  if (typeof value === "string") return <td>{value}</td>;
  return (
    <td data-included={value}>
      <span className={styles.mark}>
        <Icon name={value ? "check" : "minus"} />
      </span>
      <span className="visually-hidden">{value ? t("edition.included") : t("edition.notIncluded")}</span>
    </td>
  );
}
