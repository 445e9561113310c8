/** Names of the facts that texts may use, as far as they are known while files are missing or invalid. */
import { type Period, periods, periodsOf } from "../../../../src/domain/offers.ts";
import { memo } from "../../core/memo.ts";
import { isRecord, type Path, valueAt } from "../../core/value-path.ts";
import { entryFolders } from "../../schema/collections.ts";
import type { ContentFiles } from "../content-files.ts";
import { hasReleases, namesIn, readFileOf } from "../file-values.ts";
import { fixedFacts } from "../placeholders.ts";
import { editionIds } from "./ids.ts";
import { knownIds } from "./reference-index.ts";
import { hasIssueAt, hasIssueNear } from "./reported-issues.ts";

export const factNames = memo((files: ContentFiles) => {
  const idsOf = (kind: "edition" | "help" | "setup" | "update") => [...knownIds(files, kind)];
  const [articles, editions, setups, updates] = [idsOf("help"), idsOf("edition"), idsOf("setup"), idsOf("update")];
  const plugins = [...namesIn(files, "plugins")];
  const paidFor = (period: Period) => plugins.filter((slug) => periodsFor(files, slug).includes(period));
  const areArticlesKnown = articles.length > 0 && !articles.some((id) => hasIssueAt(files, "help.yaml", [id]));
  const [editionsFile, downloadsFile] = ["editions", "downloads"].map(
    (name) => files.parsed.get(`${name}.yaml`)?.value,
  );
  const has = (value: unknown, path: Path) =>
    !isRecord(valueAt(value, path.slice(0, -1))) || valueAt(value, path) !== undefined;
  const defined = new Set(editionIds(editionsFile).map(({ id }) => id));
  // An edition that `editions.yaml` lacks may be misspelled there, and have setup instructions.
  const undefinedEditions = editions.filter((id) => !defined.has(id));
  const names: readonly string[] = [
    ...[...fixedFacts.keys()].filter((name) => unsetSource(files, name) === undefined),
    ...(areArticlesKnown ? articles.map((id) => `help.${id}`) : []),
    ...paidFor("monthly").map((slug) => `price.${slug}`),
    ...paidFor("annual").map((slug) => `annual.${slug}`),
    ...editions.flatMap((id) => [
      ...(has(editionsFile, ["editions", id, "monthly"]) ||
      hasIssueNear(files, "editions.yaml", ["editions", id, "monthly"])
        ? [`price.${id}`, `annual.${id}`]
        : []),
      ...(has(downloadsFile, ["editions", id]) || hasIssueNear(files, "downloads.yaml", ["editions", id])
        ? [`size.${id}`]
        : []),
      ...plugins
        .filter((slug) => has(files.parsed.get(`plugins/${slug}.yaml`)?.value, ["downloads", id]))
        .map((slug) => `size.${slug}.${id}`),
    ]),
    ...updates.map((id) => `updateSize.${id}`),
    ...[...setups, ...undefinedEditions].map((id) => `link.setup.${id}`),
  ];
  /** Prefixes of facts from files that can't be read: any name with them may be right. */
  const openPrefixes = [
    ...(areArticlesKnown ? [] : ["help."]),
    ...(editions.length > 0 ? [] : ["price.", "annual.", "size."]),
    ...(setups.length > 0 || isRecord(editionsFile) ? [] : ["link.setup."]),
  ];
  return { names, openPrefixes };
});

const nameSet = memo((files: ContentFiles) => new Set(factNames(files).names));

/** True if a fact with this name exists, or may exist in a file that can't be read. */
export function mayBeFact(files: ContentFiles, name: string): boolean {
  return nameSet(files).has(name) || factNames(files).openPrefixes.some((prefix) => name.startsWith(prefix));
}

/** What a fact would be of that a site may have or not, if this one has it not: `message.keepDays`, and its file. */
export function unsetSource(files: ContentFiles, name: string): { file: string; key: string } | undefined {
  const fixed = fixedFacts.get(name);
  if (fixed?.[0] === "releases/") return hasReleases(files) ? undefined : { file: "releases", key: "1.0.yaml" };
  const [, edition = ""] = /^(?:price|annual)\.(.+)$/.exec(name) ?? [];
  const price = knownIds(files, "edition").has(edition) ? `editions.${edition}.monthly` : undefined;
  const [file, key] = fixed ?? ["editions.yaml", price];
  const path = key?.split(".") ?? [];
  const value = files.parsed.get(file)?.value;
  const isMissing = !files.present.has(file) || (isRecord(value) && valueAt(value, path) === undefined);
  return key !== undefined && isMissing && !hasIssueNear(files, file, path) ? { file, key } : undefined;
}

/** The placeholder of a price that is offered in place of one that is not: `price.my-logo` → `annual.my-logo`. */
export function offeredInstead(files: ContentFiles, name: string): string | undefined {
  const [, slug] = /^price\.([^.]+)$/.exec(name) ?? [];
  const [monthly, annual] = [`price.${slug}`, `annual.${slug}`];
  return mayBeFact(files, annual) && !mayBeFact(files, monthly) ? annual : undefined;
}

/** The periods that a plugin can be paid for; any, if it is invalid. */
function periodsFor(files: ContentFiles, slug: string): readonly Period[] {
  const plugin = readFileOf(files, `plugins/${slug}.yaml`, entryFolders.plugins.schema);
  return plugin === undefined ? periods : periodsOf(plugin);
}
