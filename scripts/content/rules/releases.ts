/** Releases and what is offered: the installers are those of a release, the newest one, and dates go on with versions. */
import { readFileOf, readFolderOf } from "../content.ts";
import { type Place, type Problem, problem, startOf } from "../core/diagnostic.ts";
import { byNewest } from "../facts.ts";
import { downloadMessages as said } from "../messages/downloads.ts";
import { locate } from "../parse/source-location.ts";
import { downloads } from "../schema/downloads.ts";
import { releaseFacts } from "../schema/release.ts";
import type { ContentFiles } from "../validate/content-files.ts";

interface Release {
  readonly version: string;
  readonly date: string;
}

/**
 * Warnings, but where there is no release at all: on the day of a release, the files come before the notes or behind
 * them. Releases that cannot be read, or are named otherwise than their file, are reported elsewhere and make everything
 * here uncertain.
 */
export function checkReleases(files: ContentFiles): Problem[] {
  const read = [...readFolderOf(files, "facts/releases", releaseFacts)];
  const there = [...files.present].filter((file) => file.startsWith("facts/releases/"));
  // Where there are words of releases, each of them is told to lack its facts.
  const isKnown = [...files.present].some((file) => /^[^/]+\/releases\//.test(file));
  if (!isKnown) return [problem(startOf("facts/releases"), "missing-folder", said.noReleases, said.writeFirst)];
  if (read.length < there.length || read.some(([name, { version }]) => name !== version)) return [];
  const releases = read.map(([, release]) => release).sort(byNewest);
  return [...checkOffered(files, releases), ...checkDates(files, releases)];
}

/** Entries of `downloads.yaml` that have the version of a release; the other tools have one of their own. */
const released = ["lite", "pro", "proUpdate"] as const;

function checkOffered(files: ContentFiles, releases: readonly Release[]): Problem[] {
  const file = "facts/downloads.yaml";
  const offered = readFileOf(files, file, downloads);
  const [newest] = releases;
  if (offered === undefined || newest === undefined) return [];
  const place = (name: string) => placeOf(files, file, [name, "version"]);
  const report = (name: string, rule: Problem["rule"], message: Problem["message"], hint: Problem["hint"]) =>
    problem(place(name), rule, message, hint, { path: [name, "version"], severity: "warning" });
  return released.flatMap((name) => {
    const { version } = offered[name];
    if (!releases.some((release) => release.version === version)) {
      return [report(name, "release-missing", said.noRelease(version), said.writeRelease(version))];
    }
    if (version === newest.version) return [];
    return [report(name, "release-not-offered", said.older(newest.version, version), said.bringUpToDate)];
  });
}

/** A correction of an older version may come out later than a newer one: it is compared with what it corrects. */
function checkDates(files: ContentFiles, releases: readonly Release[]): Problem[] {
  const isCorrection = ({ version }: Release) => version.split(".").length > 2;
  return releases.flatMap((release, index) => {
    const older = releases.slice(index + 1);
    const before = isCorrection(release) ? older[0] : older.find((one) => !isCorrection(one));
    if (before === undefined || release.date >= before.date) return [];
    const related = [placeOf(files, `facts/releases/${before.version}.yaml`, ["date"])];
    const place = placeOf(files, `facts/releases/${release.version}.yaml`, ["date"]);
    const message = said.datedBefore(release.version, before.version);
    return [
      problem(place, "release-order", message, said.correctDate, { path: ["date"], related, severity: "warning" }),
    ];
  });
}

function placeOf(files: ContentFiles, file: string, path: readonly string[]): Place {
  const parsed = files.parsed.get(file);
  return parsed === undefined ? startOf(file) : locate(parsed, path);
}
