/** What people call the entry that a value belongs to: `Partner "Savanna Till Systems"`. */

import { type LocalizedText, verbatim } from "../core/localized-text.ts";
import { isRecord, type Path } from "../core/value-path.ts";
import { entryKinds } from "./entry-kinds.ts";

/**
 * Names an entry.
 *
 * @param file Path relative to the content folder.
 * @param root Value of the whole file; `undefined` where it does not parse.
 * @returns The nearest entry with a name around the value, with what kind of entry it is; empty for files that hold none.
 */
export function entryName(file: string, root: unknown, path: Path): LocalizedText {
  const [top = "", folder = "", name] = file.replace(/\.yaml$/, "").split("/");
  if (top === "facts" && folder === "partners") return partnerName(root, path);
  if (name !== undefined && folder === "plugins") return entryKinds.plugin(ownName(root) ?? name);
  if (name !== undefined && folder === "releases") return entryKinds.release(name);
  const inner = innerName(root, path);
  if (name !== undefined && folder === "pages") {
    return inner === undefined ? entryKinds.page(name) : entryKinds.partOfPage(inner, name);
  }
  return inner === undefined ? verbatim("") : entryKinds.entry(inner);
}

function partnerName(root: unknown, path: Path): LocalizedText {
  const inner = innerName(root, path);
  if (inner !== undefined) return entryKinds.partner(inner);
  const index = path[0] === "partners" ? path[1] : undefined;
  return typeof index === "number" ? entryKinds.partnerAt(index + 1) : verbatim("");
}

/** The nearest `name`, `title` or `id` on the way to the value, below the file itself. */
function innerName(root: unknown, path: Path): string | undefined {
  let value = root;
  let name: string | undefined;
  for (const step of path) {
    if (typeof value !== "object" || value === null) break;
    value = Reflect.get(value, step);
    name = ownName(value) ?? name;
  }
  return name;
}

function ownName(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const names = ["name", "title", "id", "network", "route", "link"].map((key) => value[key]);
  return names.find((name): name is string => typeof name === "string" && name.trim() !== "" && name.length <= 80);
}
