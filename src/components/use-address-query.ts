/** The query of the address as a component reads and writes it. What stands in it: `address-query.ts`. */
import { useLayoutEffect, useRef, useState } from "react";
import { withParameters } from "./address-query.ts";

type Parameters = Readonly<Record<string, string>>;

export interface AddressQuery {
  /** Writes into the present entry of the history, after a short pause: while somebody types, only the last one counts. */
  readonly replaceSoon: (parameters: Parameters) => void;
  /** Writes what still waits. */
  readonly flush: () => void;
  /** Makes a new entry, so that Back leads to what was shown before. None where nothing changes. */
  readonly push: (parameters: Parameters) => void;
  /** Forgets what waits. */
  readonly cancel: () => void;
}

/** Told to the window when a link has led to another query; Back and Forward are told by the browser. */
export const queryEvent = "site:query";

/** Browsers refuse to write the address at every key, in milliseconds. */
const pause = 250;

/**
 * @param arrived Is told the query when the visitor goes to another one on the same page: by Back, Forward or a link.
 */
export function useAddressQuery(arrived: (search: string) => void): AddressQuery {
  const latest = useRef(arrived);
  const [address] = useState(createAddressQuery);
  useLayoutEffect(() => {
    latest.current = arrived;
  });
  useLayoutEffect(() => {
    const { pathname } = window.location;
    const arrive = () => {
      address.cancel();
      if (window.location.pathname === pathname) latest.current(window.location.search);
    };
    window.addEventListener("popstate", arrive);
    window.addEventListener(queryEvent, arrive);
    return () => {
      address.cancel();
      window.removeEventListener("popstate", arrive);
      window.removeEventListener(queryEvent, arrive);
    };
  }, [address]);
  return address;
}

function createAddressQuery(): AddressQuery {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let write = () => {};
  const cancel = () => {
    clearTimeout(timer);
    write = () => {};
  };
  const flush = () => {
    write();
    cancel();
  };
  return {
    cancel,
    flush,
    replaceSoon(parameters) {
      cancel();
      const { pathname } = window.location;
      write = () => {
        // A link may have led to another page while this waited.
        if (window.location.pathname !== pathname) return;
        window.history.replaceState(window.history.state, "", withParameters(window.location, parameters));
      };
      timer = setTimeout(flush, pause);
    },
    push(parameters) {
      flush();
      const { pathname, search, hash } = window.location;
      const next = withParameters(window.location, parameters);
      if (next === pathname + search + hash) return;
      window.history.pushState(null, "", next);
      // Who keeps something with an entry, such as its scroll position, learns of the new one as of any other.
      window.dispatchEvent(new PopStateEvent("popstate"));
    },
  };
}
