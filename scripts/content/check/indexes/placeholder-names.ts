/** Names of the facts that texts may use, as far as they are known while files are missing or invalid. */
import { type Period, periods, periodsOf } from "../../../../src/domain/offers.ts";
import { memo } from "../../core/memo.ts";
import { isRecord, valueAt } from "../../core/value-path.ts";
import { entryFolders } from "../../schema/collections.ts";
import { namesIn, readFileOf } from "../content.ts";
import type { ContentFiles } from "../content-files.ts";
import { fixedFacts, linkNames } from "../placeholders.ts";
import { editionIds } from "./ids.ts";
import { knownIds } from "./reference-index.ts";
import { hasIssueAt } from "./reported-issues.ts";

export const factNames = memo((files: ContentFiles) => {
  const idsOf = (kind: "edition" | "help" | "setup" | "update") => [...knownIds(files, kind)];
  const [articles, editions, setups, updates] = [idsOf("help"), idsOf("edition"), idsOf("setup"), idsOf("update")];
  const plugins = [...namesIn(files, "plugins")];
  const paidFor = (period: Period) => plugins.filter((slug) => periodsFor(files, slug).includes(period));
  const monthly = paidFor("monthly");
  const areArticlesKnown = articles.length > 0 && !articles.some((id) => hasIssueAt(files, "help.yaml", [id]));
  const editionsFile = files.parsed.get("editions.yaml")?.value;
  const defined = new Set(editionIds(editionsFile).map(({ id }) => id));
  // An edition that `editions.yaml` lacks may be misspelled there, and have setup instructions.
  const undefinedEditions = editions.filter((id) => !defined.has(id));
  const names: readonly string[] = [
    ...Object.keys(fixedFacts).filter((name) => !isUnset(files, name)),
    ...linkNames.map((name) => `link.${name}`),
    ...(areArticlesKnown ? articles.map((id) => `help.${id}`) : []),
    ...monthly.map((slug) => `price.${slug}`),
    ...paidFor("annual").map((slug) => `annual.${slug}`),
    ...editions.flatMap((id) => [
      ...[`price.${id}`, `annual.${id}`, `size.${id}`],
      ...plugins.map((slug) => `size.${slug}.${id}`),
      ...monthly.map((slug) => `sum.${id}.${slug}`),
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

/** True for the one fact that a site may have or not, if this one has it not. */
export function isUnset({ parsed }: ContentFiles, name: string): boolean {
  const site = parsed.get("site.yaml")?.value;
  return name === "messageKeepDays" && isRecord(site) && valueAt(site, ["message", "keepDays"]) === undefined;
}

/** The placeholder of a price that is offered in place of one that is not: `sum.pro.my-logo` → `annual.my-logo`. */
export function offeredInstead(files: ContentFiles, name: string): string | undefined {
  const [, slug] = /^(?:price|sum\.[^.]+)\.([^.]+)$/.exec(name) ?? [];
  const [monthly, annual] = [`price.${slug}`, `annual.${slug}`];
  return mayBeFact(files, annual) && !mayBeFact(files, monthly) ? annual : undefined;
}

/** The periods that a plugin can be paid for; any, if it is invalid. */
function periodsFor(files: ContentFiles, slug: string): readonly Period[] {
  const plugin = readFileOf(files, `plugins/${slug}.yaml`, entryFolders.plugins.schema);
  return plugin === undefined ? periods : periodsOf(plugin);
}
