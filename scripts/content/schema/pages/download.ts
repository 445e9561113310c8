/** Words of the download page: `content/<language>/pages/download.yaml`. */
import { z } from "zod";
import { buttonWords, heading, linkWords, pageIntro, pageTitle, paragraph, row, seo, titled } from "../pieces.ts";
import { text } from "../primitives.ts";
import { liteMeta, plan, proMeta } from "./plan.ts";

export const download = z.strictObject({
  seo,
  title: pageTitle,
  intro: pageIntro,
  lite: plan.meta(liteMeta),
  pro: plan
    .extend({
      trial: text.meta({
        title: "Trial",
        description: "Line about the trial, at the name of the edition.",
        de: { title: "Testphase", description: "Zeile zur Testphase, beim Namen der Edition." },
      }),
      setupLink: linkWords.meta({
        title: "Link to the set-up",
        description: "Leads to the instructions for setting up Pro.",
        de: { title: "Link zur Einrichtung", description: "Führt zur Anleitung zum Einrichten von Pro." },
      }),
    })
    .meta(proMeta),
  requirements: z
    .strictObject({
      title: heading,
      rows: z
        .array(row)
        .min(4)
        .meta({
          title: "Lines",
          description: "What the computer needs, one line each. At least four.",
          de: { title: "Zeilen", description: "Was der Computer braucht, je eine Zeile. Mindestens vier." },
        }),
    })
    .meta({
      title: "Requirements",
      description: "Table of what the computer needs.",
      de: { title: "Voraussetzungen", description: "Tabelle mit dem, was der Computer braucht." },
    }),
  verify: titled.meta({
    title: "Check of the file",
    description: "How to check a file with its SHA-256.",
    de: { title: "Prüfung der Datei", description: "Wie man eine Datei mit ihrer SHA-256 prüft." },
  }),
  plugins: z.strictObject({ title: heading, text: paragraph }).meta({
    title: "Plugins",
    description: "Stands above the plugins that can be downloaded.",
    de: { title: "Plugins", description: "Steht über den Plugins zum Herunterladen." },
  }),
  more: z
    .strictObject({
      title: heading,
      proUpdate: titled.extend({ button: buttonWords }).meta({
        title: "Update of Pro",
        description: "The download that brings an installed Pro to this version.",
        de: {
          title: "Update für Pro",
          description: "Der Download, der ein installiertes Pro auf diese Version bringt.",
        },
      }),
      dataMigration: titled.extend({ button: buttonWords }).meta({
        title: "Data migration tool",
        description: "The download of the tool that moves data between Lite and Pro.",
        de: {
          title: "Migrationswerkzeug",
          description: "Der Download des Werkzeugs, das Daten zwischen Lite und Pro überträgt.",
        },
      }),
    })
    .meta({
      title: "More downloads",
      description: "Last part of the page: update and migration tool.",
      de: { title: "Weitere Downloads", description: "Letzter Abschnitt der Seite: Update und Migrationswerkzeug." },
    }),
});
