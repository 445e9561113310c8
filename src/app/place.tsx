/**
 * Where the visitor is, by the browser's own history. No router stands between: which page an address means is decided by
 * the route table, and links are followed by `link-navigation.ts`.
 */
import { createContext, type ReactNode, startTransition, useCallback, useContext, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { isRecord } from "../components/is-record.ts";
import { randomName } from "../components/random-name.ts";
import { queryEvent } from "../components/use-address-query.ts";
import { rememberPosition } from "./scroll-memory.ts";

export interface Place {
  readonly pathname: string;
  /** With `#`; empty where there is none. */
  readonly hash: string;
  /** Identifies the entry of the history; the same when one comes back to it. */
  readonly entry: string;
  /**
   * - `load`: with the document.
   * - `push`: by a link of the site.
   * - `pop`: by Back or Forward, or to another part of the same page, which the browser finds itself.
   */
  readonly arrival: "load" | "push" | "pop";
}

const Here = createContext<Place>({ pathname: "/", hash: "", entry: "", arrival: "load" });
const Go = createContext<(address: string, held?: unknown) => void>(() => {});

/** Where the visitor is. Every arrival is another object, also one at the same address. */
export function usePlace(): Place {
  return useContext(Here);
}

/**
 * Goes to an address of the site, given with query and hash, whose page is loaded. The new entry of the history has what
 * `held`, the state of another one, has.
 */
export function useGo(): (address: string, held?: unknown) => void {
  return useContext(Go);
}

/** For prerendering: the visitor is at this path, and stays there. */
export function StaticPlace({ pathname, children }: { readonly pathname: string; readonly children: ReactNode }) {
  return <Here value={{ pathname, hash: "", entry: "", arrival: "load" }}>{children}</Here>;
}

/** In the browser. The page shown stays until the next one is there. */
export function BrowserPlace({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState(() => placeOf("load"));
  useEffect(() => {
    const pop = () => startTransition(() => setPlace(placeOf("pop")));
    window.addEventListener("popstate", pop);
    return () => window.removeEventListener("popstate", pop);
  }, []);
  const go = useCallback((address: string, held?: unknown) => {
    const { pathname } = window.location;
    rememberPosition(currentEntry());
    enter(address, held);
    window.dispatchEvent(new Event(queryEvent));
    const next = placeOf("push");
    // All that the next page needs is loaded: in one go it is there a quarter sooner than in slices.
    flushSync(() => setPlace(next));
    // The page stays: nothing else would lead to its top, as a new document does.
    if (next.pathname === pathname && next.hash === "") window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <Here value={place}>
      <Go value={go}>{children}</Go>
    </Here>
  );
}

/** A new entry; none for the address one is at already, as browsers have it. */
function enter(address: string, held: unknown): void {
  const { pathname, search, hash } = window.location;
  if (address === pathname + search + hash) return;
  window.history.pushState({ ...(isRecord(held) ? held : {}), entry: randomName() }, "", address);
}

function placeOf(arrival: Place["arrival"]): Place {
  const { pathname, hash } = window.location;
  return { pathname, hash, entry: currentEntry(), arrival };
}

/** What the entry is called; it gets a name where it has none, and keeps whatever else stands in its state. */
function currentEntry(): string {
  const state: unknown = window.history.state;
  const known = isRecord(state) ? state : {};
  if (typeof known.entry === "string") return known.entry;
  const entry = randomName();
  window.history.replaceState({ ...known, entry }, "");
  return entry;
}
