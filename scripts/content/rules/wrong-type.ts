/** Values of another kind than the field takes: a text for a number, a list for a text, nothing at all. */

import { hints } from "../core/hints.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import type { ValueIssue } from "../validate/schema-issue.ts";
import { adviceFor } from "./registry/advice.ts";
import { issueFindings } from "./registry/issue-findings.ts";
import { defineRule } from "./registry/rule.ts";

const entry = { en: "an entry with keys", de: "ein Eintrag mit Schlüsseln" };

/** Kinds of values, by the names that zod has for them. */
const kinds: Readonly<Record<string, LocalizedText>> = {
  string: { en: "text", de: "ein Text" },
  number: { en: "a number", de: "eine Zahl" },
  int: { en: "a whole number", de: "eine ganze Zahl" },
  boolean: { en: "true or false", de: "true oder false" },
  array: { en: "a list", de: "eine Liste" },
  object: entry,
  record: entry,
  fraction: { en: "a number with decimals", de: "eine Zahl mit Nachkommastellen" },
  nan: { en: "something that is no number", de: "etwas, das keine Zahl ist" },
  nothing: { en: "nothing", de: "nichts" },
};

function kindOf(name: string): LocalizedText {
  return kinds[name] ?? { en: name, de: name };
}

function hintFor(expected: string, found: string, example: string | undefined): LocalizedText {
  switch (expected) {
    case "string":
      if (found === "array")
        return { en: "Write one text in place of the list", de: "Schreiben Sie einen Text anstelle der Liste" };
      return example === undefined || found === "nothing" ? hints.textBehindColon : hints.writeLikeThis(example);
    case "boolean":
      return hints.trueOrFalse;
    case "int":
      return found === "fraction" ? { en: "Write a whole number", de: "Schreiben Sie eine ganze Zahl" } : hints.digits;
    case "number":
      return hints.decimals;
    case "array":
      return hints.list;
    default:
      return {
        en: "Write its keys below it, indented by two spaces, each with a colon: key: value",
        de: "Schreiben Sie die Schlüssel darunter, um zwei Leerzeichen eingerückt, jeden mit Doppelpunkt: Schlüssel: Wert",
      };
  }
}

function words(issue: ValueIssue & { readonly code: "wrong-type" }) {
  const { expected, found, example } = issue;
  if (expected.includes("string") && found === "object") {
    const message = {
      en: "A colon or { } makes this an entry with keys, not a text",
      de: "Ein Doppelpunkt oder { } macht daraus einen Eintrag mit Schlüsseln, keinen Text",
    };
    return { message, hint: adviceFor(issue, hints.quoteIt) };
  }
  const wanted = [...new Set(expected.map(kindOf))];
  const message = {
    en: `Expected ${wanted.map(({ en }) => en).join(" or ")}, found ${kindOf(found).en}`,
    de: `Erwartet: ${wanted.map(({ de }) => de).join(" oder ")}; gefunden: ${kindOf(found).de}`,
  };
  return { message, hint: adviceFor(issue, hintFor(expected[0] ?? "", found, example)) };
}

export default defineRule({
  id: "wrong-type",
  group: "fields",
  severity: "error",
  title: { en: "Another kind of value is needed", de: "Hier gehört eine andere Art von Wert hin" },
  meaning: {
    en: "There is a text where a number belongs, a list where one value belongs, or nothing at all. Texts that look like something else, such as 1.40 or no, go into quotes.",
    de: "Ein Text steht, wo eine Zahl hingehört, eine Liste, wo ein einzelner Wert hingehört, oder gar nichts. Texte, die wie etwas anderes aussehen, etwa 1.40 oder no, stehen in Anführungszeichen.",
  },
  example: {
    file: "facts/editions.yaml",
    place: /^trialDays: .*$/m,
    wrong: 'trialDays: "30"',
    right: "trialDays: 30",
  },
  check: (files) => issueFindings(files, "wrong-type", words),
});
