/** What a page keeps in the query of its address, such as a search text, so that a result can be sent to somebody. */
import { useLayoutEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

type Parameters = Readonly<Record<string, string>>;

interface Query {
  readonly query: URLSearchParams;
  /** Writes into the present entry of the history, after a short pause: while somebody types, only the last one counts. */
  readonly replaceSoon: (parameters: Parameters) => void;
  /** Writes what still waits. */
  readonly flush: () => void;
  /** Makes a new entry, so that Back leads to what was shown before. None if nothing changes. */
  readonly push: (parameters: Parameters) => void;
}

/** Longer values are cut, in characters. */
const longest = 100;

/** Browsers refuse to write the address at every key, in milliseconds. */
const pause = 250;

/**
 * The value of a parameter, on one line; the first one if it is there several times.
 *
 * @returns Empty if there is none, or none that can be decoded.
 */
export function readParameter(query: URLSearchParams, name: string): string {
  const value = query.get(name) ?? "";
  // What the decoder puts in the place of bytes that are no text.
  if (value.includes("\ufffd")) return "";
  return [...value.replaceAll(/\p{Cc}+/gu, " ")].slice(0, longest).join("");
}

/** The query with these parameters. An empty value takes its parameter out; the rest of it stays. */
export function withParameters(search: string, parameters: Parameters): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === "") query.delete(name);
    else query.set(name, value);
  }
  return query;
}

/** @param arrived Called with the query when the visitor goes to another one on the same page: by Back, Forward or a link. */
export function useQuery(arrived: (query: URLSearchParams) => void): Query {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const known = useRef(String(query));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef(() => {});
  const cancel = () => {
    clearTimeout(timer.current);
    waiting.current = () => {};
  };
  const write = (parameters: Parameters, replace: boolean) => {
    const { search, pathname: here } = window.location;
    const next = withParameters(search, parameters);
    // Back may have led to another page, which is still to come.
    if (here !== pathname || String(next) === String(new URLSearchParams(search))) return;
    known.current = String(next);
    setQuery(next, { replace });
  };
  const flush = () => {
    waiting.current();
    cancel();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query alone says that one has come to another one.
  useLayoutEffect(() => {
    if (String(query) === known.current) return;
    known.current = String(query);
    cancel();
    arrived(query);
  }, [query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it works on references.
  useLayoutEffect(() => cancel, []);
  return {
    query,
    flush,
    replaceSoon(parameters) {
      cancel();
      waiting.current = () => write(parameters, true);
      timer.current = setTimeout(flush, pause);
    },
    push(parameters) {
      flush();
      write(parameters, false);
    },
  };
}
