/** The content as the form needs it to check an entry against all others. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { shownPicturesFile } from "../content/emit/emit.ts";
import { listFiles } from "../content/parse/content-folder.ts";
import type { FormContent } from "./worker/site-content.ts";

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
