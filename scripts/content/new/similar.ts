/** Names that are nearly the same: mostly somebody did not see that the entry is there already. */
import { distance } from "fastest-levenshtein";
import { fold } from "../../../src/features/directory/fold.ts";

/**
 * The name among those there are that differs from a new one by case, accents and signs, or by at most two letters, a
 * short one by fewer. `undefined` where there is none.
 *
 * @param allowSimilar Names that differ by a letter are fine.
 */
export function similarName(
  { allowSimilar }: { readonly allowSimilar: boolean },
  name: string,
  names: readonly string[],
): string | undefined {
  const plain = fold(name).replaceAll(" ", "");
  const most = allowSimilar || plain.length < 5 ? 0 : plain.length < 9 ? 1 : 2;
  return names.find((other) => distance(plain, fold(other).replaceAll(" ", "")) <= most && plain !== "");
}
