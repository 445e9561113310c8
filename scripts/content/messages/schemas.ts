/** What editors that know the JSON Schemas say while somebody types. */
import type { Sentence } from "../core/localized-text.ts";

export const schemaMessages = {
  textNeeded: {
    en: "Text is needed here. Text that looks like a number, or has a colon in it, goes into quotes",
    de: "Hier gehört ein Text hin. Text, der wie eine Zahl aussieht oder einen Doppelpunkt hat, steht in Anführungszeichen",
  },
  atMost: (characters: number): Sentence => ({
    en: `At most ${characters} characters.`,
    de: `Höchstens ${characters} Zeichen.`,
  }),
};
