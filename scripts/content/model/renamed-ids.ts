/** Ids that have another name than in the base, `not-allowed` for `restrictions`. */
import { memo } from "../core/memo.ts";
import { isRecord } from "../core/value-path.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { namesIn } from "./content.ts";

/** New names by old ones. None without a base. */
export const renamedIds = memo((files: ContentFiles): ReadonlyMap<string, string> => {
  const { base } = files;
  if (base === undefined) return new Map();
  const folders = ["plugins", "releases"].map((folder) => [base, files].map((all) => namesIn(all, folder)));
  return new Map([
    ...folders.flatMap(([before = [], now = []]) => renamed([...before], [...now])),
    ...[...files.parsed.values()].flatMap(({ file, value }) => renamedIn(base.parsed.get(file)?.value, value)),
  ]);
});

/** In a list or record, and in all below it. */
function renamedIn(before: unknown, now: unknown): (readonly [string, string])[] {
  if (before === now || !isGroup(before) || !isGroup(now)) return [];
  const inner = Object.entries(before).flatMap(([key, value]) => renamedIn(value, Reflect.get(now, key)));
  return [...renamed(namesOf(before), namesOf(now)), ...inner];
}

function isGroup(value: unknown): value is object {
  return Array.isArray(value) || isRecord(value);
}

function namesOf(group: object): string[] {
  if (!Array.isArray(group)) return Object.keys(group);
  return group.flatMap((entry) => (isRecord(entry) && typeof entry.id === "string" ? [entry.id] : []));
}

/** If one name is gone and one is new. */
function renamed(before: readonly string[], now: readonly string[]): (readonly [string, string])[] {
  const [gone, ...othersGone] = before.filter((name) => !now.includes(name));
  const [added, ...othersAdded] = now.filter((name) => !before.includes(name));
  const isOne = othersGone.length === 0 && othersAdded.length === 0;
  return isOne && gone !== undefined && added !== undefined ? [[gone, added]] : [];
}
