/** Compares offers, in groups of rows. The recommended column is highlighted. */
import { useTranslation } from "react-i18next";
import type { Comparison } from "../content/types.ts";
import styles from "./comparison-table.module.css";
import { Icon } from "./icon.tsx";

export function ComparisonTable({ title, columns, groups, foreign }: Comparison) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t("edition.feature")}</th>
          {columns.map(({ id, name, recommended }) => (
            <th key={id} scope="col" data-stressed={recommended}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.id}>
          <tr className={styles.group}>
            <th scope="rowgroup" {...foreign}>
              {group.title}
            </th>
            {columns.map(({ id, recommended }) => (
              <td key={id} data-stressed={recommended} />
            ))}
          </tr>
          {group.rows.map(({ id, title: rowTitle, cells }) => (
            <tr key={id}>
              <th scope="row" {...foreign}>
                {rowTitle}
              </th>
              {cells.map(({ edition, ...cell }) => (
                <Cell key={edition} {...cell} foreign={foreign} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

type CellProps = Pick<Comparison["groups"][number]["rows"][number]["cells"][number], "value" | "recommended"> &
  Pick<Comparison, "foreign">;

function Cell({ value, recommended, foreign }: CellProps) {
  const { t } = useTranslation();
  if (typeof value === "string") {
    return (
      <td data-stressed={recommended} {...foreign}>
        {value}
      </td>
    );
  }
  return (
    <td data-stressed={recommended} data-included={value}>
      <span className={styles.mark}>
        <Icon path={value ? "M20 6L9 17l-5-5" : "M5 12h14"} />
      </span>
      <span className="visually-hidden">{value ? t("edition.included") : t("edition.notIncluded")}</span>
    </td>
  );
}
