/** What people call the entry that a value belongs to: `Partner "Savanna Till Systems"`. */
import { type LocalizedText, verbatim } from "../core/localized-text.ts";
import { isRecord, type Path } from "../core/value-path.ts";

/** Names the nearest entry with a name around a value; empty for files that hold none. */
export function entryName(file: string, root: unknown, path: Path): LocalizedText {
  const [folder = "", name = "", page] = file.replace(/\.yaml$/, "").split("/");
  if (folder === "images") return verbatim("");
  const inner = innerName(root, path);
  if (folder === "partners") return named("Partner", "Partner", inner);
  if (folder === "plugins") return named("Plugin", "Plugin", name);
  if (folder === "releases") return { en: `Release ${name}`, de: `Version ${name}` };
  // A label there may be "Name".
  if (page === undefined) return named("Entry", "Eintrag", name === "ui" ? undefined : inner);
  if (inner === undefined) return named("Page", "Seite", page);
  return { en: `"${inner}" on the page "${page}"`, de: `„${inner}“ auf der Seite „${page}“` };
}

function named(en: string, de: string, name: string | undefined): LocalizedText {
  return name === undefined ? verbatim("") : { en: `${en} "${name}"`, de: `${de} „${name}“` };
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
