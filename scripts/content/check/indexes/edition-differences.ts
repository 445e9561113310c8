/** Compares `editions.yaml` with what other files have for each edition. A misspelled id is not reported as missing too. */
import { nearest } from "../../core/suggest.ts";
import { type Path, valueAt } from "../../core/value-path.ts";
import type { ContentFiles } from "../content-files.ts";
import type { ContentRef } from "../content-ref.ts";
import { editionIds, editionMaps, keysIn } from "./ids.ts";
import { hasIssueAt, hasIssueNear } from "./reported-issues.ts";

const [editionsFile, downloadsFile] = ["editions.yaml", "downloads.yaml"];

/**
 * Every map by edition must have the ids of `editions.yaml`, and no others. Those by file need only the ids of editions that
 * have words of a thank-you page.
 */
export function editionDifferences(files: ContentFiles) {
  const isValid = (file: string, path: Path) => !hasIssueAt(files, file, path);
  const maps = editionMaps(files).filter(({ file, path }) => isValid(file, path));
  const editions = editionIds(files.parsed.get(editionsFile)?.value);
  const known = editions.filter(({ path }) => isValid(editionsFile, path)).map(({ id }) => id);
  const mapsWith = (id: string) => maps.filter(({ keys }) => keys.includes(id));
  const ids = maps.flatMap(({ file, path, keys }) => keys.filter((key) => isValid(file, [...path, key])));
  const unmatched = [...new Set(ids)].filter((id) => !known.includes(id));
  const commonUnknown = unmatched.filter((id) => mapsWith(id).length === maps.length);
  const misspelled = commonUnknown.length === 0 ? [] : known.filter((id) => mapsWith(id).length === 0);
  // An invalid entry of `editions.yaml` may be the one that an unknown id refers to.
  const isComplete = known.length > 0 && !hasIssueNear(files, editionsFile, ["editions"]);
  const isUnknown = (id: string) =>
    (misspelled.length === 0 || !commonUnknown.includes(id)) && (isComplete || nearest(id, known) !== undefined);
  const isNeeded = (id: string, file: string) => file === editionsFile || withWords(files, id, "thankYou").length > 0;
  const validMaps = maps.filter(({ keys }) => keys.every((key) => known.includes(key)));
  return {
    known,
    /** Ids in all maps, but not in `editions.yaml`. */
    commonUnknown,
    /** Ids in `editions.yaml` only, while all maps share an unknown one. */
    misspelled: misspelled.map((id) => ({ id, ref: editionRef(id) })),
    unknown: unmatched.filter(isUnknown).map((id) => ({
      id,
      refs: mapsWith(id).map(({ file, path }) => keyRef(file, [...path, id])),
    })),
    /** Ids that some maps lack, with these maps. */
    missing: known.flatMap((id) => {
      const lacking = validMaps
        .filter(({ file, keys }) => !keys.includes(id) && isNeeded(id, file))
        .map(({ file, path }) => keyRef(file, path));
      return misspelled.includes(id) || lacking.length === 0 ? [] : [{ id, ref: editionRef(id), maps: lacking }];
    }),
  };
}

/** The words of an edition of this kind, in all languages that have them. */
function withWords(files: ContentFiles, id: string, words: "update" | "thankYou") {
  const paths = files.languages.map((code) => ["editions", id, code, words]);
  const editions = files.parsed.get(editionsFile)?.value;
  return paths.filter((path) => valueAt(editions, path) !== undefined).map((path) => keyRef(editionsFile, path));
}

/** Editions with a file, but without words of their thank-you page. */
export function filesWithoutWords(files: ContentFiles) {
  return keysIn(files.parsed.get(downloadsFile)?.value, ["editions"]).flatMap(({ id, path }) => {
    const ref = editionRef(id);
    const isThere = valueAt(files.parsed.get(editionsFile)?.value, ref.path) !== undefined;
    const isValid = !hasIssueNear(files, editionsFile, ref.path);
    return isThere && isValid && withWords(files, id, "thankYou").length === 0
      ? [{ id, ref, download: keyRef(downloadsFile, path) }]
      : [];
  });
}

/** Editions with texts about an update but no download of it, and those with a download but no texts. */
export function updateDifferences(files: ContentFiles) {
  const [editions, downloads] = [editionsFile, downloadsFile].map((file) => files.parsed.get(file)?.value);
  const withDownload = keysIn(downloads, ["updates"]).map(({ id }) => id);
  const hasEdition = (value: unknown, id: string) => valueAt(value, ["editions", id]) !== undefined;
  if (withDownload.some((id) => !hasEdition(editions, id)) || hasIssueNear(files, downloadsFile, ["updates"]))
    return [];
  return editionIds(editions).flatMap(({ id }) => {
    const texts = withWords(files, id, "update");
    const differs = withDownload.includes(id) !== texts.length > 0 && hasEdition(downloads, id);
    return differs ? [{ id, ref: editionRef(id), texts, download: keyRef(downloadsFile, ["updates", id]) }] : [];
  });
}

function editionRef(id: string) {
  return keyRef(editionsFile, ["editions", id]);
}

function keyRef(file: string, path: Path) {
  return { file, path, target: "key" } as const satisfies ContentRef;
}
