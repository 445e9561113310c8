/**
 * Every rule of the content check by its id: what a message's id leads to in the documentation and in other tools. A
 * problem can have no other rule.
 */
import type { Sentence } from "../messages/sentence.ts";
import { addressRules } from "./addresses.ts";
import { bytesRules } from "./bytes.ts";
import { downloadRules } from "./downloads.ts";
import { fieldRules } from "./fields.ts";
import { fileRules } from "./files.ts";
import { htmlRules } from "./html.ts";
import { imageRules } from "./images.ts";
import { referenceRules } from "./references.ts";
import { releaseRules } from "./release.ts";
import type { Rule } from "./rule.ts";
import { valueRules } from "./values.ts";
import { yamlRules } from "./yaml.ts";

interface RuleGroup {
  readonly heading: Sentence;
  readonly rules: Readonly<Record<string, Rule>>;
}

/** Rules by subject, in the order in which they are documented. */
export const ruleGroups: readonly RuleGroup[] = [
  { heading: { en: "Files as such", de: "Dateien an sich" }, rules: bytesRules },
  { heading: { en: "YAML", de: "YAML" }, rules: yamlRules },
  { heading: { en: "Fields", de: "Felder" }, rules: fieldRules },
  { heading: { en: "Values", de: "Werte" }, rules: valueRules },
  { heading: { en: "Addresses", de: "Adressen" }, rules: addressRules },
  { heading: { en: "Names and lists", de: "Namen und Listen" }, rules: fileRules },
  { heading: { en: "What files say together", de: "Was Dateien zusammen sagen" }, rules: referenceRules },
  { heading: { en: "Downloads, releases, countries", de: "Downloads, Versionen, Länder" }, rules: downloadRules },
  { heading: { en: "HTML and links", de: "HTML und Links" }, rules: htmlRules },
  { heading: { en: "Pictures", de: "Bilder" }, rules: imageRules },
  { heading: { en: "Releases of the site", de: "Veröffentlichung der Site" }, rules: releaseRules },
];

export const ruleBook = {
  ...bytesRules,
  ...yamlRules,
  ...fieldRules,
  ...valueRules,
  ...addressRules,
  ...fileRules,
  ...referenceRules,
  ...downloadRules,
  ...htmlRules,
  ...imageRules,
  ...releaseRules,
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof ruleBook;
