/** What people call the entry that a value belongs to: `Partner "Savanna Till Systems"`. */

import { isRecord, type Path } from "../core/value-path.ts";
import type { Message } from "../messages/message.ts";

/** Names the nearest entry with a name around a value; `undefined` for files that hold none. */
export function entryName(file: string, root: unknown, path: Path): Message | undefined {
  const [folder = "", name = "", page] = file.replace(/\.yaml$/, "").split("/");
  const inner = innerName(root, path);
  if (folder === "images") return undefined;
  if (folder === "partners") return named("partner", inner);
  if (folder === "plugins") return named("plugin", name);
  if (folder === "releases") return named("release", name);
  // A label there may be "Name".
  if (page === undefined) return named("entry", name === "ui" ? undefined : inner);
  return inner === undefined ? named("page", page) : { id: "tool.entry.on-page", data: { name: inner, page } };
}

function named(
  kind: "partner" | "plugin" | "release" | "entry" | "page",
  name: string | undefined,
): Message | undefined {
  return name === undefined ? undefined : { id: `tool.entry.${kind}`, data: { name } };
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
  const names = ["name", "title", "id", "route", "text", "link"].map((key) => value[key]);
  return names.find((name): name is string => typeof name === "string" && name.trim() !== "" && name.length <= 80);
}
