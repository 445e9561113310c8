import { useEffect, useRef, useState } from "react";
import { loadDetails, withDetails } from "./partner-data.ts";
import type { Results } from "./results.ts";

const debounceMs = 150;

/** @returns The results with details; until they are loaded, the last ones. */
export function useDetails(results: Results, language: string, isTyped: boolean) {
  const [tried, setTried] = useState<Results>();
  const last = useRef(results);
  const detailed = withDetails(results, language);
  const isLoaded = detailed !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same results have the same details.
  useEffect(() => {
    if (isLoaded) {
      last.current = detailed;
      return;
    }
    const load = async () => {
      await loadDetails(results, language).catch((error) => console.warn("Partners failed to load", error));
      setTried(results);
    };
    const timer = setTimeout(load, isTyped ? debounceMs : 0);
    return () => clearTimeout(timer);
  }, [results, isLoaded, language, isTyped]);
  return {
    shown: detailed ?? last.current,
    isLoading: !isLoaded && tried !== results,
    hasFailed: !isLoaded && tried === results,
  };
}
