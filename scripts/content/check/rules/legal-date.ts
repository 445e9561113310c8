import { type StringAtPath, valueAt, walkStrings } from "../../core/value-path.ts";
import type { ParsedFile } from "../../files/parse.ts";
import type { ContentFiles } from "../content-files.ts";
import { defineRule, type Finding } from "./rule.ts";

const path = ["updated"];

/** Keys that don't show in the text of the page. */
const ignoredKeys = ["seo", "shortTitle", "formerly"];

export default defineRule({
  severity: "warning",
  when: "no-errors",
  check: (files) =>
    [...files.parsed.values()].flatMap((text) => {
      if (updatedDay(text) === undefined) return [];
      return textWithoutNewDay(files, text) ?? outdatedTranslation(files, text) ?? [];
    }),
});

/** `undefined` for anything but a legal text. */
function updatedDay({ file, value }: ParsedFile): string | undefined {
  const day = /^[a-z]{2}\/texts\//.test(file) ? valueAt(value, path) : undefined;
  return typeof day === "string" ? day : undefined;
}

function textWithoutNewDay({ base }: ContentFiles, text: ParsedFile): Finding | undefined {
  const { file } = text;
  const before = base?.parsed.get(file);
  if (before === undefined || updatedDay(before) !== updatedDay(text)) return undefined;
  const oldStrings = new Set(walkStrings(before.value).map(({ value }) => value));
  const isNew = ({ path: [key], value }: StringAtPath) => !ignoredKeys.includes(String(key)) && !oldStrings.has(value);
  const changed = walkStrings(text.value).find(isNew);
  return changed && { id: "legal-date.unchanged", file, path: changed.path, related: [{ file, path }] };
}

function outdatedTranslation({ parsed, languages }: ContentFiles, text: ParsedFile): Finding | undefined {
  const { file } = text;
  const day = updatedDay(text) ?? "";
  const translations = languages.flatMap((language) => parsed.get(file.replace(/^[a-z]{2}/, language)) ?? []);
  const newer = translations.find((translation) => (updatedDay(translation) ?? "") > day);
  if (newer === undefined) return undefined;
  return { id: "legal-date.older", data: { newer: newer.file }, file, path, related: [{ file: newer.file, path }] };
}
