import { placeIn } from "../model/place-in.ts";
import { certainReleases, offeredVersions } from "../model/releases.ts";
import { defineRule } from "./registry/rule.ts";

const file = "facts/downloads.yaml";

export default defineRule({
  id: "release-missing",
  group: "downloads",
  severity: "warning",
  title: { en: "An installer without a release", de: "Ein Installationsprogramm ohne Version" },
  meaning: {
    en: "An installer has a version that the release notes do not have. Write the release, or correct the version. This is a warning.",
    de: "Ein Installationsprogramm hat eine Version, die in den Versionshinweisen fehlt. Schreiben Sie die Version dort, oder berichtigen Sie sie. Das ist eine Warnung.",
  },
  example: { file, place: /^ {4}version: "1\.47"$/m, wrong: '    version: "1.74"', right: '    version: "1.47"' },
  check(files) {
    const releases = certainReleases(files);
    if (releases.length === 0) return [];
    return offeredVersions(files)
      .filter((offered) => !releases.some(({ version }) => version === offered.version))
      .map(({ path, version }) => ({
        place: placeIn(files, file, path),
        path,
        message: {
          en: `There is no release ${version} in the release notes`,
          de: `In den Versionshinweisen gibt es keine Version ${version}`,
        },
        hint: {
          en: `Write facts/releases/${version}.yaml and its words, or correct the version`,
          de: `Schreiben Sie facts/releases/${version}.yaml und die Texte dazu, oder berichtigen Sie die Version`,
        },
      }));
  },
});
