import { fold } from "../../../../src/domain/fold.ts";
import { groupBy } from "../../core/group-by.ts";
import type { Message } from "../../core/messages/message.ts";
import { nearest, suggestion } from "../../core/suggest.ts";
import { walkStrings } from "../../core/value-path.ts";
import { slugOf } from "../../schema/formats/slug.ts";
import type { ContentFiles } from "../content-files.ts";
import type { ContentRef } from "../content-ref.ts";
import { editionDifferences, filesWithoutWords, updateDifferences } from "../indexes/edition-differences.ts";
import { misspelledArticles } from "../indexes/misspelled-articles.ts";
import { references } from "../indexes/references.ts";
import { hasIssueAt, hasIssueNear } from "../indexes/reported-issues.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) => [
    ...unknownIds(files),
    ...unmatchedEditions(files),
    ...unmatchedUpdates(files),
    ...filesWithoutWords(files).map(({ id: name, ref, download }): Finding => {
      const data = { name, file: downloadsFile, lines: ["thankYou: …"] };
      return { ...ref, related: [download], id: "unknown-reference.missing-thank-you", data };
    }),
    ...misspelled(files),
  ],
});

function misspelled(files: ContentFiles): Finding[] {
  return [...misspelledArticles(files)].map(([similar, name]) => {
    const data = { name, similar };
    return { id: "unknown-reference.misspelled", file: "help.yaml", path: [name], target: "key", data };
  });
}

const [editionsFile, downloadsFile] = ["editions.yaml", "downloads.yaml"];

/** Reports each id once, however often it is used. */
function unknownIds(files: ContentFiles): Finding[] {
  return references(files).flatMap(({ kind, uses, known }) => {
    if (known === undefined) return [];
    const unknown = uses.filter(({ id, file, path, target }) => {
      const hasIssue = target === "key" ? hasIssueNear : hasIssueAt;
      // The rule `slug` reports where it is defined.
      const isDefined = [...known].some((each) => each === id || slugOf(each) === id);
      return !isDefined && !hasIssue(files, file, path);
    });
    return [...groupBy(unknown, ({ id }) => id)].flatMap(([name, refs]) => {
      const meant = () => idCalled(files, name, known) ?? nearest(name, [...known]);
      return merge(refs, { id: `unknown-reference.${kind}`, data: { name, ...suggestion(name, [...known], meant) } });
    });
  });
}

/** The id of what has this name or title. */
function idCalled({ parsed }: ContentFiles, called: string, known: ReadonlySet<string>): string | undefined {
  const ids = [...parsed].flatMap(([file, { value: root }]) =>
    walkStrings(root).flatMap(({ path, value }) => {
      const isName = fold(value) === fold(called) && /\b(?:name|title|shortTitle|words|groups)\b/.test(path.join("."));
      const steps = isName ? [file.replaceAll(/^.*\/|\.yaml$/g, ""), ...path] : [];
      return steps.findLast((step) => known.has(String(step))) ?? [];
    }),
  );
  const [id, other] = new Set(ids.map(String));
  return other === undefined ? id : undefined;
}

function unmatchedEditions(files: ContentFiles): Finding[] {
  const { known, commonUnknown, misspelled, unknown, missing } = editionDifferences(files);
  return [
    ...misspelled.flatMap(({ id: name, ref }) =>
      merge([ref], { id: "unknown-reference.edition", data: { name, ...suggestion(name, commonUnknown) } }),
    ),
    ...unknown.flatMap(({ id: name, refs }) => {
      const similar = nearest(name, known);
      return similar === undefined
        ? merge(refs, { id: "unknown-reference.undefined-edition", data: { name, file: editionsFile } })
        : merge(refs, { id: "unknown-reference.edition", data: { name, similar } });
    }),
    ...missing.map(({ id: name, ref, maps }): Finding => {
      const [only = ref, second] = maps;
      const { related, ...counts } = countByFile(maps);
      // An edition missing from several maps is new: report it once, where it was added.
      if (second !== undefined)
        return { ...ref, related, id: "unknown-reference.new-edition", data: { name, ...counts } };
      const data = { name, lines: [`${name}: …`] };
      return { ...only, path: [...only.path, name], nearest: only.path, id: "unknown-reference.missing-edition", data };
    }),
  ];
}

function unmatchedUpdates(files: ContentFiles): Finding[] {
  return updateDifferences(files).flatMap(({ id: name, ref, texts, download }): Finding[] => {
    const data = { name, file: downloadsFile };
    if (texts.length > 0) return merge(texts, { id: "unknown-reference.update", data });
    const lines = ["update: …"];
    return [{ ...ref, related: [download], id: "unknown-reference.missing-update", data: { ...data, lines } }];
  });
}

/** Merges all uses into one finding at the first. */
function merge(refs: readonly ContentRef[], { id, data }: Message): Finding[] {
  const { related, ...counts } = countByFile(refs);
  const [first, ...others] = related;
  return first === undefined ? [] : [{ ...first, id, related: others, data: { ...data, ...counts } }];
}

/** The first reference in each file, and labels with the number of references: `editions.yaml (11×)`. */
function countByFile(refs: readonly ContentRef[]) {
  const groups = [...groupBy(refs, ({ file }) => file)];
  const places = groups.map(([file, { length }]) => (length === 1 ? file : `${file} (${length}×)`));
  return { related: groups.flatMap(([, [first]]) => first ?? []), places, count: refs.length };
}
