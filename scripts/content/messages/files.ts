/** What is said about files, folders and languages. */
import type { Sentence } from "../core/localized-text.ts";

export const fileMessages = {
  noFolder: { en: "There is no content folder here", de: "Hier gibt es keinen Ordner mit Inhalten" },
  checkPath: { en: "Check the path of the folder", de: "Prüfen Sie den Pfad des Ordners" },
  folderMissing: (folder: string): Sentence => ({
    en: `The folder ${folder} is missing or empty`,
    de: `Der Ordner ${folder} fehlt oder ist leer`,
  }),
  unknownFolder: {
    en: "No folder of this name belongs here",
    de: "Ein Ordner dieses Namens gehört nicht hierher",
  },
  onlyYaml: {
    en: "Only files that end with .yaml are read here",
    de: "Hier werden nur Dateien gelesen, die auf .yaml enden",
  },
  deleteOrImages: {
    en: "Delete it, or put pictures into content/images",
    de: "Löschen Sie sie, oder legen Sie Bilder in content/images ab",
  },
  sameButCapitals: (other: string): Sentence => ({
    en: `This name differs from content/${other} in capitals only, which Windows and macOS take for the same`,
    de: `Dieser Name unterscheidet sich von content/${other} nur durch Großbuchstaben; für Windows und macOS ist das dasselbe`,
  }),
  renameOne: { en: "Rename or delete one of them", de: "Nennen Sie einen um, oder löschen Sie ihn" },
  unknownFile: { en: "No file of this name belongs here", de: "Eine Datei dieses Namens gehört nicht hierher" },
  missingFile: { en: "This file is missing", de: "Diese Datei fehlt" },
  copyAndTranslate: (from: string, to: string): Sentence => ({
    en: `Copy ${from} to ${to} and translate it`,
    de: `Kopieren Sie ${from} nach ${to} und übersetzen Sie sie`,
  }),
  noWordsFor: (name: string): Sentence => ({
    en: `There are no words for ${name}`,
    de: `Es gibt keine Texte zu ${name}`,
  }),
  noFactsFor: (name: string): Sentence => ({
    en: `There are no facts for ${name}`,
    de: `Es gibt keine Fakten zu ${name}`,
  }),
  renameFile: (meant: string, to: string): Sentence => ({
    en: `Did you mean ${meant}? Rename the file to ${to}`,
    de: `Meinten Sie ${meant}? Nennen Sie die Datei um in ${to}`,
  }),
  wordsMissing: (name: string, language: string): Sentence => ({
    en: `The words of ${name} are missing in the language "${language}"`,
    de: `Die Texte von ${name} fehlen in der Sprache „${language}“`,
  }),
  writeFile: (file: string): Sentence => ({ en: `Write the file ${file}`, de: `Schreiben Sie die Datei ${file}` }),
  factsMissing: (name: string): Sentence => ({
    en: `There are words for ${name}, but no facts`,
    de: `Es gibt Texte zu ${name}, aber keine Fakten`,
  }),
  writeOrDelete: (files: readonly string[]): Sentence => ({
    en: `Write this file, or delete ${files.join(" and ")}`,
    de: `Schreiben Sie diese Datei, oder löschen Sie ${files.join(" und ")}`,
  }),
};

export const languageMessages = {
  twice: (code: string): Sentence => ({
    en: `"${code}" stands twice in this list`,
    de: `„${code}“ steht zweimal in dieser Liste`,
  }),
  deleteOne: { en: "Delete one of them", de: "Löschen Sie einen der beiden" },
  noFolder: (code: string): Sentence => ({
    en: `There is no folder content/${code}`,
    de: `Es gibt keinen Ordner content/${code}`,
  }),
  copyFolder: (from: string, to: string): Sentence => ({
    en: `Copy the folder ${from} to ${to} and translate it`,
    de: `Kopieren Sie den Ordner ${from} nach ${to} und übersetzen Sie ihn`,
  }),
  makeFolder: (code: string): Sentence => ({
    en: `Add the folder ${code} with the words of this language`,
    de: `Legen Sie den Ordner ${code} mit den Texten dieser Sprache an`,
  }),
  notListed: (folder: string): Sentence => ({
    en: `The folder content/${folder} is not in this list`,
    de: `Der Ordner content/${folder} steht nicht in dieser Liste`,
  }),
  listIt: (codes: readonly string[]): Sentence => ({
    en: `Write  languages: [${codes.join(", ")}]  or delete the folder`,
    de: `Schreiben Sie  languages: [${codes.join(", ")}]  oder löschen Sie den Ordner`,
  }),
};
