import { valueAt, walkStrings } from "../core/value-path.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

const path = ["updated"];
/** What says nothing of its own on the page. */
const aside = ["seo", "shortTitle", "formerly"];

export default defineRule({
  id: "legal-date",
  group: "references",
  severity: "warning",
  when: "no-errors",
  title: { en: "A text changed, its date did not", de: "Text geändert, sein Stand nicht" },
  meaning: {
    en: "A pull request changes a text that says when it was last changed, such as the terms of use, and that day is still the one before; or the day is another one in another language. If the text means something else now, write its new day under updated, in every language. This is a warning.",
    de: "Ein Pull Request ändert einen Text, der seinen Stand nennt, etwa die Nutzungsbedingungen, und der Stand ist noch der frühere; oder eine andere Sprache nennt einen anderen Tag. Besagt der Text jetzt etwas anderes, schreiben Sie unter updated den neuen Tag, in jeder Sprache. Das ist eine Warnung.",
  },
  example: {
    wrong: { en: "Another liability, and updated as it was", de: "Eine andere Haftung, und updated wie zuvor" },
    right: { en: "Both are new", de: "Beide sind neu" },
  },
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
