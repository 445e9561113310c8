import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** `false` while prerendering and hydrating, so that both agree; then `true`. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
