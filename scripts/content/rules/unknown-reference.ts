import { nearest, nearestFirst } from "../core/suggest.ts";
import { editionDifferences, updateDifferences } from "../lookup/edition-differences.ts";
import { references } from "../lookup/references.ts";
import { hasIssueAt, hasIssueNear } from "../lookup/value-issues.ts";
import type { Message, MessageData } from "../messages/message.ts";
import type { ContentFiles } from "../model/content-files.ts";
import type { ContentRef } from "../model/content-ref.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) => [...unknownNames(files), ...editionsThatDiffer(files), ...updatesThatDiffer(files)],
});

const [editionsFile, downloadsFile] = ["editions.yaml", "downloads.yaml"];

/** Each name once, however many places have it. */
function unknownNames(files: ContentFiles): Finding[] {
  return references(files).flatMap(({ kind, places, known }) => {
    if (known === undefined) return [];
    const wrong = places.filter(({ id, file, path, target }) => {
      const isWrong = target === "key" ? hasIssueNear : hasIssueAt;
      return !known.has(id) && !isWrong(files, file, path);
    });
    return [...new Set(wrong.map(({ id }) => id))].flatMap((name) => {
      const spots = wrong.filter(({ id }) => id === name);
      return inAll(spots, { id: `unknown-reference.${kind}`, data: { name, ...hint(name, [...known]) } });
    });
  });
}

function editionsThatDiffer(files: ContentFiles): Finding[] {
  const { known, everywhere, misspelled, unknown, lacking } = editionDifferences(files);
  return [
    ...misspelled.flatMap(({ id: name, spot }) =>
      inAll([spot], { id: "unknown-reference.edition", data: { name, ...hint(name, everywhere) } }),
    ),
    ...unknown.flatMap(({ id: name, spots }) => {
      const similar = nearest(name, known);
      return similar === undefined
        ? inAll(spots, { id: "unknown-reference.undefined-edition", data: { name, file: editionsFile } })
        : inAll(spots, { id: "unknown-reference.edition", data: { name, similar } });
    }),
    ...lacking.map(({ id: name, spot, spots }): Finding => {
      const [only = spot, second] = spots;
      const { firsts, ...counts } = byFile(spots);
      if (second !== undefined)
        return { ...spot, related: firsts, id: "unknown-reference.new-edition", data: { name, ...counts } };
      const data = { name, lines: [`${name}: …`] };
      return { ...only, path: [...only.path, name], nearest: only.path, id: "unknown-reference.missing-edition", data };
    }),
  ];
}

function updatesThatDiffer(files: ContentFiles): Finding[] {
  return updateDifferences(files).flatMap(({ id: name, spot, words, download }): Finding[] => {
    const data = { name, file: downloadsFile };
    if (words.length > 0) return inAll(words, { id: "unknown-reference.update", data });
    const lines = ["update: …"];
    return [{ ...spot, related: [download], id: "unknown-reference.missing-update", data: { ...data, lines } }];
  });
}

/** One finding for all places, at the first of them. */
function inAll(spots: readonly ContentRef[], { id, data }: Message): Finding[] {
  const { firsts, ...counts } = byFile(spots);
  const [first, ...related] = firsts;
  return first === undefined ? [] : [{ ...first, id, related, data: { ...data, ...counts } }];
}

/** A place in each file, and the files with how many places each has: `editions.yaml (11×)`. */
function byFile(spots: readonly ContentRef[]) {
  const firsts = spots.filter(({ file }, index) => spots.findIndex((spot) => spot.file === file) === index);
  const places = firsts.map(({ file }) => {
    const { length } = spots.filter((spot) => spot.file === file);
    return length === 1 ? file : `${file} (${length}×)`;
  });
  return { firsts, places, count: spots.length };
}

function hint(name: string, known: readonly string[]): MessageData {
  const similar = nearest(name, known);
  if (similar !== undefined) return { similar };
  return known.length === 0 ? {} : { allowed: nearestFirst(name, known) };
}
