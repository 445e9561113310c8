import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import type { PartnerGroup } from "../../content/types.ts";
import styles from "./directory.module.css";
import { PartnerList, SimilarList } from "./partner-card.tsx";
import { firstPartners, portion } from "./portion.ts";
import { directoryResults, type Results } from "./results.ts";
import { countPartners, type DirectoryFilter } from "./search.ts";
import type { Similar } from "./similar.ts";

interface DirectoryResultsProps {
  readonly groups: readonly PartnerGroup[];
  readonly filter: DirectoryFilter;
  readonly similar: Similar | undefined;
  readonly whole: boolean;
  readonly reset: () => void;
}

export function DirectoryResults({ groups, filter, similar, whole, reset }: DirectoryResultsProps) {
  const { t } = useTranslation();
  const results = useMemo(() => directoryResults(groups, filter, similar), [groups, filter, similar]);
  const { list, limit, more } = useMore(results);
  const shown = whole ? firstPartners(results, Number.POSITIVE_INFINITY) : firstPartners(results, limit);
  const exact = countPartners(results.groups);
  const others = results.similar.length;
  const counts = [
    ...(exact > 0 ? [t("directory.results", { count: exact })] : []),
    ...(others > 0 ? [t("directory.similarResults", { count: others })] : []),
  ];
  return (
    <>
      <p className={styles.count} role="status">
        {counts.length > 0
          ? counts.join(" · ")
          : t(filter.country === "" ? "directory.emptySearch" : "directory.emptyCountry")}
      </p>
      {counts.length === 0 && (
        <Button look="quiet" onClick={reset}>
          {t("directory.reset")}
        </Button>
      )}
      <div ref={list}>
        {shown.groups.map(({ code, country, count, partners }) => (
          <section key={code} className={styles.group} id={code}>
            <h2 data-code={code}>
              {`${country} `}
              <small>{t("directory.results", { count })}</small>
            </h2>
            <PartnerList partners={partners} />
          </section>
        ))}
        {shown.similar.length > 0 && (
          <section className={styles.group}>
            <h2>{t("directory.similar")}</h2>
            <SimilarList found={shown.similar} />
          </section>
        )}
      </div>
      {!whole && limit < exact + others && (
        <p className={styles.more}>
          <Button look="quiet" onClick={more}>
            {t("directory.more")}
          </Button>
        </p>
      )}
    </>
  );
}

/** How many of the results are shown: a portion, and another one for each wish, whose first partner is then focused. */
function useMore(results: Results) {
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState({ results, limit: portion });
  const limit = asked.results === results ? asked.limit : portion;
  useEffect(() => {
    if (limit === portion) return;
    const first = [...(list.current?.querySelectorAll("li") ?? [])][limit - portion];
    first?.setAttribute("tabindex", "-1");
    first?.focus();
  }, [limit]);
  return { list, limit, more: () => setAsked({ results, limit: limit + portion }) };
}
