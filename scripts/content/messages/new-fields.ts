/** What `content:new` asks for, where the schema says it for somebody who edits a file. */
import type { Sentence } from "./sentence.ts";

export interface QuestionWords {
  readonly title: Sentence;
  readonly help: Sentence;
}

export const newFields = {
  pluginSlug: {
    title: { en: "Address", de: "Adresse" },
    help: {
      en: "Part of the address, /plugins/…, and name of the files. It cannot be changed later without breaking links.",
      de: "Teil der Adresse, /plugins/…, und Name der Dateien. Später geändert, führen Links ins Leere.",
    },
  },
  yearlyOnly: {
    title: { en: "Sold by the year only", de: "Nur jährlich zu haben" },
    help: { en: "It cannot be paid by the month.", de: "Monatlich lässt es sich nicht bezahlen." },
  },
  lite: {
    title: { en: "Installer for Lite", de: "Installationsprogramm für Lite" },
    help: {
      en: "The file on this computer: its size and SHA-256 are read from it. Leave it out if there is none yet.",
      de: "Die Datei auf diesem Computer: Größe und SHA-256 werden aus ihr gelesen. Gibt es noch keine, entfällt es.",
    },
  },
  pro: {
    title: { en: "Installer for Pro", de: "Installationsprogramm für Pro" },
    help: { en: "The same for the other edition.", de: "Dasselbe für die andere Edition." },
  },
  version: {
    title: { en: "Version", de: "Version" },
    help: { en: "Two or three numbers with dots: 1.48", de: "Zwei oder drei Zahlen mit Punkten: 1.48" },
  },
  newFeatures: {
    title: { en: "New feature", de: "Neue Funktion" },
    help: { en: "What was not there before, without a full stop.", de: "Was es vorher nicht gab, ohne Punkt am Ende." },
  },
  improvements: {
    title: { en: "Improvement", de: "Verbesserung" },
    help: {
      en: "What works better than before, without a full stop.",
      de: "Was besser geht als vorher, ohne Punkt am Ende.",
    },
  },
  bugFixes: {
    title: { en: "Bug fix", de: "Fehlerbehebung" },
    help: {
      en: "What was wrong and is mended, without a full stop.",
      de: "Was falsch war und behoben ist, ohne Punkt am Ende.",
    },
  },
  address: {
    title: { en: "Address", de: "Anschrift" },
    help: { en: "As on an envelope, without the country.", de: "Wie auf einem Umschlag, ohne das Land." },
  },
  answer: {
    title: { en: "Answer", de: "Antwort" },
    help: {
      en: "In plain words, or with the tags <p>, <ul>, <ol>, <li>, <strong>, <em>, <a href>.",
      de: "In einfachen Worten oder mit den Tags <p>, <ul>, <ol>, <li>, <strong>, <em>, <a href>.",
    },
  },
} satisfies Record<string, QuestionWords>;
