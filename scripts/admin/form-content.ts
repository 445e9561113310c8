/** The content as the form needs it to check an entry against all others. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../content/parse/content-folder.ts";
import type { FormContent } from "./worker/site-content.ts";

/** Texts whole, of pictures the names. */
export function readFormContent(folder: string): FormContent {
  const isPicture = (path: string) => path.startsWith("images/");
  const paths = listFiles(folder);
  const texts = paths.filter((path) => !isPicture(path));
  return {
    texts: Object.fromEntries(texts.map((path) => [path, readFileSync(join(folder, path), "utf8")])),
    pictures: paths.filter(isPicture),
  };
}
