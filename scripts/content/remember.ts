/**
 * Work that is remembered. It is done again when something changes that it looked at, and never before: what it looks at
 * is noted while it runs (signals), so that no list of dependencies is kept by hand or can be wrong.
 *
 * Two things are asked of such work. It looks at content through the content files, the emitter's context or other
 * remembered work only; what it reads past them is noted by nobody. And it changes nothing: it may run or not run.
 *
 * Where the work is done again and comes to the same, the earlier result stays, and nothing that was made of it is
 * done again. See docs/decisions/026-content-session.md.
 */
import { computed } from "@preact/signals-core";
import { isAlike } from "./alike.ts";

/**
 * Remembers one result.
 *
 * @param work Is given its last result. Where it sees that nothing can have changed, it may return that.
 */
export function remember<Result>(work: (last: Result | undefined) => Result): () => Result {
  let last: { readonly result: Result } | undefined;
  const cell = computed(() => {
    const result = work(last?.result);
    if (last === undefined || !isAlike(last.result, result)) last = { result };
    return last.result;
  });
  return () => cell.value;
}

/** Remembers a result for each object, as long as the object itself is kept. */
export function rememberFor<Owner extends object, Result>(work: (owner: Owner) => Result): (owner: Owner) => Result {
  const cells = new WeakMap<Owner, () => Result>();
  return (owner) => {
    const known = cells.get(owner);
    if (known !== undefined) return known();
    const cell = remember(() => work(owner));
    cells.set(owner, cell);
    return cell();
  };
}

/** Remembers a result for each object and each name that it was asked with. */
export function rememberBy<Owner extends object, Name extends string, Result>(
  work: (owner: Owner, name: Name, last: Result | undefined) => Result,
): (owner: Owner, name: Name) => Result {
  const owners = new WeakMap<Owner, Map<Name, () => Result>>();
  return (owner, name) => {
    const cells = owners.get(owner) ?? new Map<Name, () => Result>();
    const known = cells.get(name);
    if (known !== undefined) return known();
    const cell = remember<Result>((last) => work(owner, name, last));
    owners.set(owner, cells.set(name, cell));
    return cell();
  };
}
