/** Names of facts that texts may use, as far as they can be told while files are missing or wrong. */
import { memo } from "../core/memo.ts";
import { isRecord } from "../core/value-path.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { fixedFacts, linkNames } from "../model/placeholders.ts";
import { knownIds, knownPlugins } from "./reference-index.ts";
import { editionIds } from "./shared-ids.ts";
import { hasIssueAt } from "./value-issues.ts";

export const factNames = memo((files: ContentFiles) => {
  const names: string[] = [...Object.keys(fixedFacts), ...linkNames.map((name) => `link.${name}`)];
  // Beginnings of names of files that cannot be read: whatever follows may be right.
  const open: string[] = [];
  const articles = knownIds(files, "help");
  if (articles === undefined || [...articles].some((id) => hasIssueAt(files, "help.yaml", [id]))) open.push("help.");
  else names.push(...[...articles].map((id) => `help.${id}`));
  const plugins = knownPlugins(files);
  const paid = [...plugins].filter((slug) => mayCost(files, slug));
  names.push(...paid.flatMap((slug) => [`price.${slug}`, `annual.${slug}`]));
  const editions = knownIds(files, "edition");
  if (editions === undefined) open.push("price.", "annual.", "sum.", "size.");
  for (const id of editions ?? []) {
    names.push(`price.${id}`, `annual.${id}`, `size.${id}`, ...[...plugins].map((slug) => `size.${slug}.${id}`));
    names.push(...paid.map((slug) => `sum.${id}.${slug}`));
  }
  names.push(...[...(knownIds(files, "update") ?? [])].map((id) => `updateSize.${id}`));
  const setups = knownIds(files, "setup");
  if (setups === undefined && !isRecord(files.parsed.get("editions.yaml")?.value)) open.push("link.setup.");
  // An edition that is misspelled at its own place may have instructions.
  const own = new Set(editionIds(files.parsed.get("editions.yaml")?.value).map(({ id }) => id));
  const unsure = [...(editions ?? [])].filter((id) => !own.has(id));
  names.push(...[...(setups ?? []), ...unsure].map((id) => `link.setup.${id}`));
  return { names, open };
});

const nameSet = memo((files: ContentFiles) => new Set(factNames(files).names));

/** Whether texts may use a name. */
export function mayBeFact(files: ContentFiles, name: string): boolean {
  return nameSet(files).has(name) || factNames(files).open.some((beginning) => name.startsWith(beginning));
}

/** Plugins that have a price, and those of which nobody can tell. */
function mayCost(files: ContentFiles, slug: string): boolean {
  const file = `plugins/${slug}.yaml`;
  const value = files.parsed.get(file)?.value;
  return !isRecord(value) || Object.hasOwn(value, "price") || (files.valueIssues.get(file) ?? []).length > 0;
}
