import { isChanged } from "../lookup/changes.ts";
import { brokenFactLinks } from "../lookup/links.ts";
import { markdownIssues } from "../lookup/markdown-issues.ts";
import { mayBeFact } from "../lookup/placeholder-names.ts";
import { isOnPage } from "../lookup/reference-index.ts";
import { references } from "../lookup/references.ts";
import { keysIn } from "../lookup/shared-ids.ts";
import { textsIn } from "../lookup/strings.ts";
import { namesIn } from "../model/content.ts";
import type { ContentFiles } from "../model/content-files.ts";
import type { ContentRef } from "../model/content-ref.ts";
import { factPlaceholder } from "../model/format-facts.ts";
import { daysToCome, hiddenEntries, publishedFiles, withEntryShown, writtenPath } from "../model/published.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check(files) {
    // What is shown later must fit what is shown then, or a nightly build fails on that day.
    const found = [files.today, ...daysToCome(files)].flatMap((today) => {
      const then = { ...files, today };
      return publishedFiles(then) === then ? [] : [...namingHidden(then), ...lastOnes(then)];
    });
    return [...new Map(found.map((each) => [`${each.id} ${placeKey(each)}`, each])).values()];
  },
});

/** What is wrong whatever is hidden is told by other rules. */
function namingHidden(files: ContentFiles): Finding[] {
  const found = namingNothingShown(files);
  if (found.length === 0) return [];
  const wrongAnyway = new Set(namingNothing(files).map(placeKey));
  return whereHiddenNow(
    files,
    found.filter((use) => !wrongAnyway.has(placeKey(use))),
  );
}

/** The same findings; those of what was hidden just now are one, and there. */
function whereHiddenNow(files: ContentFiles, found: readonly Finding[]): Finding[] {
  if (found.length === 0) return [];
  const hiddenNow = hiddenEntries(files).filter((entry) => isChanged(files, entry));
  const stillNamed = hiddenNow.flatMap((entry) => {
    const left = new Set(namingNothingShown(withEntryShown(files, entry)).map(placeKey));
    const uses = found.filter((use) => !left.has(placeKey(use)));
    return uses.length === 0 ? [] : [{ entry, uses }];
  });
  const isTold = new Set(stillNamed.flatMap(({ uses }) => uses));
  return [
    ...found.filter((use) => !isTold.has(use)),
    ...stillNamed.map(({ entry, uses }): Finding => {
      const data = { files: [...new Set(uses.map(({ file }) => file))] };
      return { id: "not-published.still-named", data, ...entry, target: "key", related: uses };
    }),
  ];
}

/** Links, ids and placeholders that lead to nothing. */
function namingNothing(files: ContentFiles): ContentRef[] {
  const factLinks = brokenFactLinks(files).map((issue) => ({ ...issue, file: "site.yaml" }));
  const links = [...markdownIssues(files, "link"), ...factLinks].filter(({ severity }) => severity !== "warning");
  const ids = references(files).flatMap(({ places, known }) => places.filter(({ id }) => known?.has(id) === false));
  const texts = textsIn(files).filter(({ file, language }) => language !== undefined && isOnPage(files, file));
  return [
    ...links,
    ...ids,
    ...texts.flatMap(({ file, path, value }) => unknownPieces(files, value).map((piece) => ({ file, path, piece }))),
  ];
}

function unknownPieces(files: ContentFiles, text: string): string[] {
  const pieces = [...text.matchAll(factPlaceholder)];
  return [...new Set(pieces.flatMap(([piece, name = ""]) => (mayBeFact(files, name) ? [] : [piece])))];
}

/** The same in what the site shows, at the places in the files as they are written. */
function namingNothingShown(files: ContentFiles): Finding[] {
  return namingNothing(publishedFiles(files)).map((use) => {
    const path = writtenPath(files.parsed.get(use.file)?.value, use.path ?? [], files.today);
    return { ...use, id: "not-published.named", data: {}, path };
  });
}

function placeKey({ file, path = [], piece, nth, range }: ContentRef): string {
  return JSON.stringify([file, path, piece, nth, range]);
}

/** The release notes show at least one release, and the questions one question. */
function lastOnes(files: ContentFiles): Finding[] {
  const id = "not-published.all";
  const shown = publishedFiles(files);
  const [release] = namesIn(shown, "releases").size === 0 ? namesIn(files, "releases") : [];
  const questions = files.languages.map((language) => `${language}/pages/faq.yaml`);
  const hasNone = ({ parsed }: ContentFiles, file: string) =>
    keysIn(parsed.get(file)?.value, ["questions"]).length === 0;
  const emptied = questions.filter((file) => hasNone(shown, file) && !hasNone(files, file));
  return [
    ...(release === undefined ? [] : [{ id, file: `releases/${release}.yaml`, path: ["published"] } as const]),
    ...emptied.map((file): Finding => ({ id, file, path: ["questions"], target: "key" as const })),
  ];
}
