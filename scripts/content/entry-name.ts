/** What people call the entry that a value belongs to. */
import type { Path } from "./walk.ts";

/** The nearest `name`, `title` or `id` on the way to the value; empty where there is none. */
export function entryName(root: unknown, path: Path): string {
  let value = root;
  let name = nameOf(root);
  for (const step of path) {
    if (typeof value !== "object" || value === null) break;
    value = Reflect.get(value, step);
    name = nameOf(value) || name;
  }
  return name;
}

function nameOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  for (const key of ["name", "title", "id"]) {
    const found: unknown = Reflect.get(value, key);
    if (typeof found === "string" && found.length > 0 && found.length <= 80) return found;
  }
  return "";
}
