/** A map whose entries are looked up when they are asked for: who asks for one depends on that one alone. */

/** Entries that are `undefined` are not in the map. */
export class LiveMap<Value> implements ReadonlyMap<string, Value> {
  readonly #names: () => Iterable<string>;
  readonly #read: (name: string) => Value | undefined;

  /**
   * @param names Every name that may have an entry, in order. Asked for only by who goes through the whole map.
   * @param read The entry of a name, also of one that is not among them.
   */
  constructor(names: () => Iterable<string>, read: (name: string) => Value | undefined) {
    this.#names = names;
    this.#read = read;
  }

  get(name: string): Value | undefined {
    return this.#read(name);
  }

  has(name: string): boolean {
    return this.#read(name) !== undefined;
  }

  get size(): number {
    return [...this.entries()].length;
  }

  *entries(): MapIterator<[string, Value]> {
    for (const name of this.#names()) {
      const value = this.#read(name);
      if (value !== undefined) yield [name, value];
    }
  }

  *keys(): MapIterator<string> {
    for (const [name] of this.entries()) yield name;
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this.entries()) yield value;
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  forEach(take: (value: Value, name: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [name, value] of this.entries()) take(value, name, this);
  }
}
