/** The rules as a document: `docs/content-rules.md` and its German twin. */
import type { MessageLanguage } from "../../core/localized-text.ts";
import { isLinesExample, type RuleWords, ruleGroups } from "../../core/rule-words.ts";
import { ruleWords } from "./registry.ts";

const words = {
  title: { en: "Rules of the content check", de: "Regeln der Inhaltsprüfung" },
  intro: {
    en: "Each message of the content check ends with the id of its rule. Here is what each one means, with an example. This page is made from the rules themselves by `npm run format`; it is not edited by hand. [Deutsch](content-rules.de.md)",
    de: "Jede Meldung der Inhaltsprüfung endet mit der Kennung ihrer Regel. Hier steht zu jeder, was sie bedeutet, mit einem Beispiel. Diese Seite entsteht mit `npm run format` aus den Regeln selbst und wird nicht von Hand bearbeitet. [English](content-rules.md)",
  },
  wrong: { en: "Wrong", de: "Falsch" },
  right: { en: "Right", de: "Richtig" },
} as const;

/** Names of the documents below `docs/`. */
export const ruleDocuments = { en: "content-rules.md", de: "content-rules.de.md" } as const satisfies Record<
  MessageLanguage,
  string
>;

/** Markdown, with a heading for each rule that is its id, so that links can lead to it. */
export function ruleDocument(language: MessageLanguage): string {
  const groups = Object.entries(ruleGroups).map(([name, heading]) => {
    const sections = ruleWords.filter(({ group }) => group === name).map((rule) => section(rule, language));
    return [`## ${heading[language]}`, ...sections].join("\n\n");
  });
  return `${[`# ${words.title[language]}`, words.intro[language], ...groups].join("\n\n")}\n`;
}

function section({ id, title, meaning, example }: RuleWords, language: MessageLanguage): string {
  const [wrong, right] = [words.wrong[language], words.right[language]];
  const block = (text: string) => `\`\`\`yaml\n${text.trimEnd()}\n\`\`\``;
  const shown = isLinesExample(example)
    ? [`${wrong} (\`${example.file}\`):`, block(example.wrong), `${right}:`, block(example.right)]
    : [`- ${wrong}: ${plain(example.wrong[language])}\n- ${right}: ${plain(example.right[language])}`];
  return [`### ${id}`, `**${title[language]}.** ${plain(meaning[language])}`, ...shown].join("\n\n");
}

/** Text that Markdown shows as it is written. */
function plain(text: string): string {
  return text.replaceAll(/[&<>*_`[\]\\]/g, (sign) => `\\${sign}`);
}
