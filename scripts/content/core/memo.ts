/** Memoizes a pure function of an immutable object, for as long as the object lives. */
export function memo<Owner extends object, Result>(compute: (owner: Owner) => Result): (owner: Owner) => Result {
  const results = new WeakMap<Owner, { readonly result: Result }>();
  return (owner) => {
    const cached = results.get(owner) ?? { result: compute(owner) };
    results.set(owner, cached);
    return cached.result;
  };
}

/** Like `memo`, per object and name. */
export function memoBy<Owner extends object, Name extends string, Result>(
  compute: (owner: Owner, name: Name) => Result,
): (owner: Owner, name: Name) => Result {
  const resultsOf = memo((_owner: Owner) => new Map<Name, { readonly result: Result }>());
  return (owner, name) => {
    const results = resultsOf(owner);
    const cached = results.get(name) ?? { result: compute(owner, name) };
    results.set(name, cached);
    return cached.result;
  };
}
