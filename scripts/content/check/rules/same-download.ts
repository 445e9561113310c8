import type { z } from "zod";
import { memo } from "../../core/memo.ts";
import { isSamePath } from "../../core/value-path.ts";
import { newestOf } from "../../core/versions.ts";
import { downloads, type plainFile, withVersion } from "../../schema/downloads.ts";
import { plugin } from "../../schema/plugin.ts";
import type { ContentFiles } from "../content-files.ts";
import { namesIn, readFileOf, readFolderOf } from "../file-values.ts";
import { changedLast } from "../indexes/changes.ts";
import { wordsOfPlugin } from "../indexes/unique-values.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check: (files) => [...emptyFiles(files), ...repeatedDownloads(files), ...outdatedChecksums(files)],
});

const checksumOfNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

function emptyFiles(files: ContentFiles): Finding[] {
  const empty = downloadsIn(files).filter(({ downloadFile }) => downloadFile.sha256 === checksumOfNothing);
  return empty.map((each) => ({ id: "same-download.nothing", file: each.file, path: refTo(each, "sha256").path }));
}

function repeatedDownloads(files: ContentFiles): Finding[] {
  const [byPath, byChecksum] = [new Map<string, Download>(), new Map<string, Download>()];
  return downloadsIn(files).flatMap((download): Finding[] => {
    const { path, sha256 } = download.downloadFile;
    const [samePath, sameChecksum] = [byPath.get(path), byChecksum.get(sha256)];
    byPath.set(path, download);
    byChecksum.set(sha256, download);
    const first = samePath ?? sameChecksum;
    if (first === undefined) return [];
    // Files with the same checksum can't differ in size.
    const keys = samePath === undefined ? (["bytes"] as const) : (["version", "bytes", "sha256"] as const);
    const key = keys.find((each) => download.downloadFile[each] !== first.downloadFile[each]);
    if (key === undefined && samePath?.owner === download.owner) return [];
    // The rule `duplicate` reports a copied plugin.
    if (first.file !== download.file && wordsOfPlugin(files, first.file) === wordsOfPlugin(files, download.file))
      return [];
    const same = samePath === undefined ? "sha256" : "path";
    const [other, { file, path: blamedPath }] = changedLast(files, refTo(first, same), refTo(download, same));
    const data = { place: other.file === file ? other.entryPath.join(".") : other.file };
    const finding = { file, path: blamedPath, related: [other], severity: key ? "error" : "warning" } as const;
    if (samePath === undefined) return [{ ...finding, id: "same-download.checksum", data }];
    if (key === undefined) return [{ ...finding, id: "same-download.copy", data }];
    return [{ ...finding, id: "same-download.path", data: { ...data, key } }];
  });
}

/** New versions with the size or checksum of the old one. */
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

/** A file and the entry that describes it. */
interface Download {
  readonly file: string;
  readonly entryPath: readonly string[];
  /** What the download is for. Editions of one plugin share an owner, and may share a file. */
  readonly owner: string;
  readonly downloadFile: z.output<typeof plainFile> & { readonly version: string };
}

/** All downloads with their versions. Files that don't match their schema are skipped. */
const downloadsIn = memo((files: ContentFiles): Download[] => {
  const own = readFileOf(files, "downloads.yaml", downloads);
  const newest = newestOf([...namesIn(files, "releases")].map((version) => ({ version })))?.version ?? "";
  const ownDownload = (entryPath: readonly string[], file: z.output<typeof plainFile>, version: string): Download => {
    return { file: "downloads.yaml", entryPath, owner: entryPath.join("."), downloadFile: withVersion(file, version) };
  };
  const ofRelease = (key: "editions" | "updates") =>
    Object.entries(own?.[key] ?? {}).map(([edition, { version = newest, ...file }]) =>
      ownDownload([key, edition], file, version),
    );
  const ofPlugins = [...readFolderOf(files, "plugins", plugin)].flatMap(([slug, { version, downloads }]) =>
    Object.entries(downloads).map(([edition, file]): Download => {
      const entryPath = ["downloads", edition];
      return { file: `plugins/${slug}.yaml`, entryPath, owner: slug, downloadFile: withVersion(file, version) };
    }),
  );
  return [
    ...ofRelease("editions"),
    ...ofRelease("updates"),
    ...(own?.dataMigration ? [ownDownload(["dataMigration"], own.dataMigration, own.dataMigration.version)] : []),
    ...ofPlugins,
  ];
});
