/** Rules about downloads, releases and countries. */
import type { Rule } from "./rule.ts";

const file = "facts/downloads.yaml";

export const downloadRules = {
  "download-differs": {
    title: { en: "One file, told in two ways", de: "Eine Datei, zweimal verschieden angegeben" },
    meaning: {
      en: "Two entries name the same path, with different versions, sizes or digests. One of them is wrong, and whoever compares the SHA-256 would find the file damaged. Mostly a path was copied and not changed.",
      de: "Zwei Einträge nennen denselben Pfad, mit verschiedenen Versionen, Größen oder Prüfsummen. Einer davon ist falsch, und wer die SHA-256 vergleicht, hielte die Datei für beschädigt. Meist wurde ein Pfad kopiert und nicht geändert.",
    },
    example: {
      wrong: {
        en: "lite and pro both with path: releases/latest/Setup.exe, and two values of bytes",
        de: "lite und pro beide mit path: releases/latest/Setup.exe und zwei Werten bei bytes",
      },
      right: {
        en: "Each with the path of its own file",
        de: "Jedes mit dem Pfad seiner eigenen Datei",
      },
    },
  },
  "same-download": {
    title: { en: "The same file twice", de: "Zweimal dieselbe Datei" },
    meaning: {
      en: "Two entries offer one file, or two files have one digest. It can be meant like that; mostly an entry was copied, and path or SHA-256 were forgotten. This is a warning.",
      de: "Zwei Einträge bieten eine Datei an, oder zwei Dateien haben eine Prüfsumme. Das kann gewollt sein; meist wurde ein Eintrag kopiert und Pfad oder SHA-256 vergessen. Das ist eine Warnung.",
    },
    example: {
      wrong: {
        en: "Two plugins with path: plugins/notes/latest/Notes.Lite.exe",
        de: "Zwei Plugins mit path: plugins/notes/latest/Notes.Lite.exe",
      },
      right: { en: "Each with its own file", de: "Jedes mit seiner eigenen Datei" },
    },
  },
  "version-in-path": {
    title: { en: "Path and version differ", de: "Pfad und Version weichen ab" },
    meaning: {
      en: "The path of a file names one version, the entry another. Correct the one that was forgotten. This is a warning.",
      de: "Der Pfad einer Datei nennt eine Version, der Eintrag eine andere. Berichtigen Sie, was vergessen wurde. Das ist eine Warnung.",
    },
    example: {
      file,
      place: /^ {2}path: .*Update\.exe$/m,
      wrong: "  path: releases/1.46/Update.exe",
      right: "  path: releases/1.47/Update.exe",
    },
  },
  "release-missing": {
    title: { en: "An installer without a release", de: "Ein Installationsprogramm ohne Version" },
    meaning: {
      en: "An installer has a version that the release notes do not have. Write the release, or correct the version. This is a warning.",
      de: "Ein Installationsprogramm hat eine Version, die in den Versionshinweisen fehlt. Schreiben Sie die Version dort, oder berichtigen Sie sie. Das ist eine Warnung.",
    },
    example: {
      file,
      place: /^ {2}version: "1\.47"$/m,
      wrong: '  version: "1.74"',
      right: '  version: "1.47"',
    },
  },
  "release-not-offered": {
    title: { en: "The newest release is not offered", de: "Die neueste Version wird nicht angeboten" },
    meaning: {
      en: "The release notes announce a version, and an older installer is offered. Bring facts/downloads.yaml up to date: version, date, bytes, sha256. This is a warning, because the notes may come first.",
      de: "Die Versionshinweise kündigen eine Version an, angeboten wird ein älteres Installationsprogramm. Bringen Sie facts/downloads.yaml auf den neuen Stand: version, date, bytes, sha256. Das ist eine Warnung, denn die Hinweise dürfen zuerst da sein.",
    },
    example: {
      file,
      place: /^ {2}version: "1\.47"$/m,
      wrong: '  version: "1.46"',
      right: '  version: "1.47"',
    },
  },
  "release-order": {
    title: { en: "Dates of releases in disorder", de: "Daten von Versionen in falscher Reihenfolge" },
    meaning: {
      en: "A release is dated before the one that it follows. Only a correction of an older version may be later than a newer one. This is a warning.",
      de: "Eine Version ist früher datiert als die, auf die sie folgt. Nur die Korrektur einer älteren Version darf später sein als eine neuere. Das ist eine Warnung.",
    },
    example: {
      file: "facts/releases/1.47.yaml",
      place: /^date: .*$/m,
      wrong: "date: 2024-08-05",
      right: "date: 2025-08-05",
    },
  },
  "country-differs": {
    title: { en: "A banner for another country", de: "Ein Banner für ein anderes Land" },
    meaning: {
      en: "The home page tells visitors from one country about a plugin that is made for another. This is a warning.",
      de: "Die Startseite weist Besucher aus einem Land auf ein Plugin hin, das für ein anderes gemacht ist. Das ist eine Warnung.",
    },
    example: {
      file: "facts/site.yaml",
      place: /^countryBanner:\n {2}country: .*$/m,
      wrong: "countryBanner:\n  country: KE",
      right: "countryBanner:\n  country: SA",
    },
  },
  "no-partners": {
    title: { en: "A plugin that nobody installs", de: "Ein Plugin, das niemand installiert" },
    meaning: {
      en: "Only authorized partners in its country install this plugin, and the directory has none there. Add them, or take authorizedPartnersOnly out. This is a warning.",
      de: "Nur autorisierte Partner in seinem Land installieren dieses Plugin, und das Verzeichnis hat dort keinen. Tragen Sie sie ein, oder nehmen Sie authorizedPartnersOnly heraus. Das ist eine Warnung.",
    },
    example: {
      wrong: {
        en: "A plugin with country: SA, and no file facts/partners/saudi-arabia.yaml",
        de: "Ein Plugin mit country: SA und keine Datei facts/partners/saudi-arabia.yaml",
      },
      right: { en: "Both", de: "Beide" },
    },
  },
} as const satisfies Record<string, Rule>;
