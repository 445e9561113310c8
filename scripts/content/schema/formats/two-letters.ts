const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** From `aa` to `zz`: codes of countries and languages are among them. */
export const twoLetters: readonly string[] = letters.flatMap((first) => letters.map((second) => first + second));
