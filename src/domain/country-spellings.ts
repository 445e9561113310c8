/**
 * Other spellings of a name with "and": `Savanna & Sons` → `Savanna and Sons`, `Savanna und Sons`. Empty without one.
 *
 * @param ands Words for "and", lower case.
 */
export function otherSpellings(name: string, ands: readonly string[]): string[] {
  const words = name.replaceAll(/\s*&\s*/g, " & ").split(" ");
  const isAnd = (word: string) => ands.includes(word.toLowerCase());
  if (!words.some(isAnd)) return [];
  const spellings = ands.map((and) => words.map((word) => (isAnd(word) ? and : word)).join(" "));
  return spellings.filter((spelling) => spelling !== name);
}
