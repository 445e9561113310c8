/** One text and its placeholders: which of them name nothing, and what was meant. */
import { nearest, nearestFirst, seenAs } from "../core/suggest.ts";
import { picturePattern } from "../schema/picture-name.ts";
import { runtimeValues } from "../schema/ui.ts";

/** A piece of a text that would be shown as it is written. */
export interface WrongPlaceholder {
  readonly piece: string;
  readonly kind: "not-filled-here" | "not-filled" | "no-fact" | "no-value";
  readonly advice: Advice;
}

/** What to write instead: a kind of instruction, and the names in it. */
export interface Advice {
  readonly kind:
    | "write"
    | "meant"
    | "one-of"
    | "single-braces"
    | "one-brace"
    | "no-braces"
    | "no-price"
    | "copy"
    | "text";
  readonly names: readonly string[];
}

/** What a text may name. */
export interface Known {
  readonly isFact: (name: string) => boolean;
  /** Names of facts, for suggestions. */
  readonly names: () => readonly string[];
  /** Interface strings have values that only the page knows. */
  readonly isInterface: boolean;
  /** HTML has tags of its own; one that is not known is reported as that. */
  readonly isHtml: boolean;
  /** Names that the same text of the first language has and this one lacks. */
  readonly expected: () => readonly string[];
}

/** Braces with what is in them, and single ones. */
const braces = /\{+[^{}]{0,60}\}+|\{+[\w.-]*|[\w.-]*\}+/g;

/** What people write in place of braces: those of other scripts, and the signs of other programs. */
const otherSigns = /[｛❴﹛]+([^｛｝❴❵﹛﹜]{0,60})[｝❵﹜]+|%([A-Za-z][\w.-]*)%|\[([a-z][\w.-]*)\]|<([a-z][\w.-]*)>/g;

/** Pieces of words that are no placeholder, in the order of the text. */
export function inspectWords(value: string, known: Known): WrongPlaceholder[] {
  // A picture among the words of a language has no placeholder at all, which its shape says.
  if (picturePattern.test(value)) return [];
  const inBraces = [...value.matchAll(braces)].flatMap(({ 0: piece, index }) =>
    judge(value[index - 1] === "$" ? `$${piece}` : piece, known),
  );
  const others = [...value.matchAll(otherSigns)].flatMap(([piece, ...inner]) => {
    const name = seenAs(inner.find((text) => text !== undefined) ?? "");
    const isTag = known.isHtml && piece.startsWith("<");
    return !isTag && known.isFact(name) ? [wrong(piece, "not-filled", "write", `{${name}}`)] : [];
  });
  // The library of interface strings would put another string in its place.
  const [nested] = (known.isInterface && /\$t\([^)]*\)?/.exec(value)) || [];
  return [...inBraces, ...others, ...(nested === undefined ? [] : [wrong(nested, "not-filled-here", "text")])];
}

function wrong(
  piece: string,
  kind: WrongPlaceholder["kind"],
  advice: Advice["kind"],
  ...names: readonly string[]
): WrongPlaceholder {
  return { piece, kind, advice: { kind: advice, names } };
}

function isValue(name: string): boolean {
  return runtimeValues.some((value) => value === name);
}

function judge(piece: string, known: Known): WrongPlaceholder[] {
  const [, fact] = /^\{([A-Za-z][\w.-]*)\}$/.exec(piece) ?? [];
  if (fact !== undefined) return known.isFact(fact) ? [] : [noFact(piece, fact, known)];
  const [, value] = /^\{\{(\w+)\}\}$/.exec(piece) ?? [];
  if (value !== undefined && known.isInterface) return judgeValue(piece, value);
  const name = seenAs(piece).replaceAll(/[^\p{L}\p{N}.-]/gu, "");
  if (known.isInterface && isValue(name) && /\{\s*\{/.test(piece)) {
    return [wrong(piece, "not-filled", "write", `{{${name}}}`)];
  }
  const meant = known.isFact(name) ? name : nearest(name, known.names());
  const kind = value === undefined ? "not-filled" : "not-filled-here";
  if (meant === undefined) return [wrong(piece, kind, "no-braces")];
  return [wrong(piece, kind, value === undefined ? "one-brace" : "single-braces", `{${meant}}`)];
}

function judgeValue(piece: string, name: string): WrongPlaceholder[] {
  if (isValue(name)) return [];
  const meant = nearest(name, runtimeValues);
  if (meant === undefined) return [wrong(piece, "no-value", "copy")];
  return [wrong(piece, "no-value", "meant", `{{${meant}}}`)];
}

function noFact(piece: string, name: string, known: Known): WrongPlaceholder {
  if (known.isInterface && isValue(name)) return wrong(piece, "no-fact", "write", `{{${name}}}`);
  const names = known.names();
  const [only, second] = known.expected().filter((expected) => expected !== name);
  const meant = nearest(name, names) ?? (second === undefined ? only : undefined);
  if (meant !== undefined) return wrong(piece, "no-fact", "meant", `{${meant}}`);
  const [, plugin] = /^(?:price|annual)\.(.+)$/.exec(name) ?? [];
  if (plugin !== undefined) return wrong(piece, "no-fact", "no-price", plugin);
  return wrong(piece, "no-fact", "one-of", ...nearestFirst(name, names).map((fact) => `{${fact}}`));
}

/** Facts are what placeholders are filled with; only paths and pictures have one, for the language. */
export function inspectFact(value: string, key: unknown): WrongPlaceholder[] {
  if (!/[{}]/.test(value)) return [];
  const isPath = key === "path" || picturePattern.test(value);
  return [...value.matchAll(/\{+[^{}]*\}+|[{}]/g)].flatMap(([piece]) => {
    if (isPath && piece === "{lang}") return [];
    return [isPath ? wrong(piece, "not-filled-here", "meant", "{lang}") : wrong(piece, "not-filled-here", "text")];
  });
}
