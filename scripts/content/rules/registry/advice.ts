import { hints } from "../../core/hints.ts";
import type { LocalizedText } from "../../core/localized-text.ts";
import type { ValueIssue } from "../../validate/schema-issue.ts";

/** What to write in place of a value: what is sure to be meant, otherwise `hint`. */
export function adviceFor({ sure }: ValueIssue, hint: LocalizedText): LocalizedText {
  if (sure === undefined) return hint;
  const { text, change } = sure;
  if (change === "quote")
    return { en: `Put it into quotes: ${text}`, de: `Setzen Sie den Wert in Anführungszeichen: ${text}` };
  if (change === "unquote")
    return { en: `Take the quotes away: ${text}`, de: `Nehmen Sie die Anführungszeichen weg: ${text}` };
  if (change === "write") return hints.write(text);
  return {
    en: `Delete it and type it by hand: ${text}. A character in it only looks like the right one, or is invisible`,
    de: `Löschen Sie den Wert und tippen Sie ihn von Hand: ${text}. Ein Zeichen darin sieht nur so aus wie das richtige oder ist unsichtbar`,
  };
}
