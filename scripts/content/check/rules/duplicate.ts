import type { Message } from "../../core/messages/message.ts";
import { valueAt } from "../../core/value-path.ts";
import { fieldMeta } from "../../schema/field.ts";
import { countryCode } from "../../schema/formats/codes.ts";
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
  const value = valueAt(files.parsed.get(blamed.file)?.value, blamed.path ?? []);
  const data = { place: `${file}:${line}`, value: truncate(String(value).slice(...(blamed.range ?? []))) };
  const message: Message =
    blamed.path === undefined
      ? { id: "duplicate.picture", data: { other: file } }
      : { id: `duplicate.${kindOf(blamed, value)}`, data };
  const severity = isEntryCopied ? "error" : blamed.severity;
  return { ...blamed, ...message, severity, related: [other], readings: countriesNamed(blamed) };
}

/** The code of the country that a file of partners is named after. */
function countriesNamed({ file, path = [] }: UniqueValue): readonly string[] {
  const [, name] = path.at(-1) === "country" ? (/^partners\/(.*)\.yaml$/.exec(file) ?? []) : [];
  return name === undefined ? [] : (fieldMeta(countryCode).read?.(name) ?? []);
}

function truncate(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function entryJson({ parsed }: ContentFiles, { file, path = [] }: UniqueValue): string {
  return JSON.stringify(valueAt(parsed.get(file)?.value, path.slice(0, -1)));
}

function kindOf({ path = [] }: UniqueValue, value: unknown) {
  const key = path.at(-1);
  if (key === "order" || key === "country") return key;
  if (key === "name" && path.length === 1) return "plugin";
  if (typeof value === "object") return "entry";
  return key === "url" || key === "path" ? "address" : "value";
}
