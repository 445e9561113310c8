import { usePathLanguage } from "../../lib/path-language.ts";
import styles from "./search-form.module.css";
import { SearchState } from "./search-state.tsx";
import { allResults, useFinder } from "./use-finder.ts";

/** What is found, on a page. */
export function FoundOnPage({ search }: { readonly search: string }) {
  const language = usePathLanguage();
  const { found, FoundLinks, hasFailed, load } = useFinder(search);
  return (
    <div className={styles.found}>
      <SearchState search={search} count={found?.count} hasFailed={hasFailed} retry={load} />
      {found !== undefined && FoundLinks !== undefined && (
        <FoundLinks found={found} all={allResults(search, language)} />
      )}
    </div>
  );
}
