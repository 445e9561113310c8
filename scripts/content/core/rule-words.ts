/** What an editor can read about a rule: `docs/content-rules.md` is made from it. */
import type { LocalizedText } from "./localized-text.ts";

export interface RuleWords {
  /** Name of the rule's file, the end of its messages, and its heading in the documentation. */
  readonly id: string;
  readonly group: keyof typeof ruleGroups;
  readonly title: LocalizedText;
  readonly meaning: LocalizedText;
  readonly example: RuleExample;
}

/** Headings of the documentation, in its order. */
export const ruleGroups = {
  bytes: { en: "Files", de: "Dateien" },
  yaml: { en: "YAML", de: "YAML" },
  fields: { en: "Fields", de: "Felder" },
  values: { en: "Values", de: "Werte" },
  addresses: { en: "Addresses", de: "Adressen" },
  files: { en: "Names and lists", de: "Namen und Listen" },
  references: { en: "Several files compared", de: "Mehrere Dateien im Vergleich" },
  downloads: { en: "Downloads, releases, countries", de: "Downloads, Versionen, Länder" },
  markdown: { en: "Markdown and links", de: "Markdown und Links" },
  images: { en: "Pictures", de: "Bilder" },
  release: { en: "Releases of the site", de: "Veröffentlichung der Website" },
} satisfies Record<string, LocalizedText>;

/** Lines of a content file, which a test tries: what is shown is what happens. */
interface LinesExample {
  readonly file: string;
  /** The lines of the sample that the example takes the place of; without it, the example is the whole file. */
  readonly place?: RegExp;
  readonly wrong: string;
  readonly right: string;
}

/** For what is no line: names of files, bytes, pictures. The rule's own test tries it, unless it is Markdown. */
interface WordsExample {
  readonly wrong: LocalizedText;
  readonly right: LocalizedText;
  readonly isMarkdown?: true;
}

export type RuleExample = LinesExample | WordsExample;

export function isLinesExample(example: RuleExample): example is LinesExample {
  return "file" in example;
}

/** A line wrong and right, in place of the first one of the file that begins with its key. */
export function lineExample(file: string, wrong: string, right: string): LinesExample {
  const [key = ""] = /^ *(?:- )?\w+: /.exec(right) ?? [];
  return { file, place: new RegExp(`^${key}.*$`, "m"), wrong, right };
}

/** A file of partners with a single one, in a country that the sample does not have. */
export function onePartner(...lines: readonly string[]): string {
  return ["country: IS", "partners:", "  - name: Nordkap Kassen", ...lines.map((line) => `    ${line}`), ""].join("\n");
}

/** A line of that partner, wrong and right. */
export function partnerExample(wrong: string, right: string): LinesExample {
  return { file: "partners/iceland.yaml", wrong: onePartner(wrong), right: onePartner(right) };
}
