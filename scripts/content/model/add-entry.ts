/** What to add where an entry is missing: lines like those of another one, with nothing filled in. */
import type { LocalizedText } from "../core/localized-text.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { asYaml } from "../validate/suggest-value.ts";
import type { SharedRecord } from "./shared-ids.ts";

/** @param records Those that lack it. If they want different lines, only its name is shown. */
export function addToRecords(files: ContentFiles, records: readonly SharedRecord[], id: string): LocalizedText {
  const wanted = records.map(({ file, at, keys: [key = ""] }) =>
    asYaml({ [id]: unfilled(valueAt(files.parsed.get(file)?.value, [...at, key])) }),
  );
  const lines = below(wanted.every((each) => each === wanted[0]) ? (wanted[0] ?? "") : `${id}: …`);
  return { en: `Add there${lines}`, de: `Ergänzen Sie dort${lines}` };
}

/** @param sibling Where the id of another entry is: its key, or a value in it. */
export function deleteOrAddTo(source: string, facts: unknown, sibling: Path, id: string): LocalizedText {
  const home = sibling.slice(0, -1);
  const entry = valueAt(facts, home);
  const key = String(sibling.at(-1));
  const isInList = typeof home.at(-1) === "number" && isRecord(entry);
  const like = isInList
    ? [Object.assign({}, unfilled(entry), { [key]: id })]
    : { [id]: unfilled(valueAt(facts, sibling)) };
  const lines = below(asYaml(like));
  return { en: `Delete it, or add to ${source}${lines}`, de: `Löschen Sie es, oder ergänzen Sie in ${source}${lines}` };
}

function unfilled(like: unknown): unknown {
  if (Array.isArray(like)) return like.slice(0, 1).map(unfilled);
  return isRecord(like) ? Object.fromEntries(Object.entries(like).map(([key, each]) => [key, unfilled(each)])) : "…";
}

function below(lines: string): string {
  return lines.includes("\n") ? `\n${lines}` : `  ${lines}`;
}
