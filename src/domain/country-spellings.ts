/** A name with other words for "and", lower case: `Savanna & Sons` → `Savanna and Sons`, `Savanna und Sons`. */
export function otherSpellings(name: string, ands: readonly string[]): string[] {
  const words = name.replaceAll(/\s*&\s*/g, " & ").split(" ");
  const isAnd = (word: string) => ands.includes(word.toLowerCase());
  if (!words.some(isAnd)) return [];
  const spellings = ands.map((and) => words.map((word) => (isAnd(word) ? and : word)).join(" "));
  return spellings.filter((spelling) => spelling !== name);
}
