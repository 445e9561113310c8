/** The content as the form needs it to check an entry against all others. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { shownPicturesFile } from "../content/emit/emit.ts";
import type { Served } from "../content/emit/media.ts";
import { listFiles } from "../content/parse/content-folder.ts";

/** The content folder as the build hands it to the form. */
export interface FormContent {
  /** Files by their paths in the content folder. */
  readonly texts: Readonly<Record<string, string>>;
  /** What pages are given of each picture, if one shows it. The bytes are not needed: the build has inspected them. */
  readonly pictures: Readonly<Record<string, Served | null>>;
}

/** Texts whole, of pictures what pages are given of them. `generated`: folder of what was made of the content. */
export function readFormContent(folder: string, generated: string): FormContent {
  const isPicture = (path: string) => path.startsWith("images/");
  const paths = listFiles(folder);
  const shown: FormContent["pictures"] = JSON.parse(readFileSync(join(generated, shownPicturesFile), "utf8"));
  const texts = paths.filter((path) => !isPicture(path));
  return {
    texts: Object.fromEntries(texts.map((path) => [path, readFileSync(join(folder, path), "utf8")])),
    pictures: Object.fromEntries(paths.filter(isPicture).map((path) => [path, shown[path] ?? null])),
  };
}
