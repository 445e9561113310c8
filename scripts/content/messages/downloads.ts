/** What is said about downloads, releases and what belongs to a country. */
import type { Sentence } from "../core/localized-text.ts";

/** What two entries of one file must have in common. */
export const fileProperties = {
  version: { en: "version", de: "einer anderen Version" },
  bytes: { en: "size", de: "einer anderen Größe" },
  sha256: { en: "SHA-256", de: "einer anderen SHA-256" },
} as const;

export type FileProperty = keyof typeof fileProperties;

export const downloadMessages = {
  differs: (path: string, place: string, property: FileProperty): Sentence => ({
    en: `The file ${path} stands in ${place} too, with another ${fileProperties[property].en}`,
    de: `Die Datei ${path} steht auch in ${place}, mit ${fileProperties[property].de}`,
  }),
  oneFile: {
    en: "Write the path of the file that is meant here, or the same values in both places",
    de: "Schreiben Sie den Pfad der Datei, die hier gemeint ist, oder an beiden Stellen dieselben Werte",
  },
  sameFile: (place: string): Sentence => ({
    en: `This is the same file as in ${place}`,
    de: `Das ist dieselbe Datei wie in ${place}`,
  }),
  sameDigest: (place: string): Sentence => ({
    en: `Another file has the same SHA-256, in ${place}`,
    de: `Eine andere Datei hat dieselbe SHA-256, in ${place}`,
  }),
  ownFile: {
    en: "If it was copied by mistake, put in path, size and SHA-256 of this one's own file",
    de: "Wurde es versehentlich kopiert, tragen Sie Pfad, Größe und SHA-256 der eigenen Datei ein",
  },
  otherVersion: (inPath: string, version: string): Sentence => ({
    en: `The path names ${inPath}, the version is ${version}`,
    de: `Der Pfad nennt ${inPath}, die Version ist ${version}`,
  }),
  correctOne: { en: "Correct one of the two", de: "Berichtigen Sie eines von beiden" },
  noReleases: {
    en: "There is no release: pages, feeds and texts need the newest version",
    de: "Es gibt keine Version: Seiten, Feeds und Texte brauchen die neueste",
  },
  writeFirst: {
    en: "Write one, in facts/releases and in each language",
    de: "Schreiben Sie eine, in facts/releases und in jeder Sprache",
  },
  noRelease: (version: string): Sentence => ({
    en: `There is no release ${version} in the release notes`,
    de: `In den Versionshinweisen gibt es keine Version ${version}`,
  }),
  writeRelease: (version: string): Sentence => ({
    en: `Write facts/releases/${version}.yaml and its words, or correct the version`,
    de: `Schreiben Sie facts/releases/${version}.yaml und die Texte dazu, oder berichtigen Sie die Version`,
  }),
  older: (newest: string, offered: string): Sentence => ({
    en: `${newest} is the newest release, and ${offered} is offered for download`,
    de: `${newest} ist die neueste Version, zum Herunterladen angeboten wird ${offered}`,
  }),
  bringUpToDate: {
    en: "Bring version, date, bytes and sha256 up to date",
    de: "Bringen Sie version, date, bytes und sha256 auf den neuen Stand",
  },
  datedBefore: (version: string, earlier: string): Sentence => ({
    en: `${version} comes after ${earlier} and is dated before it`,
    de: `${version} folgt auf ${earlier} und ist früher datiert`,
  }),
  correctDate: { en: "Correct one of the two dates", de: "Berichtigen Sie eines der beiden Daten" },
  bannerCountry: (plugin: string, country: string): Sentence => ({
    en: `The plugin "${plugin}" is made for ${country}`,
    de: `Das Plugin „${plugin}“ ist für ${country} gemacht`,
  }),
  bannerHint: (country: string): Sentence => ({
    en: `Write  country: ${country}  or name another plugin`,
    de: `Schreiben Sie  country: ${country}  oder nennen Sie ein anderes Plugin`,
  }),
  noPartners: (country: string): Sentence => ({
    en: `Only partners in ${country} install this plugin, and none is listed`,
    de: `Nur Partner in ${country} installieren dieses Plugin, und keiner ist aufgeführt`,
  }),
  addPartners: {
    en: "Add them in facts/partners",
    de: "Tragen Sie sie in facts/partners ein",
  },
  samePath: (path: string, article: string): Sentence => ({
    en: `${path} is the path of the article "${article}" too`,
    de: `${path} ist auch der Pfad des Artikels „${article}“`,
  }),
  ownPath: { en: "Write the path of this article", de: "Schreiben Sie den Pfad dieses Artikels" },
};
