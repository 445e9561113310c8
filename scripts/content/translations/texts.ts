/** The texts of a words file that are translated, and where each stands in another language. */
import { createHash } from "node:crypto";
import { factPlaceholder, runtimePlaceholder } from "../facts.ts";
import { picturePattern } from "../picture-name.ts";
import { pluralKey } from "../schema/plural-forms.ts";
import { idsIn, isDistinct, isRecord, type Path, pairEntries } from "../walk.ts";

/**
 * True for a text that somebody translates: ids, names of pictures, and what consists of placeholders, digits and signs
 * are the same in every language.
 */
export function isTranslated(key: string | number | undefined, value: string): boolean {
  if (key === "id" || picturePattern.test(value)) return false;
  return /\p{L}/u.test(value.replaceAll(runtimePlaceholder, "").replaceAll(factPlaceholder, ""));
}

/**
 * What a record keeps of a text. How it is broken into lines is no part of it.
 *
 * @returns Ten hexadecimal digits: two versions of one text agree by chance once in a trillion.
 */
export function digestOf(text: string): string {
  const plain = text.normalize("NFC").trim().replaceAll(/\s+/g, " ");
  return createHash("sha256").update(plain).digest("hex").slice(0, 10);
}

/** A text, or a whole entry, of the first language. */
export interface SourceText {
  /** In the first language. */
  readonly path: Path;
  /** Where entries of lists are called by their ids: `items.is-it-free.title`; without ids they are counted from 1. */
  readonly address: string;
  readonly text: string;
  /** In the other language; `undefined` where it is missing there. */
  readonly translated: { readonly path: Path; readonly text: string } | undefined;
}

/** All texts of a file, in its order, each with its translation. */
export function textsOf(original: unknown, translated: unknown): SourceText[] {
  return [...pairTexts(original, translated, { there: [], here: [], address: [] })];
}

interface At {
  readonly there: Path;
  /** `undefined` where the other language has nothing there. */
  readonly here: Path | undefined;
  readonly address: readonly string[];
}

function* pairTexts(original: unknown, value: unknown, at: At): Generator<SourceText> {
  if (typeof original === "string") {
    if (!isTranslated(at.there.at(-1), original)) return;
    const isThere = at.here !== undefined && typeof value === "string" && value.trim() !== "";
    const translated = isThere ? { path: at.here, text: value } : undefined;
    yield { path: at.there, address: at.address.join("."), text: original, translated };
  } else if (Array.isArray(original)) {
    const others: readonly unknown[] = Array.isArray(value) ? value : [];
    const pairs = new Map(pairEntries(original, others));
    const names = namesOf(original);
    for (const [index, entry] of original.entries()) {
      const other = pairs.get(index);
      const here = other === undefined || at.here === undefined ? undefined : [...at.here, other];
      const address = [...at.address, names[index] ?? String(index + 1)];
      yield* pairTexts(entry, other === undefined ? undefined : others[other], {
        there: [...at.there, index],
        here,
        address,
      });
    }
  } else if (isRecord(original)) {
    for (const [key, entry] of Object.entries(original)) {
      // Another language may need other plural forms.
      if (isRecord(value) && !Object.hasOwn(value, key) && pluralKey(key) !== undefined) continue;
      const isThere = isRecord(value) && Object.hasOwn(value, key);
      const here = isThere && at.here !== undefined ? [...at.here, key] : undefined;
      const inner = { there: [...at.there, key], here, address: [...at.address, key] };
      yield* pairTexts(entry, isThere ? value[key] : undefined, inner);
    }
  }
}

/** The ids by which entries of a list are called, where each has its own. */
export function namesOf(list: readonly unknown[]): readonly string[] {
  const ids = idsIn(list);
  return ids !== undefined && isDistinct(ids) ? ids : [];
}
