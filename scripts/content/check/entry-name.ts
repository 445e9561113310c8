import type { Message } from "../core/messages/message.ts";
import { isRecord, type Path } from "../core/value-path.ts";

/** The label of the entry around a value, such as `Partner "Savanna Till Systems"`; `undefined` if it has no name. */
export function entryName(file: string, root: unknown, path: Path): Message | undefined {
  const [folder = "", name = "", page] = file.replace(/\.yaml$/, "").split("/");
  const inner = nearestName(root, path);
  if (folder === "images") return undefined;
  if (folder === "partners") return label("partner", inner);
  if (folder === "plugins") return label("plugin", name);
  if (folder === "releases") return label("release", name);
  // In `ui.yaml`, keys such as `name` are interface strings.
  if (page === undefined) return label("entry", name === "ui" ? undefined : inner);
  return inner === undefined ? label("page", page) : { id: "tool.entry.on-page", data: { name: inner, page } };
}

function label(
  kind: "partner" | "plugin" | "release" | "entry" | "page",
  name: string | undefined,
): Message | undefined {
  return name === undefined ? undefined : { id: `tool.entry.${kind}`, data: { name } };
}

function nearestName(root: unknown, path: Path): string | undefined {
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
