export function loadOnce<Value>(load: (key: string) => Promise<Value>) {
  const loaded = new Map<string, Value>();
  const loading = new Map<string, Promise<Value>>();
  const begin = async (key: string) => {
    try {
      const value = await load(key);
      loaded.set(key, value);
      return value;
    } catch (error) {
      loading.delete(key);
      throw error;
    }
  };
  return {
    /** Loads a value once. After a failure the next call tries again. */
    load(key: string): Promise<Value> {
      const promise = loading.get(key) ?? begin(key);
      loading.set(key, promise);
      return promise;
    },
    /** The value if it is loaded. */
    peek: (key: string) => loaded.get(key),
  };
}
