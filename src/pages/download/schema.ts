/** Words of the download page: `content/<language>/pages/download.yaml`. */
import { z } from "zod";
import { field, group } from "../../../scripts/content/schema/field.ts";
import { markdown } from "../../../scripts/content/schema/formats/markdown.ts";
import { heading, pageTop, pageTranslations, paragraph, row, titled } from "../../../scripts/content/schema/pieces.ts";

export const translations = pageTranslations("Download", "Download", {
  ...pageTop,
  intro: field(
    markdown,
    ["Introduction", "Below the heading: which edition for whom, with a link to what is new."],
    ["Einleitung", "Unter der Überschrift: welche Edition für wen, mit einem Link zu den Neuerungen."],
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
    ["More downloads", "Updates and migration tool, if downloads.yaml has any."],
    ["Weitere Downloads", "Updates und Migrationswerkzeug, wenn downloads.yaml welche hat."],
    { title: heading },
  ),
});
