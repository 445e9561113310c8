import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { ButtonLink } from "../../components/button-link.tsx";
import { Notice } from "../../components/notice.tsx";
import { directoryPage, portion } from "../../domain/paginate.ts";
import { entryState, setEntryState } from "../../lib/entry-state.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { localizedPath } from "../../routes/routes.ts";
import styles from "./directory.module.css";
import { counted, PartnerGroups, SimilarList } from "./partner-card.tsx";
import { firstPartners } from "./portion.ts";
import { directoryResults } from "./results.ts";
import { countPartners, type DirectoryFilter, everything } from "./search.ts";
import { useDetails } from "./use-details.ts";
import type { Everybody } from "./use-search-index.ts";

interface DirectoryResultsProps {
  readonly everybody: Everybody;
  readonly filter: DirectoryFilter;
  /** Whether the page has the whole directory, which is shown as a whole then. */
  readonly isWhole: boolean;
  readonly language: string;
  readonly reset: () => void;
}

export function DirectoryResults({ everybody, filter, isWhole, language, reset }: DirectoryResultsProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const { groups, isKnown, similar, hasFailed } = everybody;
  const { list, limit, more } = useMore(filter);
  const known = isKnown || filter.search === "" ? filter : everything;
  const results = useMemo(() => directoryResults(groups, known, similar), [groups, known, similar]);
  const wanted = useMemo(
    () => firstPartners(results, isWhole ? Number.POSITIVE_INFINITY : limit),
    [results, isWhole, limit],
  );
  const { shown, ...details } = useDetails(wanted, language, filter.search !== "");
  const lacks = known !== filter;
  const isFailing = details.hasFailed || (lacks && hasFailed);
  const isLoading = !isFailing && (details.isLoading || lacks);
  const exact = countPartners(results.groups);
  const others = results.similar.length;
  const counts = [
    ...(exact > 0 ? [t("directory.results", counted(exact, language))] : []),
    ...(others > 0 ? [t("directory.similarResults", counted(others, language))] : []),
  ];
  const empty = t(filter.country === "" ? "directory.emptySearch" : "directory.emptyCountry");
  return (
    <>
      <p className={styles.count} role="status">
        {isLoading ? t("directory.loading") : counts.join(" · ") || empty}
      </p>
      {isFailing && (
        <Notice tone="warning" role="alert">
          <p>{t("error.outdated")}</p>
        </Notice>
      )}
      {counts.length === 0 && (
        <Button look="quiet" onClick={reset}>
          {t("directory.reset")}
        </Button>
      )}
      <div ref={list} className={styles.results} aria-busy={isLoading || undefined}>
        <PartnerGroups groups={shown.groups} />
        {shown.similar.length > 0 && (
          <section className={styles.group}>
            <h2>{t("directory.similar")}</h2>
            <SimilarList found={shown.similar} />
          </section>
        )}
      </div>
      {!isWhole && limit < exact + others && (
        <p className={styles.more}>
          {/* Without script it leads to the next page. */}
          <ButtonLink
            look="quiet"
            href={hydrated ? "#more" : localizedPath(directoryPage(2), language)}
            onClick={(event) => {
              event.preventDefault();
              more();
            }}
          >
            {t("directory.more")}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** How many of the results are shown: a portion, and another one for each wish, whose first partner is then focused. */
function useMore({ country, search }: DirectoryFilter) {
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<number>(undefined);
  const filter = `${country} ${search}`;
  // Kept in the history entry, so that Back finds as many.
  const [asked, setAsked] = useState({ filter, limit: (hydrated && entryState().partners) || portion });
  const limit = asked.filter === filter ? asked.limit : portion;
  useEffect(() => {
    if (next.current === undefined) return;
    const card = list.current?.querySelectorAll("li")[next.current];
    if (card === undefined) return;
    next.current = undefined;
    card.tabIndex = -1;
    card.focus();
  });
  const more = () => {
    next.current = limit;
    setAsked({ filter, limit: limit + portion });
    setEntryState({ partners: limit + portion });
  };
  return { list, limit, more };
}
