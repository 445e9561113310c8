/** Where `editions.yaml` and what is there for each edition differ. What is misspelled in one is not missing in the other. */
import { nearest } from "../core/suggest.ts";
import { type Path, valueAt } from "../core/value-path.ts";
import type { ContentFiles } from "../model/content-files.ts";
import type { ContentRef } from "../model/content-ref.ts";
import { editionIds, editionMaps, keysIn } from "./shared-ids.ts";
import { hasIssueAt, hasIssueNear } from "./value-issues.ts";

const [editionsFile, downloadsFile] = ["editions.yaml", "downloads.yaml"];

/** Every map of editions has each of them, and no others. */
export function editionDifferences(files: ContentFiles) {
  const maps = editionMaps(files);
  const editions = editionIds(files.parsed.get(editionsFile)?.value);
  const known = editions.filter(({ path }) => !hasIssueAt(files, editionsFile, path)).map(({ id }) => id);
  const mapsWith = (id: string) => maps.filter(({ keys }) => keys.includes(id));
  const others = [...new Set(maps.flatMap(({ keys }) => keys))].filter((id) => !known.includes(id));
  const everywhere = others.filter((id) => mapsWith(id).length === maps.length);
  const misspelled = everywhere.length === 0 ? [] : known.filter((id) => mapsWith(id).length === 0);
  // An entry that is wrong there may be the one that an unknown name belongs to.
  const isCertain = known.length > 0 && !hasIssueNear(files, editionsFile, ["editions"]);
  const isUnknown = (id: string) =>
    (misspelled.length === 0 || !everywhere.includes(id)) && (isCertain || nearest(id, known) !== undefined);
  const whole = maps.filter(({ keys }) => keys.every((key) => known.includes(key)));
  return {
    known,
    everywhere,
    /** Ids in `editions.yaml` that are nowhere else, while something else is everywhere. */
    misspelled: misspelled.map((id) => ({ id, spot: editionSpot(id) })),
    unknown: others.filter(isUnknown).map((id) => ({
      id,
      spots: mapsWith(id).map(({ file, path }) => keySpot(file, [...path, id])),
    })),
    lacking: known.flatMap((id) => {
      const spots = whole.filter(({ keys }) => !keys.includes(id)).map(({ file, path }) => keySpot(file, path));
      return misspelled.includes(id) || spots.length === 0 ? [] : [{ id, spot: editionSpot(id), spots }];
    }),
  };
}

/** Editions with words about an update that is not there, and those with an update and no words about it. */
export function updateDifferences(files: ContentFiles) {
  const [words, facts] = [editionsFile, downloadsFile].map((file) => files.parsed.get(file)?.value);
  const offered = keysIn(facts, ["updates"]).map(({ id }) => id);
  const isIn = (value: unknown, id: string) => valueAt(value, ["editions", id]) !== undefined;
  if (offered.some((id) => !isIn(words, id)) || hasIssueNear(files, downloadsFile, ["updates"])) return [];
  return editionIds(words).flatMap(({ id, path }) => {
    const texts = files.languages.map((code) => [...path, code, "update"]);
    const spots = texts.filter((text) => valueAt(words, text) !== undefined).map((text) => keySpot(editionsFile, text));
    const differs = offered.includes(id) !== spots.length > 0 && isIn(facts, id);
    return differs
      ? [{ id, spot: editionSpot(id), words: spots, download: keySpot(downloadsFile, ["updates", id]) }]
      : [];
  });
}

function editionSpot(id: string) {
  return keySpot(editionsFile, ["editions", id]);
}

function keySpot(file: string, path: Path) {
  return { file, path, target: "key" } as const satisfies ContentRef;
}
