/** Lists whose entries have no ids and are in another order than in another language. */
import { factPlaceholder, runtimePlaceholder } from "./format-facts.ts";

/**
 * The first entry that is in another place: its placeholders tell which one it is. Only if both lists have the
 * same ones altogether, so that an entry which lost a fact is none that was moved.
 *
 * @returns The index; `undefined` for lists in the same order, and where nobody can tell.
 */
export function firstMoved(original: readonly unknown[], value: readonly unknown[]): number | undefined {
  if (original.length !== value.length) return undefined;
  const there = original.map(signatureOf);
  const here = value.map(signatureOf);
  const first = here.findIndex((signature, index) => signature !== there[index]);
  return first >= 0 && here.toSorted().join("\n") === there.toSorted().join("\n") ? first : undefined;
}

/** The placeholders of an entry, whatever the order of its keys. */
function signatureOf(entry: unknown): string {
  const text = JSON.stringify(entry) ?? "";
  const found = [...text.matchAll(factPlaceholder), ...text.matchAll(runtimePlaceholder)].map(([whole]) => whole);
  return [...new Set(found)].sort().join(" ");
}
