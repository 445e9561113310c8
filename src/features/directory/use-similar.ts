/** What finds names with typing mistakes, loaded on demand: code with Fuse.js, and the index of a language. */
import { useCallback, useState } from "react";
import { loadOnce } from "../../components/load-once.ts";
import { contentAddress } from "../../content/address.ts";
import type { Similar } from "./similar.ts";

interface LoadedSimilar {
  /** Forgives typing mistakes; `undefined` until it is loaded. Exact search does without. */
  readonly similar: Similar | undefined;
  readonly load: () => void;
}

/** The index may take this long, in milliseconds. */
const timeout = 20_000;

const byAddress = loadOnce((address: string) => address, loadSimilar);

export function useSimilar(language: string): LoadedSimilar {
  const [similar, setSimilar] = useState<Similar>();
  const load = useCallback(() => {
    const version = document.documentElement.dataset.version ?? "";
    const address = contentAddress(version, language, "directory-index");
    byAddress.load(address).then(
      (loaded) => setSimilar(() => loaded),
      (error: unknown) => console.warn("Similar names cannot be found now", error),
    );
  }, [language]);
  return { similar, load };
}

async function loadSimilar(address: string): Promise<Similar> {
  const [{ createSimilar }, response] = await Promise.all([
    import("./similar.ts"),
    fetch(address, { signal: AbortSignal.timeout(timeout) }),
  ]);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return createSimilar(await response.json());
}
