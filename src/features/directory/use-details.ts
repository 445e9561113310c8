import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { loadDetails, withDetails } from "./parts.ts";
import type { Results } from "./results.ts";

/** Nothing is asked for while somebody types on, in milliseconds. */
const pause = 150;

interface Detailed {
  /** What is wanted, with details; until they are loaded, what was shown before. */
  readonly shown: Results;
  readonly state: "complete" | "loading" | "failed";
}

export function useDetails(wanted: Results, language: string): Detailed {
  const [loads, countLoad] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState<Results>();
  const last = useRef(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is possible when more is loaded.
  const detailed = useMemo(() => withDetails(wanted, language), [wanted, language, loads]);
  useEffect(() => {
    if (detailed !== undefined) {
      last.current = detailed;
      return;
    }
    const timer = setTimeout(() => {
      loadDetails(wanted, language).then(countLoad, (error: unknown) => {
        console.warn("The partners cannot be shown now", error);
        setFailed(wanted);
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted, detailed, language]);
  if (detailed !== undefined) return { shown: detailed, state: "complete" };
  return { shown: last.current, state: failed === wanted ? "failed" : "loading" };
}
