import { isSamePath } from "../core/value-path.ts";
import { changedLast } from "../lookup/changes.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { type Download, downloadsIn } from "../model/downloads.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) => [...twice(files), ...outdated(files)],
});

function twice(files: ContentFiles): Finding[] {
  const [byPath, byDigest] = [new Map<string, Download>(), new Map<string, Download>()];
  return downloadsIn(files).flatMap((entry): Finding[] => {
    const { path, sha256 } = entry.downloadFile;
    const [samePath, sameDigest] = [byPath.get(path), byDigest.get(sha256)];
    byPath.set(path, entry);
    byDigest.set(sha256, entry);
    const first = samePath ?? sameDigest;
    if (first === undefined) return [];
    // A digest is of every byte: files of different sizes cannot have the same.
    const keys = samePath === undefined ? (["bytes"] as const) : (["version", "bytes", "sha256"] as const);
    const key = keys.find((each) => entry.downloadFile[each] !== first.downloadFile[each]);
    if (key === undefined && samePath?.owner === entry.owner) return [];
    const same = samePath === undefined ? "sha256" : "path";
    const [there, { file, path: at }] = changedLast(files, refOf(first, same), refOf(entry, same));
    const data = { place: there.file === file ? there.at.join(".") : there.file };
    const found = { file, path: at, related: [there], severity: key === undefined ? "warning" : "error" } as const;
    if (samePath === undefined) return [{ ...found, id: "same-download.digest", data }];
    if (key === undefined) return [{ ...found, id: "same-download.copy", data }];
    return [{ ...found, id: "same-download.path", data: { ...data, key } }];
  });
}

/** New versions that have kept what every file has of its own. */
function outdated(files: ContentFiles): Finding[] {
  const before = files.base === undefined ? [] : downloadsIn(files.base);
  return downloadsIn(files).flatMap(({ file, at, downloadFile }): Finding[] => {
    const old = before.find((entry) => entry.file === file && isSamePath(entry.at, at))?.downloadFile;
    const keys = (["bytes", "sha256"] as const).filter((key) => old?.[key] === downloadFile[key]);
    const [first] = keys;
    if (first === undefined || old?.version === downloadFile.version) return [];
    const data = { version: downloadFile.version, keys };
    return [{ file, path: [...at, first], severity: "warning", id: "same-download.outdated", data }];
  });
}

function refOf({ file, at }: Download, key: string) {
  return { file, at, path: [...at, key] };
}
