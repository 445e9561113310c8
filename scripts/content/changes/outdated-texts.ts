/** Which translations may no longer say what their original says: its text has changed and theirs has not. */
import { changeMessages as said } from "../messages/changes.ts";
import type { Sentence } from "../messages/sentence.ts";
import { type Path, walkPairs } from "../walk.ts";
import { diffValues } from "./diff-values.ts";
import { fileKind, fileSubject, isSplit, splitSubject } from "./subjects.ts";
import { type ContentTree, valueIn } from "./tree.ts";

export interface OutdatedText {
  /** Whose text it is, with the language: `Page "home" (German)`. */
  readonly subject: Sentence;
  readonly label: readonly string[];
  /** The original, before and after. */
  readonly before: string;
  readonly after: string;
}

/**
 * Finds them in the files that have changed.
 *
 * @param languages Languages of the site; the first one is that of the originals.
 */
export function outdatedTexts(
  before: ContentTree,
  after: ContentTree,
  files: readonly string[],
  languages: readonly string[],
): OutdatedText[] {
  const [source, ...others] = languages;
  const originals = files.filter((file) => file.startsWith(`${source}/`) && file.endsWith(".yaml"));
  return originals.flatMap((file) => {
    const [old, fresh] = [valueIn(before, file), valueIn(after, file)];
    if (old === undefined || fresh === undefined) return [];
    const changed = diffValues(old, fresh).flatMap((one) =>
      one.kind === "changed" && isOtherText(one.before, one.after)
        ? [{ path: one.path, label: one.label, before: String(one.before), after: String(one.after) }]
        : [],
    );
    return changed.length === 0
      ? []
      : others.flatMap((language) => {
          const name = file.slice(file.indexOf("/") + 1);
          const untouched = untouchedTexts(before, after, fresh, `${language}/${name}`);
          const subject = subjectOf(`${language}/${name}`, after);
          return changed
            .filter(({ path }) => untouched.has(JSON.stringify(path)))
            .map(({ label, before, after }) => ({ subject, label, before, after }));
        });
  });
}

/** Texts that differ by more than white space. */
function isOtherText(before: unknown, after: unknown): boolean {
  const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  return typeof before === "string" && typeof after === "string" && plain(before) !== plain(after);
}

/** Paths in the original whose translation is there and is the same as before. */
function untouchedTexts(before: ContentTree, after: ContentTree, original: unknown, file: string): Set<string> {
  const [old, fresh] = [valueIn(before, file), valueIn(after, file)];
  if (old === undefined || fresh === undefined) return new Set();
  const touched = diffValues(old, fresh).filter(({ kind }) => kind === "changed" || kind === "added");
  const isTouched = (path: Path) => touched.some((one) => one.path.every((step, index) => step === path[index]));
  const pairs = [...walkPairs(original, fresh)].filter(({ path }) => !isTouched(path));
  return new Set(pairs.map(({ originalPath }) => JSON.stringify(originalPath)));
}

function subjectOf(file: string, tree: ContentTree): Sentence {
  const { top, folder, name } = fileKind(file);
  return isSplit(folder) ? said.inLanguage(splitSubject(folder, name, tree), top) : fileSubject(file);
}
