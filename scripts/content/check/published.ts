/** The published content: without the entries that `published` hides, which is `false` or a future day. */
import { localDay } from "../core/local-day.ts";
import { memo } from "../core/memo.ts";
import { isRecord, type Path, valueAt, walkScalars, walkStrings } from "../core/value-path.ts";
import { type ContentFiles, withValues } from "./content-files.ts";

/** True if an entry is published on a day. On an unknown day, entries with a day are hidden. */
export function isShown(entry: unknown, today: string | undefined): boolean {
  const published = isRecord(entry) ? entry.published : true;
  return typeof published === "string" ? today !== undefined && published <= today : published !== false;
}

/** Sets `today` to the date of `now` in the company's country. */
export function withToday(files: ContentFiles, now: Date | undefined): ContentFiles {
  const country = valueAt(files.parsed.get("site.yaml")?.value, ["company", "country"]);
  const isKnown = typeof country === "string" && /^[A-Z]{2}$/.test(country);
  return { ...files, today: now && localDay(isKnown ? country : "ZZ", now) };
}

/** Future days on which an entry appears, in order. */
export function upcomingDays({ parsed, today = "" }: ContentFiles): string[] {
  const texts = [...parsed.values()].flatMap(({ value }) => walkStrings(value));
  const days = texts.flatMap(({ path, value }) => (path.at(-1) === "published" && value > today ? [value] : []));
  return [...new Set(days)].sort();
}

/** The files without hidden entries and without countries whose partners are all hidden. The same object if none is hidden. */
export const publishedFiles = memo((files: ContentFiles): ContentFiles => {
  const shown = [...files.parsed.values()].map((file) => ({ file, value: withoutHidden(file.value, files.today) }));
  const changed = shown.filter(({ file, value }) => value !== file.value);
  return withValues(files, new Map(changed.map(({ file, value }) => [file.file, value])));
});

/** `undefined` for a hidden file. Other entries that can be hidden are in lists and maps at the top level. */
function withoutHidden(value: unknown, today: string | undefined): unknown {
  if (!isRecord(value)) return value;
  const groups = Object.entries(value).flatMap(([key, group]) => {
    const shown = shownIn(group, today);
    return shown === group ? [] : [[key, shown] as const];
  });
  const hasNoPartners = groups.some(([key, shown]) => key === "partners" && Object.keys(shown ?? {}).length === 0);
  if (hasNoPartners || !isShown(value, today)) return undefined;
  return groups.length === 0 ? value : { ...value, ...Object.fromEntries(groups) };
}

/** The shown entries of a list or a map; the same object if none is hidden. */
function shownIn(group: unknown, today: string | undefined): unknown {
  const isVisible = (entry: unknown) => isShown(entry, today);
  if (Array.isArray(group)) return group.every(isVisible) ? group : group.filter(isVisible);
  if (!isRecord(group) || Object.values(group).every(isVisible)) return group;
  return Object.fromEntries(Object.entries(group).filter(([, entry]) => isVisible(entry)));
}

/** The `published` keys that hide an entry. */
export function hiddenEntries({ parsed, today }: ContentFiles): { readonly file: string; readonly path: Path }[] {
  return [...parsed.values()].flatMap(({ file, value }) =>
    walkScalars(value)
      .filter((scalar) => scalar.path.at(-1) === "published" && !isShown({ published: scalar.value }, today))
      .map(({ path }) => ({ file, path })),
  );
}

/** Converts the path of a published value to its path in `value`, the source, whose lists include hidden entries. */
export function toSourcePath(value: unknown, path: Path, today: string | undefined): Path {
  const [key = "", index, ...rest] = path;
  const list = valueAt(value, [key]);
  if (!Array.isArray(list) || typeof index !== "number") return path;
  const shownIndexes = [...list.keys()].filter((each) => isShown(list[each], today));
  return [key, shownIndexes[index] ?? index, ...rest];
}
