/** Interface strings of files to download, releases and questions. */
import { group } from "../field.ts";
import { line } from "../formats/text.ts";

export const file = group("Files", "Dateien", {
  checksum: line(
    ["Check of the file", "Beside a download: folds out the SHA-256 of the file."],
    ["Prüfung der Datei", "Neben einem Download: klappt die SHA-256 der Datei auf."],
  ),
  version: line("Version", "Version"),
  date: line("Published", "Veröffentlicht"),
  size: line("Size", "Größe"),
  publisher: line("Publisher", "Herausgeber"),
  sha256: line("SHA-256", "SHA-256"),
  copy: line("Button: copy", "Schaltfläche: kopieren"),
  copySha256: line(
    ["Name of the button: SHA-256", "Read aloud in place of “Copy”, with that word in it. {{name}} becomes the file."],
    [
      "Name der Schaltfläche: SHA-256",
      "Wird anstelle von „Kopieren“ vorgelesen und enthält dieses Wort. Aus {{name}} wird die Datei.",
    ],
  ),
  copyCommand: line(
    ["Name of the button: command", "The same for the command. {{name}} becomes the file."],
    ["Name der Schaltfläche: Befehl", "Dasselbe für den Befehl. Aus {{name}} wird die Datei."],
  ),
  copied: line(
    ["Copied", "In place of the button's words, once it has copied."],
    ["Kopiert", "Anstelle des Wortlauts der Schaltfläche, sobald sie kopiert hat."],
  ),
  selected: line(
    ["Selected", "In place of the button's words, if the browser does not let it copy."],
    ["Markiert", "Anstelle des Wortlauts der Schaltfläche, wenn der Browser sie nicht kopieren lässt."],
  ),
  selectedHint: line(
    ["How to copy by hand", "Read aloud if the browser does not let the button copy."],
    ["Wie man von Hand kopiert", "Wird vorgelesen, wenn der Browser die Schaltfläche nicht kopieren lässt."],
  ),
  command: line("Check by command", "Prüfung per Befehl"),
});

export const release = group("Release notes", "Versionshinweise", {
  newFeatures: line("New features", "Neue Funktionen"),
  improvements: line("Improvements", "Verbesserungen"),
  bugFixes: line("Bug fixes", "Fehlerbehebungen"),
  latest: line("Latest release", "Aktuelle Version"),
  permalink: line(
    ["Link to a release", "Shown when the pointer rests on the number of a release. {{version}} becomes that number."],
    [
      "Link zu einer Version",
      "Erscheint, wenn der Mauszeiger auf der Nummer einer Version ruht. Aus {{version}} wird die Nummer.",
    ],
  ),
  versions: line(
    ["Name of the list of versions", "Read aloud before the links to all releases."],
    ["Name der Versionsliste", "Wird vor den Links zu allen Versionen vorgelesen."],
  ),
  atom: line("Link to the feed", "Link zum Feed"),
  json: line("Link to the data", "Link zu den Daten"),
});

export const faq = group("Questions", "Häufige Fragen", {
  permalink: line("Link to a question", "Link zu einer Frage"),
});
