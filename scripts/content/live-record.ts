/** A record that stays the same object while its values change: who looks at one value depends on that one alone. */
import { remember, rememberBy } from "./remember.ts";

/**
 * @param read Gives the record as it is now.
 * @returns Gives what can be read like the record, now and later.
 */
export function liveRecord<Fields extends object>(read: () => Fields): () => Fields {
  const owner = {};
  const entryOf = rememberBy((_owner: object, key: string): unknown => Reflect.get(read(), key));
  const keys = remember(() => Object.keys(read()));
  let view: Fields | undefined;
  return () => {
    view ??= new Proxy(read(), {
      get: (_first, key) => (typeof key === "string" ? entryOf(owner, key) : undefined),
      has: (_first, key) => keys().some((one) => one === key),
      ownKeys: () => [...keys()],
      getOwnPropertyDescriptor: (_first, key) =>
        typeof key === "string" && keys().includes(key)
          ? { value: entryOf(owner, key), enumerable: true, configurable: true, writable: false }
          : undefined,
    });
    return view;
  };
}
