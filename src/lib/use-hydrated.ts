import { useSyncExternalStore } from "react";

const never = () => () => {};

/** `false` on the server and while hydrating, so that both agree; `true` once the page can react. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
