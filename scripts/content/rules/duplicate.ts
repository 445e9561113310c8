import { type Path, valueAt } from "../core/value-path.ts";
import { changedLast } from "../lookup/changes.ts";
import { type Single, singlesIn } from "../lookup/singles.ts";
import type { Message } from "../messages/message.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { locateRef } from "../model/content-ref.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check(files) {
    const firsts = new Map<string, Single>();
    const entries = new Set<string>();
    return singlesIn(files).flatMap((single) => {
      const first = firsts.get(single.identity);
      firsts.set(single.identity, first ?? single);
      // An entry that was copied has its id and its title twice.
      const entry = [single.file, ...(single.path ?? []).slice(0, -1)].join("\n");
      if (first === undefined || (single.severity === "warning" && entries.has(entry))) return [];
      entries.add(entry);
      return [repeated(files, first, single)];
    });
  },
});

function repeated(files: ContentFiles, first: Single, second: Single): Finding {
  const [there, here] = changedLast(files, first, second);
  const { file, line } = locateRef(files, there);
  const isWhole = second.path?.at(-1) === "title" && entryOf(files, second) === entryOf(files, first);
  const severity = isWhole ? "error" : here.severity;
  const message: Message =
    here.path === undefined
      ? { id: "duplicate.picture", data: { other: file } }
      : { id: `duplicate.${kindOf(here.path)}`, data: { place: `${file}:${line}` } };
  return { ...here, ...message, severity, related: [there] };
}

/** The entry that something is in, to be compared. */
function entryOf({ parsed }: ContentFiles, { file, path = [] }: Single): string {
  return JSON.stringify(valueAt(parsed.get(file)?.value, path.slice(0, -1)));
}

function kindOf(path: Path) {
  const key = path.at(-1);
  if (key === "order") return "order";
  return key === "url" || key === "path" ? "address" : "value";
}
