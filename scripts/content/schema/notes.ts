/** The notes plugin page's own texts: `content/<language>/notes.yaml` (namespace `notes`). */
import { field, group } from "./field.ts";
import { line, multiline } from "./formats/text.ts";
import { imageAlt, pageIntro, pageTitle, titled } from "./pieces.ts";

export const notes = group(
  ["Page of the notes plugin", "Words of the page of the plugin with the layout notes."],
  ["Seite des Plugins Notizen", "Texte der Seite des Plugins mit dem Aufbau notes."],
  {
    title: pageTitle,
    intro: pageIntro,
    lead: multiline(
      ["Line above the files", "What it costs, and which file is for whom."],
      ["Zeile über den Dateien", "Was es kostet und welche Datei für wen ist."],
    ),
    imageAlt,
    why: field(titled, ["Why", "What somebody gains by the plugin."], ["Wozu", "Was man von dem Plugin hat."]),
    feature1: feature("First", "Erste"),
    feature2: feature("Second", "Zweite"),
    feature3: feature("Third", "Dritte"),
    feature4: feature("Fourth", "Vierte"),
    install: field(
      titled,
      ["Installation", "How the plugin is installed."],
      ["Installation", "Wie das Plugin installiert wird."],
    ),
    downloadLite: line(
      ["Button: download for Lite", "Names edition and size: {notesLiteSize}."],
      ["Schaltfläche: für Lite herunterladen", "Nennt Edition und Größe: {notesLiteSize}."],
    ),
    downloadPro: line(
      ["Button: download for Pro", "Names edition and size: {notesProSize}."],
      ["Schaltfläche: für Pro herunterladen", "Nennt Edition und Größe: {notesProSize}."],
    ),
    helpLink: line(
      ["Link to the help article", "Below the installation."],
      ["Link zum Hilfeartikel", "Unter der Installation."],
    ),
  },
);

function feature(which: string, whichInGerman: string) {
  return field(
    titled,
    [`${which} feature`, "What the plugin can do: heading and text."],
    [`${whichInGerman} Funktion`, "Was das Plugin kann: Überschrift und Text."],
  );
}
