import { placeIn } from "../model/place-in.ts";
import { certainReleases, offeredVersions } from "../model/releases.ts";
import { defineRule } from "./registry/rule.ts";

const file = "facts/downloads.yaml";

export default defineRule({
  id: "release-not-offered",
  group: "downloads",
  severity: "warning",
  title: { en: "The newest release is not offered", de: "Die neueste Version wird nicht angeboten" },
  meaning: {
    en: "The release notes announce a version, and an older installer is offered. Bring facts/downloads.yaml up to date: version, date, bytes, sha256. This is a warning, because the notes may come first.",
    de: "Die Versionshinweise kündigen eine Version an, angeboten wird ein älteres Installationsprogramm. Bringen Sie facts/downloads.yaml auf den neuen Stand: version, date, bytes, sha256. Das ist eine Warnung, denn die Hinweise dürfen zuerst da sein.",
  },
  example: { file, place: /^ {4}version: "1\.47"$/m, wrong: '    version: "1.46"', right: '    version: "1.47"' },
  check(files) {
    const [newest, ...older] = certainReleases(files);
    return offeredVersions(files)
      .filter((offered) => older.some(({ version }) => version === offered.version))
      .map(({ path, version }) => ({
        place: placeIn(files, file, path),
        path,
        message: {
          en: `${newest?.version} is the newest release, and ${version} is offered for download`,
          de: `${newest?.version} ist die neueste Version, zum Herunterladen angeboten wird ${version}`,
        },
        hint: {
          en: "Bring version, date, bytes and sha256 up to date",
          de: "Bringen Sie version, date, bytes und sha256 auf den neuen Stand",
        },
      }));
  },
});
