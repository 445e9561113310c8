/** Results that are kept as long as the object that they were worked out for. */

/** Keeps a result for each object. The work must depend on nothing but the object, and the object must not change. */
export function memo<Owner extends object, Result>(work: (owner: Owner) => Result): (owner: Owner) => Result {
  const results = new WeakMap<Owner, { readonly result: Result }>();
  return (owner) => {
    const known = results.get(owner) ?? { result: work(owner) };
    results.set(owner, known);
    return known.result;
  };
}

/** Keeps a result for each object and each name. */
export function memoBy<Owner extends object, Name extends string, Result>(
  work: (owner: Owner, name: Name) => Result,
): (owner: Owner, name: Name) => Result {
  const ofOwner = memo((_owner: Owner) => new Map<Name, { readonly result: Result }>());
  return (owner, name) => {
    const results = ofOwner(owner);
    const known = results.get(name) ?? { result: work(owner, name) };
    results.set(name, known);
    return known.result;
  };
}
