/** Words of the download page: `content/<language>/pages/download.yaml`. */
import { z } from "zod";
import { field, group } from "../../../scripts/content/schema/field.ts";
import { line } from "../../../scripts/content/schema/formats/text.ts";
import {
  buttonWords,
  heading,
  pageIntro,
  pageTitle,
  pageWords,
  paragraph,
  row,
  seo,
  titled,
} from "../../../scripts/content/schema/pieces.ts";
import { liteMeta, plan, proMeta } from "../../../scripts/content/schema/plan.ts";

export const words = pageWords("Download", "Download", {
  seo,
  title: pageTitle,
  intro: pageIntro,
  lite: plan.meta(liteMeta),
  pro: plan
    .extend({
      trial: line(
        ["Trial", "Line about the trial, at the name of the edition."],
        ["Testphase", "Zeile zur Testphase, beim Namen der Edition."],
      ),
      setupLink: line(
        ["Link to the set-up", "Leads to the instructions for setting up Pro."],
        ["Link zur Einrichtung", "Führt zur Anleitung zum Einrichten von Pro."],
      ),
    })
    .meta(proMeta),
  requirements: group(
    ["Requirements", "Table of what the computer needs."],
    ["Voraussetzungen", "Tabelle mit dem, was der Computer braucht."],
    {
      title: heading,
      rows: field(
        z.array(row).min(4),
        ["Lines", "What the computer needs, one line each. At least four."],
        ["Zeilen", "Was der Computer braucht, je eine Zeile. Mindestens vier."],
      ),
    },
  ),
  verify: field(
    titled,
    ["Check of the file", "How to check a file with its SHA-256."],
    ["Prüfung der Datei", "Wie man eine Datei mit ihrer SHA-256 prüft."],
  ),
  plugins: group(
    ["Plugins", "Stands above the plugins that can be downloaded."],
    ["Plugins", "Steht über den Plugins zum Herunterladen."],
    { title: heading, text: paragraph },
  ),
  more: group(
    ["More downloads", "Last part of the page: update and migration tool."],
    ["Weitere Downloads", "Letzter Abschnitt der Seite: Update und Migrationswerkzeug."],
    {
      title: heading,
      proUpdate: field(
        titled.extend({ button: buttonWords }),
        ["Update of Pro", "The download that brings an installed Pro to this version."],
        ["Update für Pro", "Der Download, der ein installiertes Pro auf diese Version bringt."],
      ),
      dataMigration: field(
        titled.extend({ button: buttonWords }),
        ["Data migration tool", "The download of the tool that moves data between Lite and Pro."],
        ["Migrationswerkzeug", "Der Download des Werkzeugs, das Daten zwischen Lite und Pro überträgt."],
      ),
    },
  ),
});
