/** Articles of the help centre: `content/facts/help.yaml` and `content/<language>/help.yaml`. */
import { z } from "zod";
import { field, group } from "./field.ts";
import { hostPath } from "./formats/path.ts";
import { slug } from "./formats/slug.ts";
import { line } from "./formats/text.ts";

const articleId = field(
  slug,
  ["Short name of the article", "Short name by which texts and plugins name the article: {help.printers}."],
  ["Kurzname des Artikels", "Kurzer Name, mit dem Texte und Plugins den Artikel nennen: {help.printers}."],
);

/** `content/facts/help.yaml`: articles of the help centre, by id. */
export const help = field(
  z.record(
    articleId,
    group(
      ["Help article", "Where the article is. Its title is in help.yaml of each language."],
      ["Hilfeartikel", "Wo der Artikel liegt. Sein Titel steht in help.yaml jeder Sprache."],
      {
        path: field(
          hostPath,
          ["Path", "Path of the article on the help centre. {lang} stands for the language of the page."],
          ["Pfad", "Pfad des Artikels im Hilfe-Center. {lang} steht für die Sprache der Seite."],
          { examples: ["/{lang}/devices/scales"] },
        ),
      },
    ),
  ),
  [
    "Help articles",
    "Articles of the help centre by their short names. Each needs a title in help.yaml of each language.",
  ],
  ["Hilfeartikel", "Artikel des Hilfe-Centers nach Kurznamen. Jeder braucht einen Titel in help.yaml jeder Sprache."],
);

/** `content/<language>/help.yaml`: titles of the same articles. */
export const helpWords = field(
  z.record(articleId.meta({ reference: "help" }), line("Title of the article", "Titel des Artikels")),
  "Titles of the help articles",
  "Titel der Hilfeartikel",
);
