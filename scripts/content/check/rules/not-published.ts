import { withoutValueAt } from "../../core/value-path.ts";
import { type ContentFiles, withValues } from "../content-files.ts";
import { type ContentRef, rangeIn } from "../content-ref.ts";
import { namesIn } from "../file-values.ts";
import { factPlaceholder } from "../format-facts.ts";
import { isChanged } from "../indexes/changes.ts";
import { keysIn } from "../indexes/ids.ts";
import { brokenFactLinks } from "../indexes/links.ts";
import { markdownIssues } from "../indexes/markdown-issues.ts";
import { mayBeFact } from "../indexes/placeholder-names.ts";
import { isOnPage } from "../indexes/reference-index.ts";
import { references } from "../indexes/references.ts";
import { textsIn } from "../indexes/strings.ts";
import { hiddenEntries, publishedFiles, toSourcePath, upcomingDays } from "../published.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check(files) {
    // Check each day on which an entry appears too, or a nightly build would fail on that day.
    const findings = [files.today, ...upcomingDays(files)].flatMap((today) => {
      const onDay = { ...files, today };
      return publishedFiles(onDay) === onDay ? [] : [...referencesToHidden(onDay), ...emptiedLists(onDay)];
    });
    return [...new Map(findings.map((finding) => [`${finding.id} ${refKey(finding)}`, finding])).values()];
  },
});

/** References that are broken only because their target is hidden; other rules report the rest. */
function referencesToHidden(files: ContentFiles): Finding[] {
  const findings = brokenWhenPublished(files);
  if (findings.length === 0) return [];
  const alwaysBroken = new Set(brokenReferences(files).map(refKey));
  const brokenByHiding = findings.filter((finding) => !alwaysBroken.has(refKey(finding)));
  return brokenByHiding.length === 0 ? [] : blameNewlyHidden(files, brokenByHiding);
}

/** Merges all findings that a newly hidden entry causes into one, at that entry. */
function blameNewlyHidden(files: ContentFiles, findings: readonly Finding[]): Finding[] {
  const newlyHidden = hiddenEntries(files).filter((entry) => isChanged(files, entry));
  const causes = newlyHidden.flatMap((entry) => {
    const value = withoutValueAt(files.parsed.get(entry.file)?.value, entry.path);
    const remaining = new Set(brokenWhenPublished(withValues(files, new Map([[entry.file, value]]))).map(refKey));
    const uses = findings.filter((finding) => !remaining.has(refKey(finding)));
    return uses.length === 0 ? [] : [{ entry, uses }];
  });
  const merged = new Set(causes.flatMap(({ uses }) => uses));
  return [
    ...findings.filter((finding) => !merged.has(finding)),
    ...causes.map(({ entry, uses }): Finding => {
      const data = { files: [...new Set(uses.map(({ file }) => file))] };
      return { id: "not-published.still-referenced", data, ...entry, target: "key", related: uses };
    }),
  ];
}

/** Links, ids and placeholders without a target. */
function brokenReferences(files: ContentFiles): ContentRef[] {
  const links = [...markdownIssues(files, "link"), ...brokenFactLinks(files)];
  const ids = references(files).flatMap(({ uses, known }) => uses.filter(({ id }) => known?.has(id) === false));
  const texts = textsIn(files).filter(({ file, language }) => language !== undefined && isOnPage(files, file));
  return [
    ...links.filter(({ severity }) => severity !== "warning"),
    ...ids,
    ...texts.flatMap(({ file, path, value }) =>
      unknownPlaceholders(files, value).map((piece) => ({ file, path, range: rangeIn(value, piece) })),
    ),
  ];
}

function unknownPlaceholders(files: ContentFiles, text: string): string[] {
  const placeholders = [...text.matchAll(factPlaceholder)].filter(([, name = ""]) => !mayBeFact(files, name));
  return [...new Set(placeholders.map(([placeholder]) => placeholder))];
}

/** Broken references in the published content, with their paths in the source files. */
function brokenWhenPublished(files: ContentFiles): Finding[] {
  return brokenReferences(publishedFiles(files)).map((ref) => {
    const path = toSourcePath(files.parsed.get(ref.file)?.value, ref.path ?? [], files.today);
    return { ...ref, id: "not-published.referenced", data: {}, path };
  });
}

function refKey({ file, path = [], range }: ContentRef): string {
  return JSON.stringify([file, path, range]);
}

/** The release notes need at least one release, and the FAQ one question. */
function emptiedLists(files: ContentFiles): Finding[] {
  const id = "not-published.all";
  const published = publishedFiles(files);
  const [release] = namesIn(published, "releases").size === 0 ? namesIn(files, "releases") : [];
  const hasQuestions = ({ parsed }: ContentFiles, file: string) =>
    keysIn(parsed.get(file)?.value, ["questions"]).length > 0;
  const emptied = files.languages
    .map((language) => `${language}/pages/faq.yaml`)
    .filter((file) => hasQuestions(files, file) && !hasQuestions(published, file));
  return [
    ...(release === undefined ? [] : [{ id, file: `releases/${release}.yaml`, path: ["published"] } as const]),
    ...emptied.map((file) => ({ id, file, path: ["questions"], target: "key" }) as const),
  ];
}
