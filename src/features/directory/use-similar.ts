import { useCallback, useEffect, useRef, useState } from "react";
import { contentAddress } from "../../content/address.ts";
import { loadSimilar } from "./load-similar.ts";
import type { Similar } from "./similar.ts";

interface LoadedSimilar {
  /** Forgives typing mistakes; `undefined` until it is loaded. Exact search does without. */
  readonly similar: Similar | undefined;
  /** Loads it if it is not there. A failure is only logged: the next call tries again. */
  readonly load: () => void;
}

/** What finds similar names in the directory of a language, loaded on demand. */
export function useSimilar(language: string): LoadedSimilar {
  const [similar, setSimilar] = useState<Similar>();
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const load = useCallback(() => {
    const version = document.documentElement.dataset.version ?? "";
    loadSimilar(contentAddress(version, language, "directory-index")).then(
      (loaded) => mounted.current && setSimilar(() => loaded),
      (error: unknown) => console.warn("Similar names cannot be found now", error),
    );
  }, [language]);
  return { similar, load };
}
