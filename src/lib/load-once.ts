/** Loads each value once; failures are not cached. Two keys of which `idOf` gives the same have one value. */
export function loadOnce<Key, Value>(load: (key: Key) => Promise<Value>, idOf: (key: Key) => unknown = (key) => key) {
  const loaded = new Map<unknown, Value>();
  const loading = new Map<unknown, Promise<Value>>();
  const begin = async (key: Key, id: unknown) => {
    try {
      const value = await load(key);
      loaded.set(id, value);
      return value;
    } catch (error) {
      loading.delete(id);
      throw error;
    }
  };
  return {
    load(key: Key): Promise<Value> {
      const id = idOf(key);
      const promise = loading.get(id) ?? begin(key, id);
      loading.set(id, promise);
      return promise;
    },
    /** The value if it is loaded. */
    peek: (key: Key) => loaded.get(idOf(key)),
  };
}
