/** `content/help.yaml`: articles of the help centre. */
import { z } from "zod";
import { field, group } from "./field.ts";
import { hostPath } from "./formats/path.ts";
import { slug } from "./formats/slug.ts";
import { line } from "./formats/text.ts";
import { perLanguage } from "./per-language.ts";

const articleId = field(
  slug,
  ["Short name of the article", "Short name by which texts and plugins name the article: {help.printers}."],
  ["Kurzname des Artikels", "Kurzer Name, mit dem Texte und Plugins den Artikel nennen: {help.printers}."],
);

export const help = field(
  z.record(
    articleId,
    group(
      ["Help article", "Where the article is, and its title."],
      ["Hilfeartikel", "Wo der Artikel liegt, und sein Titel."],
      {
        path: field(
          hostPath,
          ["Path", "Path of the article on the help centre. {lang} stands for the language of the page."],
          ["Pfad", "Pfad des Artikels im Hilfe-Center. {lang} steht für die Sprache der Seite."],
          { examples: ["/{lang}/devices/scales"] },
        ),
        title: perLanguage(line("Title of the article", "Titel des Artikels")),
      },
    ),
  ),
  ["Help articles", "Articles of the help centre by their short names."],
  ["Hilfeartikel", "Artikel des Hilfe-Centers nach Kurznamen."],
);
