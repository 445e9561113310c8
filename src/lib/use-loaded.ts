import { useCallback, useState } from "react";
import { stay } from "./leaving.ts";
import type { loadOnce } from "./load-once.ts";
import { useHydrated } from "./use-hydrated.ts";

/** A value that is loaded on demand, for a page that goes on without it. `load` also tries again. */
export function useLoaded<Value>(values: ReturnType<typeof loadOnce<string, Value>>, key: string) {
  const hydrated = useHydrated();
  const [value, setValue] = useState(hydrated ? values.peek(key) : undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async () => {
    setHasFailed(false);
    try {
      const loaded = await values.load(key);
      setValue(() => loaded);
    } catch (error) {
      await stay();
      console.warn("Search failed", error);
      setHasFailed(true);
    }
  }, [values, key]);
  return { value, hasFailed, load };
}
