/** What happened to the content, in sentences. */
import { changeMessages as said } from "../messages/changes.ts";
import type { MessageLanguage } from "../messages/sentence.ts";
import type { Change } from "./diff-values.ts";
import type { EntryChange } from "./entry-change.ts";
import type { OutdatedText } from "./outdated-texts.ts";
import { shownPair, shownValue } from "./short-value.ts";

/** What is said about an entry: one line, and where that does not do, more below it. */
export interface Wording {
  readonly head: string;
  readonly details: readonly string[];
}

/** Changes of one entry that are told one by one. */
const mostDetails = 12;

/** `Plugin "Fatoora": price 8 → 9`, or `Page "home" (German): 3 texts changed` with each of them. */
export function entryWording({ subject, what, changes, isText }: EntryChange, language: MessageLanguage): Wording {
  const lines = changes.map((one) => changeLine(one)[language]);
  const [only] = lines;
  if (what === undefined && only !== undefined && lines.length === 1) {
    return { head: `${subject[language]}: ${only}`, details: [] };
  }
  const count = isText ? said.textsChanged(lines.length) : said.factsChanged(lines.length);
  const left = lines.length - mostDetails;
  const more = left > 0 ? [said.andMore(left)[language]] : [];
  return {
    head: `${subject[language]}: ${(what ?? count)[language]}`,
    details: [...lines.slice(0, mostDetails), ...more],
  };
}

/** `Page "home" (German): hero › title "Till" → "Till software"`. */
export function outdatedLine({ subject, label, before, after }: OutdatedText, language: MessageLanguage): string {
  const [old, fresh] = shownPair(before, after);
  return `${subject[language]}: ${label.join(" › ")} ${old[language]} → ${fresh[language]}`;
}

function changeLine(one: Change) {
  const label = one.label.join(" › ");
  switch (one.kind) {
    case "changed": {
      const [before, after] = shownPair(one.before, one.after);
      return { en: `${label} ${before.en} → ${after.en}`.trim(), de: `${label} ${before.de} → ${after.de}`.trim() };
    }
    case "added": {
      const value = shownValue(one.after);
      return { en: `${label} ${value.en} ${said.added.en}`, de: `${label} ${value.de} ${said.added.de}` };
    }
    case "removed": {
      const value = shownValue(one.before);
      return { en: `${label} ${value.en} ${said.removed.en}`, de: `${label} ${value.de} ${said.removed.de}` };
    }
    case "reordered":
      return { en: `${label}: ${said.otherOrder.en}`, de: `${label}: ${said.otherOrder.de}` };
  }
}
