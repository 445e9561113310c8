import { memo } from "../core/memo.ts";
import { nearest, nearestFirst, toVisibleText } from "../core/suggest.ts";
import type { Path } from "../core/value-path.ts";
import { factNames, mayBeFact } from "../lookup/placeholder-names.ts";
import { isOnPage } from "../lookup/reference-index.ts";
import { textsIn } from "../lookup/strings.ts";
import { hasIssueAt } from "../lookup/value-issues.ts";
import type { MessageData } from "../messages/message.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { picturePattern } from "../schema/formats/picture.ts";
import { runtimeValues } from "../schema/ui.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) => unknownPlaceholders(files),
});

interface WrongPiece {
  readonly piece: string;
  readonly index: number;
  /** What can be in its place; nothing if no placeholder can. */
  readonly known?: MessageData;
}

export const unknownPlaceholders = memo((files: ContentFiles): Finding[] =>
  textsIn(files).flatMap((each) => {
    const { file, path, value, language } = each;
    // A value of a wrong form is reported as that.
    if (!isOnPage(files, file) || hasIssueAt(files, file, path)) return [];
    const isFact = language === undefined;
    const wrong = isFact ? wrongInFacts(value, path) : wrongInWords(files, each);
    return wrong.map(({ piece, index, known }) => ({
      file,
      path,
      piece,
      nth: value.slice(0, index).split(piece).length - 1,
      id: "unknown-placeholder",
      data: { placeholder: piece, ...known },
    }));
  }),
);

/** Facts are what placeholders are filled with; only paths and pictures have one. */
function wrongInFacts(value: string, path: Path): WrongPiece[] {
  const isPath = path.at(-1) === "path";
  // The form of a path on the download host allows {version} and no other.
  if (isPath && !value.startsWith("/")) return [];
  const hasLanguage = isPath || picturePattern.test(value);
  const known = hasLanguage ? { allowed: ["{lang}"] } : {};
  return [...value.matchAll(/\{+[^{}]*\}+|[{}]/g)].flatMap(({ 0: piece, index }) =>
    hasLanguage && piece === "{lang}" ? [] : [{ piece, index, known }],
  );
}

type Text = Pick<ReturnType<typeof textsIn>[number], "file" | "value" | "isMarkdown">;

/** Braces with what is in them, single ones, and what is written in their place in other scripts and other programs. */
const pieces =
  /(?:\{?\$)?\{+[^{}]{0,60}\}+|\{+[\w.-]*|[\w.-]*\}+|[｛❴﹛]+[^｛｝❴❵﹛﹜]{0,60}[｝❵﹜]+|%[A-Za-z][\w.-]*%|\[[a-z][\w.-]*\]|<[a-z][\w.-]*>/g;

/** The library of interface strings would put another string in its place. */
const otherString = /\$t\([^)]*\)?/g;

function wrongInWords(files: ContentFiles, { file, value: text, isMarkdown }: Text): WrongPiece[] {
  const values: readonly string[] = /^[^/]+\/ui\.yaml$/.test(file) ? runtimeValues : [];
  // Scripts and styles are refused with their tags; their brackets are no placeholders.
  const shown = text.replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1|$)/gi, (code) => " ".repeat(code.length));
  const wrong = [...shown.matchAll(pieces)].flatMap(({ 0: piece, index }): WrongPiece[] => {
    const name = toVisibleText(piece).replaceAll(/[^\p{L}\p{N}.-]/gu, "");
    const isKnown = mayBeFact(files, name);
    if ((isKnown && piece === `{${name}}`) || (values.includes(name) && piece === `{{${name}}}`)) return [];
    // Other signs are just that, unless the name of a fact is between them.
    const isMarkup = isMarkdown && (piece.startsWith("<") || text.startsWith("(", index + piece.length));
    if (!/[{}]/.test(piece) && (!isKnown || isMarkup)) return [];
    const written = isKnown && !piece.includes("{{") ? [] : values;
    return [{ piece, index, known: knownBeside(files, name, written) }];
  });
  return [...wrong, ...[...text.matchAll(otherString)].map(({ 0: piece, index }) => ({ piece, index }))];
}

/** The placeholder that is like a name, or all. @param values Names that have two braces here. */
function knownBeside(files: ContentFiles, name: string, values: readonly string[]): MessageData {
  const written = (known: string) => (values.includes(known) ? `{{${known}}}` : `{${known}}`);
  const names = [...new Set([...values, ...factNames(files).names])];
  const similar = nearestFact(name, names);
  return similar === undefined ? { allowed: nearestFirst(name, names).map(written) } : { similar: written(similar) };
}

/** `help.notes` and `help.printers` are alike and two articles: only what is behind the dot is compared. */
function nearestFact(written: string, names: readonly string[]): string | undefined {
  const [group = ""] = /^\w+\./.exec(written) ?? [];
  const members = group === "" ? [] : names.filter((name) => name.startsWith(group));
  if (members.length === 0) return nearest(written, names);
  const ends = members.map((name) => name.slice(group.length));
  const end = nearest(written.slice(group.length), ends);
  return end && group + end;
}
