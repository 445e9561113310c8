import { memo } from "../../core/memo.ts";
import type { MessageData, MessageId } from "../../core/messages/message.ts";
import { nearest, toVisibleText } from "../../core/suggest.ts";
import { type Path, valueAt } from "../../core/value-path.ts";
import { picturePattern } from "../../schema/formats/picture.ts";
import { runtimeValues } from "../../schema/ui.ts";
import type { ContentFiles } from "../content-files.ts";
import { placeholdersIn } from "../format-facts.ts";
import { factNames, mayBeFact, offeredInstead, unsetSource } from "./placeholder-names.ts";
import { isOnPage } from "./reference-index.ts";
import { hasIssueAt } from "./reported-issues.ts";
import { textsIn } from "./strings.ts";
import { translatedPairs } from "./translated-pairs.ts";

interface UnknownPiece {
  readonly piece: string;
  readonly index: number;
  readonly id?: MessageId;
  /** What to write instead; absent if no placeholder is allowed. */
  readonly suggestion?: MessageData;
}

/** All pieces of texts that look like a placeholder and name no fact. */
export const unknownPlaceholders = memo((files: ContentFiles) =>
  textsIn(files).flatMap((text) => {
    const { file, path, value, language } = text;
    if (!isOnPage(files, file) || hasIssueAt(files, file, path)) return [];
    const unknown =
      language === undefined
        ? [...unknownInFact(value, path), ...unknownVersion(files, text)]
        : unknownInText(files, text);
    return unknown.map(({ piece, index, id = "unknown-placeholder", suggestion }) => ({
      file,
      path,
      range: [index, index + piece.length] as const,
      id,
      data: { placeholder: piece, ...suggestion },
      readings: ["similar", "offered"].flatMap((name) => suggestion?.[name] ?? []).map(String),
    }));
  }),
);

/** The same text in another language, by file and path. */
const counterparts = memo((files: ContentFiles): ReadonlyMap<string, string> => {
  return new Map(
    translatedPairs(files).flatMap(({ original, translated, texts }) =>
      texts.flatMap((pair): [string, string][] => [
        [JSON.stringify([original.file, ...pair.originalPath]), pair.value],
        [JSON.stringify([translated.file, ...pair.path]), pair.original],
      ]),
    ),
  );
});

/** Facts are the values of placeholders. Only paths and pictures may contain one, `{lang}`. */
function unknownInFact(value: string, path: Path): UnknownPiece[] {
  const isPath = path.at(-1) === "path";
  // On the download host, the format of paths allows `{version}` only.
  if (isPath && !value.startsWith("/")) return [];
  const allowsLanguage = isPath || picturePattern.test(value);
  return [...value.matchAll(/\{+[^{}]*\}+|[{}]/g)].flatMap(({ 0: piece, index }) => {
    if (allowsLanguage && piece === "{lang}") return [];
    const isLanguage = nearest(piece.replaceAll(/[^\p{L}]/gu, ""), ["lang", "language", "sprache"]) !== undefined;
    const known = isLanguage ? { similar: "{lang}" } : { allowed: ["{lang}"] };
    return [{ piece, index, suggestion: allowsLanguage ? known : {} }];
  });
}

/** The version in a file's path is the newest release's, unless the file has its own. */
function unknownVersion(files: ContentFiles, { parsed, file, path, value }: Text): UnknownPiece[] {
  const [piece, id] = ["{version}", "unknown-placeholder.not-set"] as const;
  const suggestion = unsetSource(files, "version");
  const own = valueAt(parsed.value, [...path.slice(0, -1), "version"]);
  if (file !== "downloads.yaml" || suggestion === undefined || own !== undefined) return [];
  return [...value.matchAll(/\{version\}/g)].map(({ index }) => ({ piece, index, id, suggestion }));
}

type Text = ReturnType<typeof textsIn>[number];

/** Braces with their content, single braces, and the placeholder syntax of other scripts and template languages. */
const placeholderLike =
  /(?:\{?\$)?\{+[^{}]{0,60}\}+|\{+[\w.-]*|[\w.-]*\}+|[｛❴﹛]+[^｛｝❴❵﹛﹜]{0,60}[｝❵﹜]+|%[A-Za-z][\w.-]*%|\[[a-z][\w.-]*\]|<[a-z][\w.-]*>/g;

/** i18next would replace `$t(…)` by another string ("Nesting"). */
const nesting = /\$t\([^)]*\)?/g;

function unknownInText(files: ContentFiles, { file, path, value: text, isMarkdown }: Text): UnknownPiece[] {
  const runtimeNames: readonly string[] = /^[^/]+\/ui\.yaml$/.test(file) ? runtimeValues : [];
  // `markup` reports scripts and styles by their tags; the braces in them are no placeholders.
  const withoutCode = text.replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1|$)/gi, (code) => " ".repeat(code.length));
  const unknown = [...withoutCode.matchAll(placeholderLike)].flatMap(({ 0: piece, index }): UnknownPiece[] => {
    const name = toVisibleText(piece).replaceAll(/[^\p{L}\p{N}.-]/gu, "");
    const isFact = mayBeFact(files, name);
    if ((isFact && piece === `{${name}}`) || (runtimeNames.includes(name) && piece === `{{${name}}}`)) return [];
    // Other brackets are ordinary text unless they enclose the name of a fact.
    const isMarkup = isMarkdown && (piece.startsWith("<") || text.startsWith("(", index + piece.length));
    if (!/[{}]/.test(piece) && (!isFact || isMarkup)) return [];
    const unset = unsetSource(files, name);
    if (unset !== undefined) return [{ piece, index, id: "unknown-placeholder.not-set", suggestion: unset }];
    const offered = offeredInstead(files, name);
    if (offered !== undefined)
      return [{ piece, index, id: "unknown-placeholder.not-offered", suggestion: { offered: `{${offered}}` } }];
    const suggestion = suggestPlaceholder(files, name, isFact && !piece.includes("{{") ? [] : runtimeNames);
    if (suggestion !== undefined) return [{ piece, index, suggestion }];
    // Those that only the other language has are most likely meant.
    const other = placeholdersIn(counterparts(files).get(JSON.stringify([file, ...path])) ?? "");
    const missing = other.filter((each) => !text.includes(each));
    const [only = "", second] = missing;
    if (missing.length === 0) return [{ piece, index, id: "unknown-placeholder.no-fact" }];
    return [{ piece, index, suggestion: second === undefined ? { similar: only } : { allowed: missing } }];
  });
  return [...unknown, ...[...text.matchAll(nesting)].map(({ 0: piece, index }) => ({ piece, index }))];
}

/** The placeholder with a similar name, if any. @param runtimeNames Names to write in double braces. */
function suggestPlaceholder(
  files: ContentFiles,
  name: string,
  runtimeNames: readonly string[],
): MessageData | undefined {
  const similar = nearestName(name, [...new Set([...runtimeNames, ...factNames(files).names])]);
  return similar === undefined
    ? similar
    : { similar: runtimeNames.includes(similar) ? `{{${similar}}}` : `{${similar}}` };
}

/** Compares only the part after the dot, which identifies a fact: `help.notes` and `help.printers` are two articles. */
function nearestName(written: string, names: readonly string[]): string | undefined {
  const [group = ""] = /^\w+\./.exec(written) ?? [];
  const members = group === "" ? [] : names.filter((name) => name.startsWith(group));
  if (members.length === 0) return nearest(written, names);
  const keys = members.map((name) => name.slice(group.length));
  const key = nearest(written.slice(group.length), keys);
  return key && group + key;
}
