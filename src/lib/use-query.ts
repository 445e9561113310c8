/** State of a page in the query of its address, such as a search text, so that a result can be shared. */
import { useLayoutEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

type Parameters = Readonly<Record<string, string>>;

/** In characters. */
const maxLength = 100;

/** Browsers limit how often the address may change. */
const debounceMs = 250;

/** The first value of a parameter, on one line; empty if there is none, or it cannot be decoded. */
export function readParameter(query: URLSearchParams, name: string): string {
  return readText(query.get(name) ?? "");
}

/** A text from an address, on one line. */
export function readText(value: string): string {
  // The replacement character of the decoder.
  if (value.includes("\ufffd")) return "";
  return [...value.replaceAll(/\p{Cc}+/gu, " ")].slice(0, maxLength).join("");
}

/** Sets parameters of a query. An empty value removes its parameter. */
export function withParameters(search: string, parameters: Parameters): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === "") query.delete(name);
    else query.set(name, value);
  }
  return query;
}

/** @param onArrival Called with the new query after Back, Forward or a link to the same page. */
export function useQuery(onArrival: (query: URLSearchParams) => void) {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const written = useRef(String(query));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef(() => {});
  const cancel = () => {
    clearTimeout(timer.current);
    pending.current = () => {};
  };
  const write = (parameters: Parameters, replace: boolean) => {
    const { search, pathname: here } = window.location;
    const next = withParameters(search, parameters);
    // Back may have led to another page, which is still loading.
    if (here !== pathname || String(next) === String(new URLSearchParams(search))) return;
    written.current = String(next);
    setQuery(next, { replace });
  };
  /** Writes a pending replacement now. */
  const flush = () => {
    pending.current();
    cancel();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the query decides.
  useLayoutEffect(() => {
    if (String(query) === written.current) return;
    written.current = String(query);
    cancel();
    onArrival(query);
  }, [query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: cancels by references.
  useLayoutEffect(() => cancel, []);
  return {
    query,
    flush,
    /** Replaces the history entry, debounced. */
    replaceSoon(parameters: Parameters) {
      cancel();
      pending.current = () => write(parameters, true);
      timer.current = setTimeout(flush, debounceMs);
    },
    /** Adds a history entry, unless nothing changes. */
    push(parameters: Parameters) {
      flush();
      write(parameters, false);
    },
  };
}
