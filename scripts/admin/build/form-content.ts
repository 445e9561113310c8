/** The content that the form loads to check entries against each other. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { publishedFiles, withToday } from "../../content/check/published.ts";
import { readContentFiles } from "../../content/check/read-content-files.ts";
import type { ImageSource } from "../../content/compose/media.ts";
import { shownPicturesFile } from "../../content/emit/emit.ts";
import { listFiles, readFolder } from "../../content/files/content-folder.ts";

export interface FormContent {
  /** Whether hidden entries are removed. Signed-in editors load them from the repository. */
  readonly isPublic: boolean;
  readonly texts: Readonly<Record<string, string>>;
  /** How pictures are served, `null` for unused ones. Without bytes, since the build has checked them. */
  readonly pictures: Readonly<Record<string, ImageSource | null>>;
}

/** The whole content. @param generated Folder of the generated files. */
export function readFormContent(folder: string, generated: string): FormContent {
  const isPicture = (path: string) => path.startsWith("images/");
  const paths = listFiles(folder);
  const used = readShownPictures(generated);
  const texts = paths.filter((path) => !isPicture(path));
  return {
    isPublic: false,
    texts: Object.fromEntries(texts.map((path) => [path, readFileSync(join(folder, path), "utf8")])),
    pictures: Object.fromEntries(paths.filter(isPicture).map((path) => [path, used[path] ?? null])),
  };
}

/** Publishable content: without hidden entries, comments, and unused pictures. */
export function readPublicFormContent(folder: string, generated: string): FormContent {
  const { parsed } = publishedFiles(withToday(readContentFiles(readFolder(folder)), new Date()));
  const texts = [...parsed].map(([path, { value }]) => [path, stringify(value, { lineWidth: 0 })] as const);
  return { isPublic: true, texts: Object.fromEntries(texts), pictures: readShownPictures(generated) };
}

function readShownPictures(generated: string): Readonly<Record<string, ImageSource>> {
  return JSON.parse(readFileSync(join(generated, shownPicturesFile), "utf8"));
}
