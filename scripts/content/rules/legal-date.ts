import { valueAt, walkStrings } from "../core/value-path.ts";
import type { ContentFiles } from "../model/content-files.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { defineRule, type Finding } from "./rule.ts";

const path = ["updated"];
/** What says nothing of its own on the page. */
const aside = ["seo", "shortTitle", "formerly"];

export default defineRule({
  severity: "warning",
  when: "no-errors",
  check: (files) =>
    [...files.parsed.values()].flatMap((text) => {
      if (dayOf(text) === undefined) return [];
      return outdated(files, text) ?? older(files, text) ?? [];
    }),
});

/** `undefined` for other files than texts. */
function dayOf({ file, value }: ParsedFile): string | undefined {
  const day = /^[a-z]{2}\/texts\//.test(file) ? valueAt(value, path) : undefined;
  return typeof day === "string" ? day : undefined;
}

function outdated({ base }: ContentFiles, text: ParsedFile): Finding | undefined {
  const { file } = text;
  const before = base?.parsed.get(file);
  if (before === undefined || dayOf(before) !== dayOf(text)) return undefined;
  const sentences = new Set(walkStrings(before.value).map(({ value }) => value));
  const isNew = ({ path: [key = ""], value }: ReturnType<typeof walkStrings>[number]) =>
    !aside.includes(String(key)) && !sentences.has(value);
  const changed = walkStrings(text.value).find(isNew);
  return changed && { id: "legal-date.unchanged", file, path: changed.path, related: [{ file, path }] };
}

/** A translation that was forgotten. */
function older({ parsed, languages }: ContentFiles, text: ParsedFile): Finding | undefined {
  const { file } = text;
  const day = dayOf(text) ?? "";
  const others = languages.flatMap((language) => parsed.get(file.replace(/^[a-z]{2}/, language)) ?? []);
  const newer = others.find((other) => (dayOf(other) ?? "") > day);
  if (newer === undefined) return undefined;
  const related = [{ file: newer.file, path }];
  return { id: "legal-date.older", data: { newer: newer.file }, file, path, related };
}
