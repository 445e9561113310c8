/** `content/<language>/notes.yaml` (namespace `notes`): texts of the notes plugin's page. */
import { field, group } from "./field.ts";
import { line, multiline } from "./formats/text.ts";
import { byEdition, imageAlt, pageIntro, pageTitle, titled } from "./pieces.ts";

export const notes = group("Page of the notes plugin", "Seite des Plugins Notizen", {
  title: pageTitle,
  intro: pageIntro,
  lead: multiline(
    ["Line above the files", "What it costs, and which file is for whom."],
    ["Zeile über den Dateien", "Was es kostet und welche Datei für wen ist."],
  ),
  imageAlt,
  why: field(titled, "Why", "Wozu"),
  feature1: field(titled, "First feature", "Erste Funktion"),
  feature2: field(titled, "Second feature", "Zweite Funktion"),
  feature3: field(titled, "Third feature", "Dritte Funktion"),
  feature4: field(titled, "Fourth feature", "Vierte Funktion"),
  install: field(titled, "Installation", "Installation"),
  downloads: field(
    byEdition(
      line(
        ["Button: download", "Names edition and size: {size.notes.lite}."],
        ["Schaltfläche: herunterladen", "Nennt Edition und Größe: {size.notes.lite}."],
      ),
    ),
    "Download buttons",
    "Schaltflächen zum Herunterladen",
  ),
  helpLink: line("Link to the help article", "Link zum Hilfeartikel"),
});
