/** Words of the home page: `content/<language>/pages/home.yaml`. */
import { z } from "zod";
import { field, group } from "../../../scripts/content/schema/field.ts";
import { markdown } from "../../../scripts/content/schema/formats/markdown.ts";
import { imagePath } from "../../../scripts/content/schema/formats/picture.ts";
import { line } from "../../../scripts/content/schema/formats/text.ts";
import {
  buttonText,
  editionId,
  heading,
  imageAlt,
  pageTranslations,
  paragraph,
  points,
  row,
  seo,
  titled,
} from "../../../scripts/content/schema/pieces.ts";

const block = field(
  z.strictObject({ title: heading, text: paragraph, points: points(1), picture: imagePath, imageAlt }),
  "Part with a picture",
  "Abschnitt mit Bild",
);

const receipt = group(
  ["Receipt", "What the first edition costs. Can be left out."],
  ["Bon", "Was die erste Edition kostet. Kann entfallen."],
  {
    title: line(
      ["First line", "At the top of the receipt, such as name and version."],
      ["Erste Zeile", "Steht oben auf dem Bon, etwa Name und Version."],
    ),
    rows: field(z.array(row).min(1).max(5), "Lines", "Zeilen"),
    total: field(row, ["Total", "Last line."], ["Summe", "Letzte Zeile."]),
  },
).optional();

/** A paragraph with links, which may be missing. */
const linksTo = (english: string, german: string) => field(markdown, ["Links", english], ["Links", german]).optional();

const hero = group(
  ["Top of the page", "The first thing visitors see: heading, download button, picture and receipt."],
  ["Oben auf der Seite", "Was Besucher zuerst sehen: Überschrift, Schaltfläche, Bild und Bon."],
  {
    title: line(
      ["Heading of the page", "The large heading at the top: what the program does for the reader."],
      ["Überschrift der Seite", "Die große Überschrift oben: was das Programm dem Leser bringt."],
    ),
    text: paragraph,
    button: line(
      ["Download button", "To the first edition. Names it and the size: Download Lite ({size.lite})."],
      [
        "Schaltfläche zum Herunterladen",
        "Zur ersten Edition. Nennt sie und die Größe: Lite herunterladen ({size.lite}).",
      ],
    ),
    proof: field(
      markdown,
      ["Proof", "Two short lines: downloads and countries; newest version with a link to what is new."],
      ["Beleg", "Zwei kurze Zeilen: Downloads und Länder; neueste Version mit Link zu den Neuerungen."],
    ).optional(),
    note: line(
      ["Small line", "Below the proof, such as Windows versions and free plugins."],
      ["Kleine Zeile", "Unter dem Beleg, etwa Windows-Versionen und kostenlose Plugins."],
    ),
    more: line(
      ["Second link", "Quiet link beside the button, to the features."],
      ["Zweiter Link", "Unauffälliger Link neben der Schaltfläche, zu den Funktionen."],
    ),
    picture: imagePath,
    imageAlt,
    receipt,
  },
);

const reason = field(
  titled.extend({ links: linksTo("Where this is explained: one link.", "Wo das erklärt wird: ein Link.") }),
  "Reason",
  "Grund",
);

const reasons = group(
  ["Reasons", "Why the program: a list of reasons."],
  ["Gründe", "Warum das Programm: eine Liste von Gründen."],
  {
    title: heading,
    items: field(z.array(reason).min(3), "Reasons", "Gründe"),
  },
);

const pictures = group(
  ["Parts with a picture", "What the program does, each with a picture."],
  ["Abschnitte mit Bild", "Was das Programm kann, je mit einem Bild."],
  {
    items: field(z.array(block).min(1), "Parts", "Abschnitte"),
    more: line(
      ["Link to the features", "Quiet link below the parts. Can be left out."],
      ["Link zu den Funktionen", "Unauffälliger Link unter den Abschnitten. Kann entfallen."],
    ).optional(),
  },
);

const offer = group(
  ["Offer", "An edition with the plugins that are onHome: their pictures, and a receipt that adds up what they cost."],
  [
    "Angebot",
    "Eine Edition mit den Plugins, die onHome haben: ihre Bilder und ein Bon, der zusammenzählt, was sie kosten.",
  ],
  {
    title: heading,
    text: paragraph,
    edition: editionId,
    receipt: line(
      ["First line of the receipt", "What is added up, such as “Several registers and a kitchen”."],
      ["Erste Zeile des Bons", "Was zusammengezählt wird, etwa „Mehrere Kassen und eine Küche“."],
    ),
    links: linksTo("Below the receipt.", "Unter dem Bon."),
  },
);

const start = group(
  ["Call to start", "Strip with the download of the first edition."],
  ["Aufruf zum Anfangen", "Streifen mit dem Download der ersten Edition."],
  {
    title: heading,
    text: paragraph,
    button: buttonText,
    secondary: line(
      ["Second link", "Quiet link beside the button, to the features page."],
      ["Zweiter Link", "Unauffälliger Link neben der Schaltfläche, zur Seite mit den Funktionen."],
    ),
  },
);

const figures = group(
  ["Figures", "Large figures, such as that of the downloads."],
  ["Zahlen", "Große Zahlen, etwa die der Downloads."],
  {
    title: heading,
    text: paragraph,
    items: field(
      z.array(row).min(1),
      ["Figures", "Such as {statDownloads}+. The numbers are in statistics.yaml."],
      ["Zahlen", "Etwa {statDownloads}+. Die Zahlen selbst stehen in statistics.yaml."],
    ),
    mapLink: line(
      ["Link to the map", "To the worldMap in site.yaml, under links. Can be left out."],
      ["Link zur Karte", "Zur worldMap in site.yaml, unter links. Kann entfallen."],
    ).optional(),
  },
);

const platform = group(
  ["Platform", "On which computers it runs, and with which devices."],
  ["Plattform", "Auf welchen Computern es läuft, und mit welchen Geräten."],
  {
    title: heading,
    text: paragraph,
    rows: field(z.array(row).min(2), "Lines", "Zeilen"),
    links: linksTo(
      "Below the lines, such as to the article about printers.",
      "Unter den Zeilen, etwa zum Artikel über Drucker.",
    ),
  },
);

/** Each is a map with one key, which says what it is. */
const blocks = z.union([
  z.strictObject({ reasons }),
  z.strictObject({ pictures }),
  z.strictObject({ offer }),
  z.strictObject({ start }),
  z.strictObject({ figures }),
  z.strictObject({ platform }),
]);

export const translations = pageTranslations("Home page", "Startseite", {
  seo,
  hero,
  blocks: field(
    z.array(field(blocks, "Part of the page", "Teil der Seite")).min(1),
    ["Parts of the page", "Below its top, in this order: any of them, any number of times."],
    ["Teile der Seite", "Unter ihrem oberen Teil, in dieser Reihenfolge: jeder beliebig oft oder gar nicht."],
  ),
});
