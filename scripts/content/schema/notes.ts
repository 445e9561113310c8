/** The notes plugin page's own texts: `content/<language>/notes.yaml` (namespace `notes`). */
import { z } from "zod";
import { buttonWords, imageAlt, linkWords, pageIntro, pageTitle, titled } from "./pieces.ts";
import { text } from "./primitives.ts";

export const notes = z
  .strictObject({
    title: pageTitle,
    intro: pageIntro,
    lead: text.meta({
      title: "Line above the files",
      description: "What it costs, and which file is for whom.",
      de: { title: "Zeile über den Dateien", description: "Was es kostet und welche Datei für wen ist." },
      format: "multiline",
    }),
    imageAlt,
    why: titled.meta({
      title: "Why",
      description: "What somebody gains by the plugin.",
      de: { title: "Wozu", description: "Was man von dem Plugin hat." },
    }),
    feature1: feature("First", "Erste"),
    feature2: feature("Second", "Zweite"),
    feature3: feature("Third", "Dritte"),
    feature4: feature("Fourth", "Vierte"),
    install: titled.meta({
      title: "Installation",
      description: "How the plugin is installed.",
      de: { title: "Installation", description: "Wie das Plugin installiert wird." },
    }),
    downloadLite: buttonWords.meta({
      title: "Button: download for Lite",
      description: "Names edition and size: {notesLiteSize}.",
      de: { title: "Schaltfläche: für Lite herunterladen", description: "Nennt Edition und Größe: {notesLiteSize}." },
    }),
    downloadPro: buttonWords.meta({
      title: "Button: download for Pro",
      description: "Names edition and size: {notesProSize}.",
      de: { title: "Schaltfläche: für Pro herunterladen", description: "Nennt Edition und Größe: {notesProSize}." },
    }),
    helpLink: linkWords.meta({
      title: "Link to the help article",
      description: "Below the installation.",
      de: { title: "Link zum Hilfeartikel", description: "Unter der Installation." },
    }),
  })
  .meta({
    title: "Page of the notes plugin",
    description: "Words of the page of the plugin with the layout notes.",
    de: { title: "Seite des Plugins Notizen", description: "Texte der Seite des Plugins mit dem Aufbau notes." },
  });

function feature(which: string, whichInGerman: string) {
  return titled.meta({
    title: `${which} feature`,
    description: "What the plugin can do: heading and text.",
    de: { title: `${whichInGerman} Funktion`, description: "Was das Plugin kann: Überschrift und Text." },
  });
}
