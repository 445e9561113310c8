/** Words of the download page: `content/<language>/pages/download.yaml`. */
import { z } from "zod";
import { field, group } from "../../../scripts/content/schema/field.ts";
import { line } from "../../../scripts/content/schema/formats/text.ts";
import {
  buttonWords,
  byEdition,
  heading,
  pageTop,
  pageWords,
  paragraph,
  plan,
  row,
  titled,
} from "../../../scripts/content/schema/pieces.ts";

const offer = field(
  plan.extend({
    trial: line(
      ["Trial", "Line about the trial, at the name of a paid edition. Leave it out if there is none."],
      ["Testphase", "Zeile zur Testphase, beim Namen einer kostenpflichtigen Edition. Entfällt, wenn es keine gibt."],
    ).optional(),
  }),
  "Offer",
  "Angebot",
);

export const words = pageWords("Download", "Download", {
  ...pageTop,
  whatsNew: line(
    ["Link to the release notes", "After the introduction, such as “What’s new in {version}”. Can be left out."],
    ["Link zu den Versionshinweisen", "Nach der Einleitung, etwa „Neu in {version}“. Kann entfallen."],
  ).optional(),
  editions: field(byEdition(offer), "Editions", "Editionen"),
  setupLinks: field(
    byEdition(
      line(
        ["Link to the set-up", "Leads to the instructions for setting up the edition."],
        ["Link zur Einrichtung", "Führt zur Anleitung zum Einrichten der Edition."],
      ),
    ),
    ["Links to the set-up", "For each edition that has instructions in editions.yaml."],
    ["Links zur Einrichtung", "Für jede Edition, die in editions.yaml eine Anleitung hat."],
  ),
  requirements: group("Requirements", "Voraussetzungen", {
    title: heading,
    rows: field(
      z.array(row).min(4),
      ["Lines", "What the computer needs, one line each. At least four."],
      ["Zeilen", "Was der Computer braucht, je eine Zeile. Mindestens vier."],
    ),
  }),
  verify: field(titled, "Check of the file", "Prüfung der Datei"),
  plugins: group("Plugins", "Plugins", { title: heading, text: paragraph }),
  more: group(
    ["More downloads", "Last part of the page: updates and migration tool."],
    ["Weitere Downloads", "Letzter Abschnitt der Seite: Updates und Migrationswerkzeug."],
    {
      title: heading,
      updates: field(
        byEdition(field(titled.extend({ button: buttonWords }), "Update", "Update")),
        ["Updates", "For each edition that has an update in downloads.yaml."],
        ["Updates", "Für jede Edition, die in downloads.yaml ein Update hat."],
      ),
      dataMigration: field(
        titled.extend({ button: buttonWords }),
        ["Data migration tool", "The download of the tool that moves data between the editions."],
        ["Migrationswerkzeug", "Der Download des Werkzeugs, das Daten zwischen den Editionen überträgt."],
      ),
    },
  ),
});
