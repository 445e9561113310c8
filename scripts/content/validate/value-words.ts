/** What is wrong with one value in words, with the hint that is right for any value of its kind. */
import type { z } from "zod";
import type { Advice } from "../core/diagnostic.ts";
import { hints, withExample } from "../core/hints.ts";
import { type LocalizedText, verbatim } from "../core/localized-text.ts";
import { nearest, nearestFirst, seenAs } from "../core/suggest.ts";
import { refusalOf } from "../schema/refusal.ts";

export interface Words extends Advice {
  readonly rule: string;
}

export interface Field {
  readonly value: unknown;
  /** As it is written in the file; `undefined` if it has several lines. */
  readonly source: string | undefined;
  readonly fits: (value: unknown) => boolean;
  /** As it would be written; "…" for any text. */
  readonly example: string;
}

export function wordsOf(issue: z.core.$ZodIssue, field: Field): Words {
  const { example } = field;
  // A check of a schema names its refusal.
  const refusal = refusalOf(issue.code === "invalid_key" ? "slug" : issue.message);
  if (refusal !== undefined) {
    return { rule: refusal.id, message: refusal.message, hint: withExample(refusal.hint, example) };
  }
  switch (issue.code) {
    case "invalid_type":
      return wrongType([issue.expected], field);
    case "invalid_union":
      return wrongType(
        issue.errors.flat().flatMap((each) => (each.code === "invalid_type" ? [each.expected] : [])),
        field,
      );
    case "invalid_value":
      return notAllowed(issue.values.map(String), field.value);
    case "too_small":
      return tooSmall(issue, field);
    case "too_big":
      return tooBig(issue, field);
    case "not_multiple_of":
      return {
        rule: "out-of-range",
        message: { en: "More than two digits are behind the dot", de: "Mehr als zwei Stellen sind hinter dem Punkt" },
        hint: withExample({ en: "Write at most two, like this", de: "Schreiben Sie höchstens zwei, etwa so" }, example),
      };
  }
  return {
    rule: "invalid",
    message: { en: "This value is not valid", de: "Dieser Wert ist nicht gültig" },
    hint: withExample(hints.likeThis, example),
  };
}

const entry = { name: { en: "an entry with keys", de: "ein Eintrag mit Schlüsseln" }, hint: hints.keys };

/** Kinds of values, by the names that zod has for them, and how they are written. */
const kinds: Readonly<Record<string, { readonly name: LocalizedText; readonly hint: LocalizedText }>> = {
  string: { name: { en: "text", de: "ein Text" }, hint: hints.missingText },
  number: { name: { en: "a number", de: "eine Zahl" }, hint: hints.decimals },
  int: { name: { en: "a whole number", de: "eine ganze Zahl" }, hint: hints.digits },
  boolean: { name: { en: "true or false", de: "true oder false" }, hint: hints.trueOrFalse },
  array: { name: { en: "a list", de: "eine Liste" }, hint: hints.list },
};

function wrongType(expected: readonly string[], { value, source, fits, example }: Field): Words {
  const rule = "wrong-type";
  if (expected.includes("string") && typeof value === "object" && value !== null && !Array.isArray(value)) {
    const message = {
      en: "A colon or { } makes this an entry with keys, not a text",
      de: "Ein Doppelpunkt oder { } macht daraus einen Eintrag mit Schlüsseln, keinen Text",
    };
    return { rule, message, hint: example === "…" ? hints.writeText : withExample(hints.likeThis, example) };
  }
  // A whole number is asked for as a number first.
  const wanted = expected.map((kind) => kinds[kind === "number" && !fits(1.5) ? "int" : kind] ?? entry);
  const names = [...new Set(wanted.map(({ name }) => name))];
  const found = foundOf(value, wanted[0] === kinds.number || wanted[0] === kinds.int ? source : undefined);
  const message = {
    en: `Expected ${names.map(({ en }) => en).join(" or ")}, found ${found.en}`,
    de: `Erwartet: ${names.map(({ de }) => de).join(" oder ")}; gefunden: ${found.de}`,
  };
  const other = value === null && example === "…" ? hints.missingText : hints.likeThis;
  const hint = expected[0] === "string" ? other : (wanted[0] ?? entry).hint;
  return { rule, message, hint: expected[0] === "boolean" ? hint : withExample(hint, example) };
}

/** @param number What is written where a number was expected. */
function foundOf(value: unknown, number: string | undefined): LocalizedText {
  if (value === null || value === undefined) return { en: "nothing", de: "nichts" };
  if (number !== undefined && number.length <= 30) return verbatim(number);
  return (kinds[Array.isArray(value) ? "array" : typeof value] ?? entry).name;
}

function notAllowed(values: readonly string[], value: unknown): Words {
  const isPlain = value !== null && typeof value !== "object";
  const written = isPlain ? seenAs(String(value)) : "";
  const meant = nearest(written, values);
  return {
    rule: "not-allowed",
    message: isPlain
      ? { en: `"${value}" is not one of the allowed values`, de: `„${value}“ ist keiner der erlaubten Werte` }
      : { en: "One of a few values is needed here", de: "Hier ist einer von wenigen Werten nötig" },
    hint: meant === undefined ? hints.writeOneOf(nearestFirst(written, values)) : hints.didYouMean(meant),
  };
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall, { fits, example }: Field): Words {
  if (origin !== "array" && origin !== "record") {
    return inclusive === true && fits(minimum)
      ? wrongNumber({ en: `at least ${minimum}`, de: `mindestens ${minimum}` }, example)
      : wrongNumber({ en: `more than ${minimum}`, de: `größer als ${minimum}` }, example);
  }
  return {
    rule: "out-of-range",
    message:
      minimum === 1
        ? { en: "At least one entry is needed here", de: "Hier ist mindestens ein Eintrag nötig" }
        : { en: `At least ${minimum} entries are needed here`, de: `Hier sind mindestens ${minimum} Einträge nötig` },
    hint: origin === "record" ? hints.keys : withExample(hints.list, example),
  };
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, { value, example }: Field): Words {
  const rule = "out-of-range";
  if (origin === "string") {
    const length = String(value).length;
    const rest = length - Number(maximum);
    const message = {
      en: `This text is longer than ${maximum} characters (it has ${length})`,
      de: `Dieser Text ist länger als ${maximum} Zeichen (er hat ${length})`,
    };
    const hint = { en: `Make it shorter by ${rest} characters`, de: `Kürzen Sie ihn um ${rest} Zeichen` };
    return { rule, message, hint };
  }
  if (origin !== "array") return wrongNumber({ en: `at most ${maximum}`, de: `höchstens ${maximum}` }, example);
  const message = { en: `At most ${maximum} entries fit here`, de: `Hier passen höchstens ${maximum} Einträge hin` };
  return { rule, message, hint: { en: "Delete entries", de: "Löschen Sie Einträge" } };
}

function wrongNumber({ en, de }: LocalizedText, example: string): Words {
  return {
    rule: "out-of-range",
    message: { en: `This must be ${en}`, de: `Diese Zahl muss ${de} sein` },
    hint: withExample(
      { en: `Write a number that is ${en}, like this`, de: `Schreiben Sie eine Zahl, die ${de} ist, etwa so` },
      example,
    ),
  };
}
