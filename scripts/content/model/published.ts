/** The content as the site shows it: without the entries that `published: false` hides. */
import { memo } from "../core/memo.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import type { ContentFiles } from "../validate/content-files.ts";

const isShown = (entry: unknown) => !isRecord(entry) || entry.published !== false;

/** The files without hidden entries, and without countries of which every partner is hidden. The same files if nothing is hidden. */
export const publishedFiles = memo((files: ContentFiles): ContentFiles => {
  const shown = [...files.parsed.values()].map((file) => ({ file, value: withoutHidden(file.value) }));
  const changed = shown.filter(({ file, value }) => value !== file.value);
  if (changed.length === 0) return files;
  const [parsed, present] = [new Map(files.parsed), new Set(files.present)];
  for (const { file, value } of changed) {
    if (value !== undefined) parsed.set(file.file, { ...file, value });
    else for (const all of [parsed, present]) all.delete(file.file);
  }
  return { ...files, parsed, present };
});

/** `undefined` for a hidden file. Other entries that can be hidden are in lists at the top of a file. */
function withoutHidden(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const lists = Object.entries(value).flatMap(([key, list]) =>
    Array.isArray(list) && !list.every(isShown) ? [[key, list.filter(isShown)] as const] : [],
  );
  const isLeft = isShown(value) && lists.every(([key, list]) => key !== "partners" || list.length > 0);
  if (!isLeft) return undefined;
  return lists.length === 0 ? value : { ...value, ...Object.fromEntries(lists) };
}

/** The path of a published value in the file as it is written, with its hidden entries. */
export function writtenPath(value: unknown, path: Path): Path {
  const [key = "", index, ...rest] = path;
  const list = valueAt(value, [key]);
  if (!Array.isArray(list) || typeof index !== "number") return path;
  const shown = [...list.keys()].filter((place) => isShown(list[place]));
  return [key, shown[index] ?? index, ...rest];
}
