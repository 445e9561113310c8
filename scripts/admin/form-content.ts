/** The content as the form needs it to check an entry against all others. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import type { ImageSource } from "../content/compose/media.ts";
import { shownPicturesFile } from "../content/emit/emit.ts";
import { onDayOf, publishedFiles } from "../content/model/published.ts";
import { listFiles, readFolder } from "../content/parse/content-folder.ts";
import { readContentFiles } from "../content/validate/content-files.ts";

/** The content folder as the build hands it to the form. */
export interface FormContent {
  /** Whether nothing is in it that visitors must not see. The repository has more, and whoever signs in edits that too. */
  readonly isPublic: boolean;
  /** Files by their paths in the content folder. */
  readonly texts: Readonly<Record<string, string>>;
  /** What pages are given of each picture, if one shows it. The bytes are not needed: the build has inspected them. */
  readonly pictures: Readonly<Record<string, ImageSource | null>>;
}

/** Texts whole, of pictures what pages are given of them. `generated`: folder of what was made of the content. */
export function readFormContent(folder: string, generated: string): FormContent {
  const isPicture = (path: string) => path.startsWith("images/");
  const paths = listFiles(folder);
  const shown = readShownPictures(generated);
  const texts = paths.filter((path) => !isPicture(path));
  return {
    isPublic: false,
    texts: Object.fromEntries(texts.map((path) => [path, readFileSync(join(folder, path), "utf8")])),
    pictures: Object.fromEntries(paths.filter(isPicture).map((path) => [path, shown[path] ?? null])),
  };
}

/** The same for everybody to read: without hidden entries, without comments, with the pictures that pages show. */
export function readPublicFormContent(folder: string, generated: string): FormContent {
  const { parsed } = publishedFiles(onDayOf(readContentFiles(readFolder(folder)), new Date()));
  const texts = [...parsed].map(([path, { value }]) => [path, stringify(value, { lineWidth: 0 })] as const);
  return { isPublic: true, texts: Object.fromEntries(texts), pictures: readShownPictures(generated) };
}

function readShownPictures(generated: string): Readonly<Record<string, ImageSource>> {
  return JSON.parse(readFileSync(join(generated, shownPicturesFile), "utf8"));
}
