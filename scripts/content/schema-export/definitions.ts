/** Definitions of one schema: what several of its fields have in common stands in it once. */

/** A JSON Schema, or a part of one. */
export type Json = Readonly<Record<string, unknown>>;

export interface Definitions {
  /**
   * Notes a definition, unless it is there already. Returns what refers to it.
   *
   * @param sameAs Definitions with the same name and the same parts are the same.
   */
  readonly refer: (name: string, definition: Json, sameAs: readonly unknown[]) => Json;
  /** All that were noted, by name. */
  readonly all: () => Json;
}

interface Noted {
  readonly parts: readonly unknown[];
  readonly name: string;
}

/** Begins without any. Of different ones with the same name the second is called `<name>2`, and so on. */
export function newDefinitions(): Definitions {
  const noted = new Map<string, Noted[]>();
  const definitions: Record<string, Json> = {};
  return {
    refer(wanted, definition, parts) {
      const named = noted.get(wanted) ?? [];
      noted.set(wanted, named);
      const isSame = (other: Noted) =>
        other.parts.length === parts.length && other.parts.every((part, index) => part === parts[index]);
      let found = named.find(isSame);
      if (found === undefined) {
        found = { parts, name: named.length === 0 ? wanted : `${wanted}${named.length + 1}` };
        named.push(found);
        definitions[found.name] = definition;
      }
      return { $ref: `#/definitions/${found.name}` };
    },
    all: () => definitions,
  };
}
