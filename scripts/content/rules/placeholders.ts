/** Placeholders: `{fact}` must name a fact, `{{value}}` may stand only in interface strings, and languages agree. */
import { type FactNames, factNames } from "../fact-names.ts";
import { factPlaceholder, runtimePlaceholder } from "../facts.ts";
import { isFlawed, isIncomplete } from "../flaws.ts";
import type { ContentFiles } from "../load.ts";
import { hints } from "../messages/hints.ts";
import { placeholderMessages as said } from "../messages/placeholders.ts";
import type { Sentence } from "../messages/sentence.ts";
import type { ParsedFile } from "../parse.ts";
import { picturePattern } from "../picture-name.ts";
import { locate, locateText } from "../position.ts";
import { type Problem, problem } from "../problem.ts";
import { runtimeValues } from "../schema/ui.ts";
import { stringsOf } from "../strings.ts";
import { nearest } from "../suggest.ts";
import { walkPairs } from "../walk.ts";
import { inspectHtml } from "./inspect-html.ts";

/** A piece of a text that would be shown as it is written. */
interface Wrong {
  readonly piece: string;
  readonly message: Sentence;
  readonly hint: Sentence;
}

type Judge = (value: string, key: unknown) => Wrong[];

export function checkPlaceholders(files: ContentFiles): Problem[] {
  const known = factNames(files);
  const [source = ""] = files.languages;
  return [...files.parsed].flatMap(([file, parsed]) => {
    const [language = "", ...rest] = file.split("/");
    const isInterface = rest.join("/") === "ui.yaml";
    const judge: Judge = (value, key) =>
      language === "facts" ? inFacts(value, key) : inWords(value, isInterface, known);
    const original = language === source ? undefined : files.parsed.get([source, ...rest].join("/"));
    return [
      ...checkStrings(files, parsed, judge),
      ...(original === undefined ? [] : checkSame(files, original, parsed, judge)),
    ];
  });
}

function checkStrings(files: ContentFiles, parsed: ParsedFile, judge: Judge): Problem[] {
  return stringsOf(files, parsed).flatMap(({ path, value }) => {
    const seen = new Map<string, number>();
    return judge(path.at(-1) === "html" ? withoutCode(value) : value, path.at(-1)).map(({ piece, message, hint }) => {
      const nth = seen.get(piece) ?? 0;
      seen.set(piece, nth + 1);
      return problem(locateText(parsed, path, piece, nth), "unknown-placeholder", message, hint, { path });
    });
  });
}

/** Brackets of scripts and styles are no placeholders; that there is such a thing is reported with the HTML. */
function withoutCode(html: string): string {
  return html.replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1|$)/gi, "");
}

function inWords(value: string, isInterface: boolean, { names, open }: FactNames): Wrong[] {
  // A picture among the words of a language has no placeholder at all, which its shape says.
  if (!/[{}]/.test(value) || picturePattern.test(value)) return [];
  const facts = [...value.matchAll(factPlaceholder)].flatMap(([piece, name = ""]): Wrong[] => {
    if (names.includes(name) || open.some((beginning) => name.startsWith(beginning))) return [];
    const meant = nearest(name, names);
    const hint = meant === undefined ? said.seeFacts : hints.didYouMeanPlain(`{${meant}}`);
    return [{ piece, message: said.noFact(piece), hint }];
  });
  const runtime = [...value.matchAll(runtimePlaceholder)].flatMap(([piece, name = ""]): Wrong[] => {
    if (!isInterface) {
      return [{ piece, message: said.notFilled(piece), hint: said.singleBraces(piece.slice(1, -1)) }];
    }
    if (runtimeValues.some((one) => one === name)) return [];
    const meant = nearest(name, runtimeValues);
    const hint = meant === undefined ? said.copyText : hints.didYouMeanPlain(`{{${meant}}}`);
    return [{ piece, message: said.noValue(piece), hint }];
  });
  return [...facts, ...runtime, ...brokenIn(value)];
}

/** A bracket that is left over once all placeholders are taken out. */
function brokenIn(value: string): Wrong[] {
  const rest = value.replaceAll(runtimePlaceholder, "").replaceAll(factPlaceholder, "");
  const [piece] = /\{+[^{}]{0,40}\}+|\{+[\w.-]*|[\w.-]*\}+/.exec(rest) ?? [];
  if (piece === undefined) return [];
  const name = /[\w.-]+/.exec(piece)?.[0] ?? "brand";
  return [{ piece, message: said.broken(piece), hint: said.oneBrace(name) }];
}

/** Facts are what placeholders are filled with; only paths and pictures have one, for the language. */
function inFacts(value: string, key: unknown): Wrong[] {
  if (!/[{}]/.test(value)) return [];
  const isPath = key === "path" || picturePattern.test(value);
  return [...value.matchAll(/\{+[^{}]*\}+|[{}]/g)].flatMap(([piece]): Wrong[] => {
    if (isPath && piece === "{lang}") return [];
    const hint = isPath ? hints.didYouMeanPlain("{lang}") : said.writeText;
    return [{ piece, message: said.notFilled(piece), hint }];
  });
}

/** The same placeholders as the original, in any order; how often one stands is up to the language. */
function checkSame(files: ContentFiles, original: ParsedFile, translated: ParsedFile, judge: Judge): Problem[] {
  return [...walkPairs(original.value, translated.value)].flatMap((pair) => {
    const { path, value, originalPath } = pair;
    if (!pair.original.includes("{") && !value.includes("{")) return [];
    const expected = placeholders(pair.original);
    const found = placeholders(value);
    const missing = [...expected].filter((name) => !found.has(name));
    const extra = [...found].filter((name) => !expected.has(name));
    if (missing.length === 0 && extra.length === 0) return [];
    const isReported =
      isFlawed(files, original.file, originalPath) ||
      isFlawed(files, translated.file, path) ||
      // A text without its key became part of the text above.
      isIncomplete(files, original.file, originalPath.slice(0, -1)) ||
      isIncomplete(files, translated.file, path.slice(0, -1)) ||
      (path.at(-1) === "html" && (isBrokenHtml(value) || isBrokenHtml(pair.original))) ||
      judge(value, path.at(-1)).length > 0 ||
      judge(pair.original, path.at(-1)).length > 0;
    if (isReported) return [];
    const more = { path, related: [locate(original, originalPath)] };
    const names = missing.length > 0 ? missing.join(", ") : extra.join(", ");
    if (missing.length > 0) {
      const message = said.missing(names, original.file);
      return [problem(locate(translated, path), "placeholder-differs", message, said.putIn(names), more)];
    }
    const place = locateText(translated, path, extra[0] ?? "");
    const message = said.extra(names, original.file);
    return [problem(place, "placeholder-differs", message, said.takeOut(names), more)];
  });
}

/** HTML that lost a part is reported as that, not once more for what stood in the part. */
function isBrokenHtml(html: string): boolean {
  const anywhere = { pages: new Map(), ids: new Set<string>() };
  return inspectHtml(html, anywhere).some(({ rule }) => rule.startsWith("html-"));
}

function placeholders(value: string): Set<string> {
  return new Set([...value.matchAll(factPlaceholder), ...value.matchAll(runtimePlaceholder)].map(([whole]) => whole));
}
