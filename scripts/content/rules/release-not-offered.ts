import { lineExample } from "../core/rule-words.ts";
import { changedLast } from "../model/changes.ts";
import { downloadsIn } from "../model/downloads.ts";
import { publishedFiles } from "../model/published.ts";
import { certainReleases } from "../model/releases.ts";
import type { Spot } from "../model/spot.ts";
import { defineRule } from "./registry/rule.ts";

const hint = {
  en: "Bring version, date, bytes and sha256 in downloads.yaml up to date, or write the release that is missing",
  de: "Bringen Sie version, date, bytes und sha256 in downloads.yaml auf den neuen Stand, oder schreiben Sie die Version, die fehlt",
};

export default defineRule({
  id: "release-not-offered",
  group: "downloads",
  severity: "warning",
  title: { en: "Installers and release notes differ", de: "Installationsprogramme und Versionshinweise weichen ab" },
  meaning: {
    en: "The version of an installer is not the newest of the release notes. Bring downloads.yaml up to date: version, date, bytes, sha256; or write the release that is missing. This is a warning, because the notes may come first.",
    de: "Die Version eines Installationsprogramms ist nicht die neueste der Versionshinweise. Bringen Sie downloads.yaml auf den neuen Stand: version, date, bytes, sha256; oder schreiben Sie die Version, die in den Hinweisen fehlt. Das ist eine Warnung, denn die Hinweise dürfen zuerst da sein.",
  },
  example: lineExample("downloads.yaml", '    version: "1.46"', '    version: "1.47"'),
  // A release that lacks its words is told as that.
  when: "no-errors",
  check(files) {
    const [newest] = certainReleases(publishedFiles(files));
    const [first, ...others] = downloadsIn(files)
      .filter(({ artefact, isOfRelease }) => isOfRelease && artefact.version !== newest?.version)
      .map(({ file, at, artefact }) => ({ file, path: [...at, "version"], version: artefact.version }));
    if (newest === undefined || first === undefined) return [];
    const release = { file: `releases/${newest.version}.yaml`, path: ["version"] };
    const [there, here] = changedLast<Spot>(files, release, first);
    const message = {
      en: `${newest.version} is the newest release, and ${first.version} is offered for download`,
      de: `${newest.version} ist die neueste Version, zum Herunterladen angeboten wird ${first.version}`,
    };
    return [{ ...here, related: [there, ...others], message, hint }];
  },
});
