import type { Message } from "../../core/messages/message.ts";
import { type Path, valueAt } from "../../core/value-path.ts";
import type { ContentFiles } from "../content-files.ts";
import { locateRef } from "../content-ref.ts";
import { changedLast } from "../indexes/changes.ts";
import { type UniqueValue, uniqueValues } from "../indexes/unique-values.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check(files) {
    const firsts = new Map<string, UniqueValue>();
    const reportedEntries = new Set<string>();
    return uniqueValues(files).flatMap((value) => {
      const first = firsts.get(value.identity);
      firsts.set(value.identity, first ?? value);
      // A copied entry repeats both its id and its title; one report is enough.
      const entry = [value.file, ...(value.path ?? []).slice(0, -1)].join("\n");
      if (first === undefined || (value.severity === "warning" && reportedEntries.has(entry))) return [];
      reportedEntries.add(entry);
      return [duplicate(files, first, value)];
    });
  },
});

function duplicate(files: ContentFiles, first: UniqueValue, second: UniqueValue): Finding {
  const [other, blamed] = changedLast(files, first, second);
  const { file, line } = locateRef(files, other);
  const isEntryCopied = second.path?.at(-1) === "title" && entryJson(files, second) === entryJson(files, first);
  const message: Message =
    blamed.path === undefined
      ? { id: "duplicate.picture", data: { other: file } }
      : { id: `duplicate.${kindOf(blamed.path)}`, data: { place: `${file}:${line}` } };
  return { ...blamed, ...message, severity: isEntryCopied ? "error" : blamed.severity, related: [other] };
}

/** The entry around a value, for comparison. */
function entryJson({ parsed }: ContentFiles, { file, path = [] }: UniqueValue): string {
  return JSON.stringify(valueAt(parsed.get(file)?.value, path.slice(0, -1)));
}

function kindOf(path: Path) {
  const key = path.at(-1);
  if (key === "order") return "order";
  return key === "url" || key === "path" ? "address" : "value";
}
