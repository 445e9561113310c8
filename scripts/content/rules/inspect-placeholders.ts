/** One text and its placeholders: which of them stand for nothing, and what was meant. */

import type { Sentence } from "../core/localized-text.ts";
import { nearest, nearestFirst, seenAs } from "../core/suggest.ts";
import { hints } from "../messages/hints.ts";
import { placeholderMessages as said } from "../messages/placeholders.ts";
import { picturePattern } from "../picture-name.ts";
import { runtimeValues } from "../schema/ui.ts";

/** A piece of a text that would be shown as it is written. */
export interface Wrong {
  readonly piece: string;
  readonly message: Sentence;
  readonly hint: Sentence;
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
  readonly expected: readonly string[];
}

/** Braces with what stands in them, and single ones. */
const braces = /\{+[^{}]{0,60}\}+|\{+[\w.-]*|[\w.-]*\}+/g;

/** What people write in place of braces: those of other scripts, and the signs of other programs. */
const otherSigns = /[｛❴﹛]+([^｛｝❴❵﹛﹜]{0,60})[｝❵﹜]+|%([A-Za-z][\w.-]*)%|\[([a-z][\w.-]*)\]|<([a-z][\w.-]*)>/g;

/** Pieces of words that are no placeholder, in the order in which they stand. */
export function inspectWords(value: string, known: Known): Wrong[] {
  // A picture among the words of a language has no placeholder at all, which its shape says.
  if (picturePattern.test(value)) return [];
  const inBraces = [...value.matchAll(braces)].flatMap(({ 0: piece, index }) =>
    judge(value[index - 1] === "$" ? `$${piece}` : piece, known),
  );
  const others = [...value.matchAll(otherSigns)].flatMap(([piece, ...inner]): Wrong[] => {
    const name = seenAs(inner.find((one) => one !== undefined) ?? "");
    if (known.isHtml && piece.startsWith("<")) return [];
    return known.isFact(name) ? [{ piece, message: said.broken(piece), hint: hints.write(`{${name}}`) }] : [];
  });
  // The library of interface strings would put another string in its place.
  const nested = known.isInterface ? (/\$t\([^)]*\)?/.exec(value)?.[0] ?? "") : "";
  const nesting = nested === "" ? [] : [{ piece: nested, message: said.notFilled(nested), hint: said.writeText }];
  return [...inBraces, ...others, ...nesting];
}

function judge(piece: string, known: Known): Wrong[] {
  const [, fact] = /^\{([A-Za-z][\w.-]*)\}$/.exec(piece) ?? [];
  if (fact !== undefined) return known.isFact(fact) ? [] : [noFact(piece, fact, known)];
  const [, value] = /^\{\{(\w+)\}\}$/.exec(piece) ?? [];
  if (value !== undefined && known.isInterface) return judgeValue(piece, value);
  const name = seenAs(piece).replaceAll(/[^\p{L}\p{N}.-]/gu, "");
  if (known.isInterface && runtimeValues.some((one) => one === name) && /\{\s*\{/.test(piece)) {
    return [{ piece, message: said.broken(piece), hint: hints.write(`{{${name}}}`) }];
  }
  const meant = known.isFact(name) ? name : nearest(name, known.names());
  const hint =
    meant === undefined ? said.noBraces : value === undefined ? said.oneBrace(meant) : said.singleBraces(`{${meant}}`);
  return [{ piece, message: value === undefined ? said.broken(piece) : said.notFilled(piece), hint }];
}

function judgeValue(piece: string, name: string): Wrong[] {
  if (runtimeValues.some((one) => one === name)) return [];
  const meant = nearest(name, runtimeValues);
  const hint = meant === undefined ? said.copyText : hints.didYouMeanPlain(`{{${meant}}}`);
  return [{ piece, message: said.noValue(piece), hint }];
}

function noFact(piece: string, name: string, known: Known): Wrong {
  const message = said.noFact(piece);
  if (known.isInterface && runtimeValues.some((one) => one === name)) {
    return { piece, message, hint: hints.write(`{{${name}}}`) };
  }
  const names = known.names();
  const [only, second] = known.expected.filter((one) => one !== name);
  const meant = nearest(name, names) ?? (second === undefined ? only : undefined);
  if (meant !== undefined) return { piece, message, hint: hints.didYouMeanPlain(`{${meant}}`) };
  const [, plugin] = /^(?:price|annual)\.(.+)$/.exec(name) ?? [];
  if (plugin !== undefined) return { piece, message, hint: said.noPrice(plugin) };
  return { piece, message, hint: hints.writeOneOf(nearestFirst(name, names).map((one) => `{${one}}`)) };
}

/** Facts are what placeholders are filled with; only paths and pictures have one, for the language. */
export function inspectFact(value: string, key: unknown): Wrong[] {
  if (!/[{}]/.test(value)) return [];
  const isPath = key === "path" || picturePattern.test(value);
  return [...value.matchAll(/\{+[^{}]*\}+|[{}]/g)].flatMap(([piece]): Wrong[] => {
    if (isPath && piece === "{lang}") return [];
    const hint = isPath ? hints.didYouMeanPlain("{lang}") : said.writeText;
    return [{ piece, message: said.notFilled(piece), hint }];
  });
}
