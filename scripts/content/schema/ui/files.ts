/** Interface strings of files to download, releases and questions. */
import { group } from "../field.ts";
import { line } from "../formats/text.ts";

export const file = group(
  ["Files", "Words beside files to download."],
  ["Dateien", "Worte an Dateien zum Herunterladen."],
  {
    checksum: line(
      ["Check of the file", "Beside a download: folds out the SHA-256 of the file."],
      ["Prüfung der Datei", "Neben einem Download: klappt die SHA-256 der Datei auf."],
    ),
    version: line(["Version", "In front of the version of a file."], ["Version", "Vor der Version einer Datei."]),
    date: line(
      ["Published", "In front of the day on which a file was published."],
      ["Veröffentlicht", "Vor dem Tag, an dem eine Datei veröffentlicht wurde."],
    ),
    size: line(["Size", "In front of the size of a file."], ["Größe", "Vor der Größe einer Datei."]),
    sha256: line(["SHA-256", "In front of the digest of a file."], ["SHA-256", "Vor der Prüfsumme einer Datei."]),
    copy: line(
      ["Button: copy", "Beside a digest or a command."],
      ["Schaltfläche: kopieren", "Neben einer Prüfsumme oder einem Befehl."],
    ),
    copied: line(
      ["Copied", "In place of the button's words, once it has copied."],
      ["Kopiert", "Anstelle des Wortlauts der Schaltfläche, sobald sie kopiert hat."],
    ),
    selected: line(
      ["Selected", "In place of the button's words, where the browser does not let it copy."],
      ["Markiert", "Anstelle des Wortlauts der Schaltfläche, wenn der Browser sie nicht kopieren lässt."],
    ),
    selectedHint: line(
      ["How to copy by hand", "Read aloud where the browser does not let the button copy."],
      ["Wie man von Hand kopiert", "Wird vorgelesen, wenn der Browser die Schaltfläche nicht kopieren lässt."],
    ),
    command: line(
      ["Check by command", "In front of the command for the Windows command prompt."],
      ["Prüfung per Befehl", "Vor dem Befehl für die Windows-Eingabeaufforderung."],
    ),
  },
);

export const release = group(
  ["Release notes", "Words of the page of release notes."],
  ["Versionshinweise", "Worte der Seite mit den Versionshinweisen."],
  {
    newFeatures: line(
      ["New features", "Heading of the first list of a release."],
      ["Neue Funktionen", "Überschrift der ersten Liste einer Version."],
    ),
    improvements: line(
      ["Improvements", "Heading of the second list of a release."],
      ["Verbesserungen", "Überschrift der zweiten Liste einer Version."],
    ),
    bugFixes: line(
      ["Bug fixes", "Heading of the third list of a release."],
      ["Fehlerbehebungen", "Überschrift der dritten Liste einer Version."],
    ),
    latest: line(
      ["Latest release", "Mark on the newest release."],
      ["Aktuelle Version", "Marke an der neuesten Version."],
    ),
    permalink: line(
      [
        "Link to a release",
        "Shown when the pointer rests on the number of a release. {{version}} becomes that number.",
      ],
      [
        "Link zu einer Version",
        "Erscheint, wenn der Mauszeiger auf der Nummer einer Version ruht. Aus {{version}} wird die Nummer.",
      ],
    ),
    versions: line(
      ["Name of the list of versions", "Read aloud in front of the links to all releases."],
      ["Name der Versionsliste", "Wird vor den Links zu allen Versionen vorgelesen."],
    ),
    atom: line(
      ["Link to the feed", "On the page of release notes: the releases for feed readers."],
      ["Link zum Feed", "Auf der Seite mit den Versionshinweisen: die Versionen für Feedreader."],
    ),
    json: line(
      ["Link to the data", "On the page of release notes: the releases for programs."],
      ["Link zu den Daten", "Auf der Seite mit den Versionshinweisen: die Versionen für Programme."],
    ),
  },
);

export const faq = group(
  ["Questions", "Words of the page of questions."],
  ["Häufige Fragen", "Worte der Seite mit den häufigen Fragen."],
  {
    permalink: line(
      ["Link to a question", "Below an answer: the address of the question."],
      ["Link zu einer Frage", "Unter einer Antwort: die Adresse der Frage."],
    ),
  },
);
