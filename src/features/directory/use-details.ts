import { useEffect, useRef, useState } from "react";
import { loadDetails, withDetails } from "./partner-data.ts";
import type { Results } from "./results.ts";

/** Nothing is asked for while somebody types on, in milliseconds. */
const pause = 150;

/** What is wanted, with details; until they are loaded, what was shown before. */
export function useDetails(wanted: Results, language: string, isTyped: boolean) {
  const [tried, setTried] = useState<Results>();
  const last = useRef(wanted);
  const detailed = withDetails(wanted, language);
  const isThere = detailed !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted has the same details each time.
  useEffect(() => {
    if (isThere) {
      last.current = detailed;
      return;
    }
    const load = async () => {
      await loadDetails(wanted, language).catch((error) => console.warn("Partners failed to load", error));
      setTried(wanted);
    };
    const timer = setTimeout(load, isTyped ? pause : 0);
    return () => clearTimeout(timer);
  }, [wanted, isThere, language, isTyped]);
  return {
    shown: detailed ?? last.current,
    isLoading: !isThere && tried !== wanted,
    hasFailed: !isThere && tried === wanted,
  };
}
