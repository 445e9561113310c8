/** Pictures that content names, and their files. */
import type { SourceLocation } from "../core/diagnostic.ts";
import { memo } from "../core/memo.ts";
import { nearestPath } from "../core/suggest.ts";
import type { Path } from "../core/value-path.ts";
import { locate } from "../parse/source-location.ts";
import { nameIn, picturePattern } from "../schema/picture-name.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { isFlawed } from "./issue-lookup.ts";
import { inspectPicture, type PictureFault } from "./pictures/inspect-picture.ts";
import { isImage } from "./reference-index.ts";
import { textsIn } from "./strings.ts";

export interface MissingPicture {
  readonly place: SourceLocation;
  readonly path: Path;
  readonly name: string;
  /** What to write instead. */
  readonly meant?: string | undefined;
  /** The language that lacks its picture, while the first language has one; `undefined` if nothing can be shown. */
  readonly language?: string;
}

/** Names of pictures that lead to no file. If there is no picture at all, that is said once, elsewhere. */
export const missingPictures = memo((files: ContentFiles): readonly MissingPicture[] => {
  const [first = "", ...others] = files.languages;
  if (files.images.length === 0) return [];
  return textsIn(files).flatMap(({ parsed, path, value }): MissingPicture[] => {
    // Nothing but a picture has the form of one, so that no list of keys has to be kept.
    if (!picturePattern.test(value) || isImage(files, value) || isFlawed(files, parsed.file, path)) return [];
    const place = locate(parsed, path);
    const name = nameIn(value, first);
    // A placeholder for anything but the language is reported with the placeholders.
    if (/[{}]/.test(name)) return [];
    if (!isImage(files, name)) {
      const meant = nearestPath(value, [...files.images, ...namesForLanguages(files.images, first)]);
      return [{ place, path, name, meant }];
    }
    const missing = others.filter((language) => !isImage(files, nameIn(value, language)));
    return missing.map((language) => ({ place, path, name: nameIn(value, language), language }));
  });
});

/** What one would write for pictures in the site's first language: `pages/hero.en.webp` → `pages/hero.{lang}.webp`. */
function namesForLanguages(images: readonly string[], first: string): string[] {
  const code = new RegExp(`(?<![a-z0-9])${first}(?![a-z0-9])`);
  return images.filter((name) => code.test(name)).map((name) => name.replace(code, "{lang}"));
}

/** Faults of one kind in the files of pictures, by their names. */
export function pictureFaults<Kind extends PictureFault["kind"]>(
  { bytes, images }: ContentFiles,
  kind: Kind,
): { readonly name: string; readonly fault: Extract<PictureFault, { kind: Kind }> }[] {
  const isOfKind = (fault: PictureFault): fault is Extract<PictureFault, { kind: Kind }> => fault.kind === kind;
  return images.flatMap((name) => {
    const data = bytes.get(`images/${name}`);
    const fault = data === undefined ? undefined : inspectPicture(data, name);
    return fault !== undefined && isOfKind(fault) ? [{ name, fault }] : [];
  });
}
