import { hints } from "../core/hints.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { memo } from "../core/memo.ts";
import { lineExample } from "../core/rule-words.ts";
import { nearest, nearestFirst, seenAs } from "../core/suggest.ts";
import { type Path, valueAt } from "../core/value-path.ts";
import { placeholdersIn } from "../model/format-facts.ts";
import { isFlawed } from "../model/issue-lookup.ts";
import { factNames, mayBeFact } from "../model/placeholder-names.ts";
import { isOnPage, knownPlugins } from "../model/reference-index.ts";
import { deletedPlugins, renamedIds } from "../model/renamed-ids.ts";
import { isMarkdown, namesPlugin, textsIn } from "../model/strings.ts";
import { picturePattern } from "../schema/formats/picture.ts";
import { runtimeValues } from "../schema/ui.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "unknown-placeholder",
  group: "references",
  title: { en: "A placeholder that is not filled in", de: "Ein Platzhalter, der nicht ersetzt wird" },
  meaning: {
    en: "Facts are in texts as their name in braces: {brand}, {price.pro}. There is no fact of this name, or the braces are not right; a visitor would see them. The names are listed in docs/content.md.",
    de: "Fakten stehen in Texten als Name in geschweiften Klammern: {brand}, {price.pro}. Einen Fakt dieses Namens gibt es nicht, oder die Klammern stimmen nicht; Besucher würden sie sehen. Die Namen stehen in docs/content.md.",
  },
  example: lineExample(
    "en/pages/faq.yaml",
    "  title: Questions and answers about { brand }",
    "  title: Questions and answers about {brand}",
  ),
  check: (files) => unknownPlaceholders(files),
});

interface WrongPiece {
  readonly piece: string;
  readonly index: number;
  readonly hint: LocalizedText;
}

export const unknownPlaceholders = memo((files: ContentFiles): Finding[] =>
  textsIn(files).flatMap(({ file, path, value }) => {
    const isFact = file.startsWith("facts/");
    // A value of a wrong form is reported as that.
    if (!isOnPage(files, file) || isFlawed(files, file, path)) return [];
    const wrong = isFact ? wrongInFacts(value, path) : wrongInWords(files, file, value, path);
    return wrong.map(({ piece, index, hint }) => ({
      file,
      path,
      piece,
      nth: value.slice(0, index).split(piece).length - 1,
      message: { en: `${piece} is not filled in here`, de: `${piece} gibt es hier nicht` },
      hint,
    }));
  }),
);

/** Facts are what placeholders are filled with; only paths and pictures have one, for the language. */
function wrongInFacts(value: string, path: Path): WrongPiece[] {
  const hasLanguage = path.at(-1) === "path" || picturePattern.test(value);
  const hint = hasLanguage ? hints.didYouMeanPlain("{lang}") : hints.writeText;
  return [...value.matchAll(/\{+[^{}]*\}+|[{}]/g)].flatMap(({ 0: piece, index }) =>
    hasLanguage && piece === "{lang}" ? [] : [{ piece, index, hint }],
  );
}

/** Braces with what is in them, single ones, and what is written in their place in other scripts and other programs. */
const pieces =
  /(?:\{?\$)?\{+[^{}]{0,60}\}+|\{+[\w.-]*|[\w.-]*\}+|[｛❴﹛]+[^｛｝❴❵﹛﹜]{0,60}[｝❵﹜]+|%[A-Za-z][\w.-]*%|\[[a-z][\w.-]*\]|<[a-z][\w.-]*>/g;

/** The library of interface strings would put another string in its place. */
const otherString = /\$t\([^)]*\)?/g;

function wrongInWords(files: ContentFiles, file: string, text: string, path: Path): WrongPiece[] {
  const isLong = isMarkdown(files, file, path);
  const values: readonly string[] = /^[^/]+\/ui\.yaml$/.test(file) ? runtimeValues : [];
  // Scripts and styles are refused with their tags; their brackets are no placeholders.
  const shown = text.replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1|$)/gi, (code) => " ".repeat(code.length));
  const wrong = [...shown.matchAll(pieces)].flatMap(({ 0: piece, index }): WrongPiece[] => {
    const name = seenAs(piece).replaceAll(/[^\p{L}\p{N}.-]/gu, "");
    const isKnown = mayBeFact(files, name);
    // Reported once, by the rule deleted-plugin.
    if ([...deletedPlugins(files)].some((slug) => namesPlugin(piece, slug))) return [];
    if ((isKnown && piece === `{${name}}`) || (values.includes(name) && piece === `{{${name}}}`)) return [];
    // Other signs are just that, unless the name of a fact is between them.
    const isMarkup = isLong && (piece.startsWith("<") || text.startsWith("(", index + piece.length));
    if (!/[{}]/.test(piece) && (!isKnown || isMarkup)) return [];
    const written = isKnown && !piece.includes("{{") ? [] : values;
    return [{ piece, index, hint: placeholderHint(files, name, written, lackedBy(files, file, text, path)) }];
  });
  return [
    ...wrong,
    ...[...text.matchAll(otherString)].map(({ 0: piece, index }) => ({ piece, index, hint: hints.writeText })),
  ];
}

/** The placeholders that the same text has in another language, and not here: what differs would be refused as well. */
function lackedBy(files: ContentFiles, file: string, text: string, path: Path): string[] {
  const there = files.languages.map((language) =>
    valueAt(files.parsed.get(file.replace(/^[^/]+/, language))?.value, path),
  );
  return [...new Set(there.flatMap((other) => (typeof other === "string" ? placeholdersIn(other) : [])))].filter(
    (placeholder) => !text.includes(placeholder),
  );
}

/** @param values Names that have two braces here. @param lacked Placeholders of which one is meant, if there are any. */
function placeholderHint(
  files: ContentFiles,
  name: string,
  values: readonly string[],
  lacked: readonly string[],
): LocalizedText {
  const written = (known: string) => (values.includes(known) ? `{{${known}}}` : `{${known}}`);
  const known = [...new Set([...values, ...factNames(files).names])].map(written);
  const names = lacked.length > 0 ? lacked : known;
  const own = [...lacked, ...known].find((placeholder) => [`{{${name}}}`, written(name)].includes(placeholder));
  const near = nearestFact(written(name), names);
  const meant = own ?? near ?? (lacked.length === 1 ? lacked[0] : undefined);
  if (own === undefined && files.base !== undefined && mayBeFact(files.base, name)) {
    const renamed = name.replace(/[^.]+$/, (id) => renamedIds(files).get(id) ?? id);
    if (renamed !== name) return hints.didYouMeanPlain(written(renamed));
    return {
      en: "It was deleted with this change: write the text without it, or put back what it names",
      de: "Diese Änderung löscht es: Schreiben Sie den Text ohne diesen Namen, oder setzen Sie wieder ein, was er nennt",
    };
  }
  const [, free = ""] = /^(?:price|annual)\.(.*)$/.exec(name) ?? [];
  if (own === undefined && knownPlugins(files).has(free)) {
    return {
      en: `${free} has no price: write the text without it`,
      de: `${free} hat keinen Preis: Schreiben Sie den Text ohne ihn`,
    };
  }
  return meant === undefined ? hints.writeOneOf(nearestFirst(written(name), names)) : hints.didYouMeanPlain(meant);
}

/** `{help.notes}` and `{help.printers}` are alike and two articles: only what is behind the dot is compared. */
function nearestFact(written: string, names: readonly string[]): string | undefined {
  const [group = ""] = /^\{\w+\./.exec(written) ?? [];
  const members = group === "" ? [] : names.filter((name) => name.startsWith(group));
  if (members.length === 0) return nearest(written, names);
  const ends = members.map((name) => name.slice(group.length));
  const end = nearest(written.slice(group.length), ends);
  return end && group + end;
}
