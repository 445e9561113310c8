import { useEffect, useRef, useState } from "react";
import type { PartnerContent } from "../../content/types.ts";
import { detailsOf, loadDetails, partnersOf } from "./partner-data.ts";
import { blocks, type Results } from "./results.ts";

const debounceMs = 150;

/**
 * @param onPage The first partners of the directory.
 * @returns The results once the details of all are loaded, until then the last ones; `detailed` looks them up.
 */
export function useDetails(results: Results, onPage: readonly PartnerContent[], language: string, isTyped: boolean) {
  const [tried, setTried] = useState<Results>();
  const last = useRef(results);
  const others = blocks.flatMap((block) => results[block].map(({ partner }) => partner));
  const missing = [...partnersOf(results.groups), ...others].filter(
    (partner) => detailsOf(partner, onPage, language) === undefined,
  );
  const isLoaded = missing.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same results lack the same details.
  useEffect(() => {
    if (isLoaded) {
      last.current = results;
      return;
    }
    const load = async () => {
      await Promise.all(missing.map((partner) => loadDetails(partner, language))).catch((error) =>
        console.warn("Partners failed to load", error),
      );
      setTried(results);
    };
    const timer = setTimeout(load, isTyped ? debounceMs : 0);
    return () => clearTimeout(timer);
  }, [results, isLoaded, language, isTyped]);
  return {
    shown: isLoaded ? results : last.current,
    detailed: (partner: PartnerContent) => detailsOf(partner, onPage, language) ?? partner,
    isLoading: !isLoaded && tried !== results,
    hasFailed: !isLoaded && tried === results,
  };
}
