/** The content as the site shows it: without the entries that `published` hides, with `false` or a day to come. */
import { localDay } from "../core/local-day.ts";
import { memo } from "../core/memo.ts";
import { isRecord, type Path, valueAt, walkScalars, walkStrings } from "../core/value-path.ts";
import type { ContentFiles } from "./content-files.ts";
import type { ContentRef } from "./content-ref.ts";

/** Whether an entry is on the site on a day. If the day is not known, none has come. */
export function isShown(entry: unknown, today: string | undefined): boolean {
  const published = isRecord(entry) ? entry.published : true;
  return typeof published === "string" ? today !== undefined && published <= today : published !== false;
}

/** The files as they are at an instant: the day is that of the company's country. */
export function onDayOf(files: ContentFiles, now: Date | undefined): ContentFiles {
  const country = valueAt(files.parsed.get("site.yaml")?.value, ["company", "country"]);
  const isKnown = typeof country === "string" && /^[A-Z]{2}$/.test(country);
  return { ...files, today: now && localDay(isKnown ? country : "ZZ", now) };
}

/** The days to come on which something is shown, in their order. */
export function daysToCome({ parsed, today = "" }: ContentFiles): string[] {
  const texts = [...parsed.values()].flatMap(({ value }) => walkStrings(value));
  const days = texts.flatMap(({ path, value }) => (path.at(-1) === "published" && value > today ? [value] : []));
  return [...new Set(days)].sort();
}

/** The files without hidden entries, and without countries of which every partner is hidden. The same files if nothing is hidden. */
export const publishedFiles = memo((files: ContentFiles): ContentFiles => {
  const shown = [...files.parsed.values()].map((file) => ({ file, value: withoutHidden(file.value, files.today) }));
  const changed = shown.filter(({ file, value }) => value !== file.value);
  if (changed.length === 0) return files;
  const [parsed, present] = [new Map(files.parsed), new Set(files.present)];
  for (const { file, value } of changed) {
    if (value !== undefined) parsed.set(file.file, { ...file, value });
    else for (const all of [parsed, present]) all.delete(file.file);
  }
  return { ...files, parsed, present };
});

/** `undefined` for a hidden file. Other entries that can be hidden are in lists and maps at the top of a file. */
function withoutHidden(value: unknown, today: string | undefined): unknown {
  const isOn = (entry: unknown) => isShown(entry, today);
  if (!isRecord(value)) return value;
  const groups = Object.entries(value).flatMap(([key, group]) => {
    const shown = shownIn(group, isOn);
    return shown === group ? [] : [[key, shown] as const];
  });
  const isLeft =
    isOn(value) && groups.every(([key, shown]) => key !== "partners" || Object.keys(shown ?? {}).length > 0);
  if (!isLeft) return undefined;
  return groups.length === 0 ? value : { ...value, ...Object.fromEntries(groups) };
}

/** The entries of a list or a map that are not hidden; the same value if none is. */
function shownIn(group: unknown, isOn: (entry: unknown) => boolean): unknown {
  if (Array.isArray(group)) return group.every(isOn) ? group : group.filter(isOn);
  if (!isRecord(group) || Object.values(group).every(isOn)) return group;
  return Object.fromEntries(Object.entries(group).filter(([, entry]) => isOn(entry)));
}

/** The keys `published` that hide something. */
export function hiddenEntries({ parsed, today }: ContentFiles): { readonly file: string; readonly path: Path }[] {
  return [...parsed.values()].flatMap(({ file, value }) => {
    const found = walkScalars(value).filter((each) => each.path.at(-1) === "published");
    return found.flatMap((each) => (isShown({ published: each.value }, today) ? [] : [{ file, path: each.path }]));
  });
}

/** The files without one of these keys. */
export function withEntryShown(files: ContentFiles, { file, path }: ContentRef): ContentFiles {
  const parsed = files.parsed.get(file);
  if (parsed === undefined) return files;
  const value = structuredClone(parsed.value);
  const entry = valueAt(value, path?.slice(0, -1) ?? []);
  if (isRecord(entry)) delete entry.published;
  return { ...files, parsed: new Map(files.parsed).set(file, { ...parsed, value }) };
}

/** The path of a published value in the file as it is written, with its hidden entries. */
export function writtenPath(value: unknown, path: Path, today: string | undefined): Path {
  const [key = "", index, ...rest] = path;
  const list = valueAt(value, [key]);
  if (!Array.isArray(list) || typeof index !== "number") return path;
  const shown = [...list.keys()].filter((place) => isShown(list[place], today));
  return [key, shown[index] ?? index, ...rest];
}
