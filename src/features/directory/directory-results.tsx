import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { NothingFound, Results } from "../../components/results.tsx";
import { isCountryCode } from "../../domain/country-code.ts";
import { directoryPage, pageSize } from "../../domain/paginate.ts";
import { entryState, setEntryState } from "../../lib/entry-state.ts";
import { everything, type Filter } from "../../lib/filter.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { localizedPath } from "../../routes/routes.ts";
import styles from "./directory.module.css";
import { counted, PartnerGroups, PartnersByRank } from "./partner-card.tsx";
import { firstPartners } from "./partner-slices.ts";
import { blocks, directoryResults } from "./results.ts";
import { countPartners } from "./search.ts";
import { useDetails } from "./use-details.ts";
import type { SearchIndex } from "./use-search-index.ts";

interface DirectoryResultsProps {
  readonly index: SearchIndex;
  readonly filter: Filter;
  /** Whether the page has the whole directory, which is then shown whole. */
  readonly isWhole: boolean;
  readonly missing: string | undefined;
  readonly reset: () => void;
}

export function DirectoryResults({ index, filter, isWhole, missing, reset }: DirectoryResultsProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { groups, isComplete, similar } = index;
  const { list, limit, more } = useMore(filter);
  const canSearch = isComplete || filter.search === "";
  const applied = canSearch ? filter : everything;
  const results = useMemo(() => directoryResults(groups, applied, similar), [groups, applied, similar]);
  const first = useMemo(
    () => firstPartners(results, isWhole ? Number.POSITIVE_INFINITY : limit),
    [results, isWhole, limit],
  );
  const { shown, ...details } = useDetails(first, language, filter.search !== "");
  const exact = countPartners(results.groups);
  const below = blocks.map((block) => [`${block}Results`, results[block].length] as const);
  const found = ([["results", exact], ...below] as const).filter(([, count]) => count > 0);
  const counts = found.map(([kind, count]) => t(`directory.${kind}`, counted(count, language)));
  // Without the code for similar names, more might have been found.
  const hasFailed = details.hasFailed || (index.hasFailed && (!canSearch || counts.length === 0));
  const isLoading = !hasFailed && (details.isLoading || !canSearch);
  const code = filter.country;
  const emptyCountry = isCountryCode(code) ? "emptyCountry" : "noCountry";
  const empty = t(`directory.${code === "" ? "emptySearch" : emptyCountry}`, { code });
  return (
    <>
      <p className={styles.count} role="status">
        {isLoading ? t("directory.loading") : counts.join(" · ") || empty}
      </p>
      {hasFailed && (
        <Notice tone="warning" role="alert">
          <p>{t("error.outdated")}</p>
        </Notice>
      )}
      <Results ref={list} isBusy={isLoading}>
        {counts.length === 0 && (
          <NothingFound link={missing}>
            <Button look="quiet" onClick={reset}>
              {t("directory.reset")}
            </Button>
          </NothingFound>
        )}
        <PartnerGroups groups={shown.groups} />
        {blocks.map(
          (block) =>
            shown[block].length > 0 && (
              <section key={block} className={styles.group}>
                <h2>{t(`directory.${block}`)}</h2>
                <PartnersByRank found={shown[block]} />
              </section>
            ),
        )}
      </Results>
      {!isWhole && limit < found.reduce((sum, [, count]) => sum + count, 0) && <More onClick={more} />}
    </>
  );
}

/** Without JavaScript it leads to the next page. */
function More({ onClick }: { readonly onClick: () => void }) {
  const { t, i18n } = useTranslation();
  const hydrated = useHydrated();
  const click = (event: MouseEvent) => {
    event.preventDefault();
    onClick();
  };
  return (
    <p className={styles.more}>
      <ButtonLink
        look="quiet"
        href={hydrated ? "#more" : localizedPath(directoryPage(2), i18n.language)}
        onClick={click}
      >
        {t("directory.more")}
      </ButtonLink>
    </p>
  );
}

/** How many results are shown: one page, and another one for each click on "more", which focuses its first partner. */
function useMore({ country, search }: Filter) {
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<number>(undefined);
  const filter = `${country} ${search}`;
  // Kept in the history entry, so that Back shows as many.
  const [last, setLast] = useState({ filter, limit: (hydrated && entryState().partners) || pageSize });
  const limit = last.filter === filter ? last.limit : pageSize;
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
    setLast({ filter, limit: limit + pageSize });
    setEntryState({ partners: limit + pageSize });
  };
  return { list, limit, more };
}
