import { isSamePath } from "../../core/value-path.ts";
import type { ContentFiles } from "../content-files.ts";
import { type Download, downloadsIn } from "../downloads.ts";
import { changedLast } from "../indexes/changes.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) => [...repeatedDownloads(files), ...outdatedChecksums(files)],
});

function repeatedDownloads(files: ContentFiles): Finding[] {
  const [byPath, byDigest] = [new Map<string, Download>(), new Map<string, Download>()];
  return downloadsIn(files).flatMap((download): Finding[] => {
    const { path, sha256 } = download.downloadFile;
    const [samePath, sameDigest] = [byPath.get(path), byDigest.get(sha256)];
    byPath.set(path, download);
    byDigest.set(sha256, download);
    const first = samePath ?? sameDigest;
    if (first === undefined) return [];
    // Files with the same digest can't differ in size.
    const keys = samePath === undefined ? (["bytes"] as const) : (["version", "bytes", "sha256"] as const);
    const key = keys.find((each) => download.downloadFile[each] !== first.downloadFile[each]);
    if (key === undefined && samePath?.owner === download.owner) return [];
    const same = samePath === undefined ? "sha256" : "path";
    const [other, { file, path: blamedPath }] = changedLast(files, refTo(first, same), refTo(download, same));
    const data = { place: other.file === file ? other.entryPath.join(".") : other.file };
    const finding = { file, path: blamedPath, related: [other], severity: key ? "error" : "warning" } as const;
    if (samePath === undefined) return [{ ...finding, id: "same-download.digest", data }];
    if (key === undefined) return [{ ...finding, id: "same-download.copy", data }];
    return [{ ...finding, id: "same-download.path", data: { ...data, key } }];
  });
}

/** New versions with the size or digest of the old one. */
function outdatedChecksums(files: ContentFiles): Finding[] {
  const before = files.base === undefined ? [] : downloadsIn(files.base);
  return downloadsIn(files).flatMap(({ file, entryPath, downloadFile }): Finding[] => {
    const old = before.find(
      (download) => download.file === file && isSamePath(download.entryPath, entryPath),
    )?.downloadFile;
    const keys = (["bytes", "sha256"] as const).filter((key) => old?.[key] === downloadFile[key]);
    const [first] = keys;
    if (first === undefined || old?.version === downloadFile.version) return [];
    const data = { version: downloadFile.version, keys };
    return [{ file, path: [...entryPath, first], severity: "warning", id: "same-download.outdated", data }];
  });
}

function refTo({ file, entryPath }: Download, key: string) {
  return { file, entryPath, path: [...entryPath, key] };
}
