import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { NothingFound, Results } from "../../components/results.tsx";
import type { PartnerContent } from "../../content/types.ts";
import { isCountryCode } from "../../domain/country-code.ts";
import { directoryPage, pageSize } from "../../domain/paginate.ts";
import { entryState, setEntryState } from "../../lib/entry-state.ts";
import { usePagePath } from "../../lib/path-language.ts";
import type { Filter } from "../../lib/use-filter.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import styles from "./directory.module.css";
import { counted, PartnerGroups, PartnersByRank } from "./partner-card.tsx";
import { firstPartners } from "./partner-slices.ts";
import { blocks, directoryResults } from "./results.ts";
import { countPartners } from "./search.ts";
import { useDetails } from "./use-details.ts";
import type { SearchIndex } from "./use-search-index.ts";

interface DirectoryResultsProps {
  /** Partners of the page: as many are shown at first. */
  readonly onPage: readonly PartnerContent[];
  readonly index: SearchIndex;
  readonly filter: Filter;
  readonly missing: string | undefined;
  readonly reset: () => void;
}

export function DirectoryResults({ onPage, index, filter, missing, reset }: DirectoryResultsProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { groups, similar, hasNames } = index;
  const { list, limit, more } = useMore(filter, onPage.length);
  const results = useMemo(() => directoryResults(groups, filter, similar), [groups, filter, similar]);
  const first = useMemo(() => firstPartners(results, limit), [results, limit]);
  const { shown, detailed, ...details } = useDetails(first, onPage, language, filter.search !== "");
  const exact = countPartners(results.groups);
  const below = blocks.map((block) => [`${block}Results`, results[block].length] as const);
  const found = ([["results", exact], ...below] as const).filter(([, count]) => count > 0);
  const counts = found.map(([kind, count]) => t(`directory.${kind}`, counted(count, language)));
  // The index would find more; names that are all on the page are enough for an exact match.
  const lacksIndex = similar === undefined && filter.search !== "" && !(hasNames && counts.length > 0);
  const hasFailed = details.hasFailed || (lacksIndex && index.hasFailed);
  const isLoading = !hasFailed && (details.isLoading || lacksIndex);
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
        {counts.length === 0 && !isLoading && (
          <NothingFound link={missing}>
            <Button look="quiet" onClick={reset}>
              {t("directory.reset")}
            </Button>
          </NothingFound>
        )}
        <PartnerGroups groups={shown.groups.map((group) => ({ ...group, partners: group.partners.map(detailed) }))} />
        {blocks.map(
          (block) =>
            shown[block].length > 0 && (
              <section key={block} className={styles.group}>
                <h2>{t(`directory.${block}`)}</h2>
                <PartnersByRank found={shown[block].map((one) => ({ ...one, partner: detailed(one.partner) }))} />
              </section>
            ),
        )}
      </Results>
      {limit < found.reduce((sum, [, count]) => sum + count, 0) && <More onClick={more} />}
    </>
  );
}

/** Without JavaScript it leads to the next page. */
function More({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  const pathTo = usePagePath();
  const hydrated = useHydrated();
  const click = (event: MouseEvent) => {
    event.preventDefault();
    onClick();
  };
  return (
    <p className={styles.more}>
      <ButtonLink look="quiet" href={hydrated ? "#more" : pathTo(directoryPage(2))} onClick={click}>
        {t("directory.more")}
      </ButtonLink>
    </p>
  );
}

/** How many results are shown: those of the page, and another page for each click on "more", which focuses its first one. */
function useMore({ country, search }: Filter, onPage: number) {
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<number>(undefined);
  const filter = `${country} ${search}`;
  // Kept in the history entry, so that Back shows as many.
  const [last, setLast] = useState({ filter, limit: (hydrated && entryState().partners) || onPage });
  const limit = last.filter === filter ? last.limit : onPage;
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
