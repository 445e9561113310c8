/** Interface strings of files to download, releases and questions. */
import { z } from "zod";
import { text } from "../primitives.ts";

export const file = z
  .strictObject({
    checksum: text.meta({
      title: "Check of the file",
      description: "Beside a download: folds out the SHA-256 of the file.",
      de: { title: "Prüfung der Datei", description: "Neben einem Download: klappt die SHA-256 der Datei auf." },
    }),
    version: text.meta({
      title: "Version",
      description: "In front of the version of a file.",
      de: { title: "Version", description: "Vor der Version einer Datei." },
    }),
    date: text.meta({
      title: "Published",
      description: "In front of the day on which a file was published.",
      de: { title: "Veröffentlicht", description: "Vor dem Tag, an dem eine Datei veröffentlicht wurde." },
    }),
    size: text.meta({
      title: "Size",
      description: "In front of the size of a file.",
      de: { title: "Größe", description: "Vor der Größe einer Datei." },
    }),
    sha256: text.meta({
      title: "SHA-256",
      description: "In front of the digest of a file.",
      de: { title: "SHA-256", description: "Vor der Prüfsumme einer Datei." },
    }),
    copy: text.meta({
      title: "Button: copy",
      description: "Beside a digest or a command.",
      de: { title: "Schaltfläche: kopieren", description: "Neben einer Prüfsumme oder einem Befehl." },
    }),
    copied: text.meta({
      title: "Copied",
      description: "In place of the button's words, once it has copied.",
      de: { title: "Kopiert", description: "Anstelle des Wortlauts der Schaltfläche, sobald sie kopiert hat." },
    }),
    selected: text.meta({
      title: "Selected",
      description: "In place of the button's words, where the browser does not let it copy.",
      de: {
        title: "Markiert",
        description: "Anstelle des Wortlauts der Schaltfläche, wenn der Browser sie nicht kopieren lässt.",
      },
    }),
    selectedHint: text.meta({
      title: "How to copy by hand",
      description: "Read aloud where the browser does not let the button copy.",
      de: {
        title: "Wie man von Hand kopiert",
        description: "Wird vorgelesen, wenn der Browser die Schaltfläche nicht kopieren lässt.",
      },
    }),
    command: text.meta({
      title: "Check by command",
      description: "In front of the command for the Windows command prompt.",
      de: { title: "Prüfung per Befehl", description: "Vor dem Befehl für die Windows-Eingabeaufforderung." },
    }),
  })
  .meta({
    title: "Files",
    description: "Words beside files to download.",
    de: { title: "Dateien", description: "Worte an Dateien zum Herunterladen." },
  });

export const release = z
  .strictObject({
    newFeatures: text.meta({
      title: "New features",
      description: "Heading of the first list of a release.",
      de: { title: "Neue Funktionen", description: "Überschrift der ersten Liste einer Version." },
    }),
    improvements: text.meta({
      title: "Improvements",
      description: "Heading of the second list of a release.",
      de: { title: "Verbesserungen", description: "Überschrift der zweiten Liste einer Version." },
    }),
    bugFixes: text.meta({
      title: "Bug fixes",
      description: "Heading of the third list of a release.",
      de: { title: "Fehlerbehebungen", description: "Überschrift der dritten Liste einer Version." },
    }),
    latest: text.meta({
      title: "Latest release",
      description: "Mark on the newest release.",
      de: { title: "Aktuelle Version", description: "Marke an der neuesten Version." },
    }),
    permalink: text.meta({
      title: "Link to a release",
      description: "Shown when the pointer rests on the number of a release. {{version}} becomes that number.",
      de: {
        title: "Link zu einer Version",
        description:
          "Erscheint, wenn der Mauszeiger auf der Nummer einer Version ruht. Aus {{version}} wird die Nummer.",
      },
    }),
    versions: text.meta({
      title: "Name of the list of versions",
      description: "Read aloud in front of the links to all releases.",
      de: { title: "Name der Versionsliste", description: "Wird vor den Links zu allen Versionen vorgelesen." },
    }),
    atom: text.meta({
      title: "Link to the feed",
      description: "On the page of release notes: the releases for feed readers.",
      de: {
        title: "Link zum Feed",
        description: "Auf der Seite mit den Versionshinweisen: die Versionen für Feedreader.",
      },
    }),
    json: text.meta({
      title: "Link to the data",
      description: "On the page of release notes: the releases for programs.",
      de: {
        title: "Link zu den Daten",
        description: "Auf der Seite mit den Versionshinweisen: die Versionen für Programme.",
      },
    }),
  })
  .meta({
    title: "Release notes",
    description: "Words of the page of release notes.",
    de: { title: "Versionshinweise", description: "Worte der Seite mit den Versionshinweisen." },
  });

export const faq = z
  .strictObject({
    permalink: text.meta({
      title: "Link to a question",
      description: "Below an answer: the address of the question.",
      de: { title: "Link zu einer Frage", description: "Unter einer Antwort: die Adresse der Frage." },
    }),
  })
  .meta({
    title: "Questions",
    description: "Words of the page of questions.",
    de: { title: "Häufige Fragen", description: "Worte der Seite mit den häufigen Fragen." },
  });
