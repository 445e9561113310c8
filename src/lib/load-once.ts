export interface Loader<Input, Value> {
  /** Loads the value of an input, or answers with what is loaded already. A failure is not kept: the next call tries again. */
  load(input: Input): Promise<Value>;
  /** The value, if it is loaded. */
  peek(input: Input): Value | undefined;
}

/** @param keyOf Inputs with the same key have the same value. */
export function loadOnce<Input, Value>(
  keyOf: (input: Input) => string,
  load: (input: Input) => Promise<Value>,
): Loader<Input, Value> {
  const loaded = new Map<string, Value>();
  const loading = new Map<string, Promise<Value>>();
  const begin = async (input: Input, key: string) => {
    try {
      const value = await load(input);
      loaded.set(key, value);
      return value;
    } catch (error) {
      loading.delete(key);
      throw error;
    }
  };
  return {
    load(input) {
      const key = keyOf(input);
      const promise = loading.get(key) ?? begin(input, key);
      loading.set(key, promise);
      return promise;
    },
    peek: (input) => loaded.get(keyOf(input)),
  };
}
