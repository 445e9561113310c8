/** Names of the facts that texts may use, as far as they are known while files are missing or invalid. */
import { memo } from "../core/memo.ts";
import { isRecord } from "../core/value-path.ts";
import { namesIn } from "../model/content.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { fixedFacts, linkNames } from "../model/placeholders.ts";
import { editionIds } from "./ids.ts";
import { knownIds } from "./reference-index.ts";
import { hasIssueAt } from "./reported-issues.ts";

export const factNames = memo((files: ContentFiles) => {
  const idsOf = (kind: "edition" | "help" | "setup" | "update") => [...knownIds(files, kind)];
  const [articles, editions, setups, updates] = [idsOf("help"), idsOf("edition"), idsOf("setup"), idsOf("update")];
  const plugins = [...namesIn(files, "plugins")];
  const paid = plugins.filter((slug) => mayHavePrice(files, slug));
  const areArticlesKnown = articles.length > 0 && !articles.some((id) => hasIssueAt(files, "help.yaml", [id]));
  const editionsFile = files.parsed.get("editions.yaml")?.value;
  const defined = new Set(editionIds(editionsFile).map(({ id }) => id));
  // An edition that `editions.yaml` lacks may be misspelled there, and have setup instructions.
  const undefinedEditions = editions.filter((id) => !defined.has(id));
  const names: readonly string[] = [
    ...Object.keys(fixedFacts),
    ...linkNames.map((name) => `link.${name}`),
    ...(areArticlesKnown ? articles.map((id) => `help.${id}`) : []),
    ...paid.flatMap((slug) => [`price.${slug}`, `annual.${slug}`]),
    ...editions.flatMap((id) => [
      ...[`price.${id}`, `annual.${id}`, `size.${id}`],
      ...plugins.map((slug) => `size.${slug}.${id}`),
      ...paid.map((slug) => `sum.${id}.${slug}`),
    ]),
    ...updates.map((id) => `updateSize.${id}`),
    ...[...setups, ...undefinedEditions].map((id) => `link.setup.${id}`),
  ];
  /** Prefixes of facts from files that can't be read: any name with them may be right. */
  const openPrefixes = [
    ...(areArticlesKnown ? [] : ["help."]),
    ...(editions.length > 0 ? [] : ["price.", "annual.", "sum.", "size."]),
    ...(setups.length > 0 || isRecord(editionsFile) ? [] : ["link.setup."]),
  ];
  return { names, openPrefixes };
});

const nameSet = memo((files: ContentFiles) => new Set(factNames(files).names));

/** True if a fact with this name exists, or may exist in a file that can't be read. */
export function mayBeFact(files: ContentFiles, name: string): boolean {
  return nameSet(files).has(name) || factNames(files).openPrefixes.some((prefix) => name.startsWith(prefix));
}

/** True for plugins with a price, and for invalid ones. */
function mayHavePrice(files: ContentFiles, slug: string): boolean {
  const file = `plugins/${slug}.yaml`;
  const value = files.parsed.get(file)?.value;
  return !isRecord(value) || Object.hasOwn(value, "price") || (files.valueIssues.get(file) ?? []).length > 0;
}
