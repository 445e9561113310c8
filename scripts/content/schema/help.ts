/** Articles of the help centre: `content/facts/help.yaml` and `content/<language>/help.yaml`. */
import { z } from "zod";
import { hostPath } from "./addresses.ts";
import { slug, text } from "./primitives.ts";

const articleId = slug.meta({
  title: "Id of the article",
  description: "Short name by which texts and plugins name the article: {help.printers}.",
  de: {
    title: "Kennung des Artikels",
    description: "Kurzer Name, mit dem Texte und Plugins den Artikel nennen: {help.printers}.",
  },
});

/** `content/facts/help.yaml`: articles of the help centre, by id. */
export const help = z
  .record(
    articleId,
    z
      .strictObject({
        path: hostPath.meta({
          title: "Path",
          description: "Path of the article on the help centre. {lang} stands for the language of the page.",
          de: {
            title: "Pfad",
            description: "Pfad des Artikels im Hilfe-Center. {lang} steht für die Sprache der Seite.",
          },
          examples: ["/{lang}/devices/printers"],
        }),
      })
      .meta({
        title: "Help article",
        description: "Where the article is. Its title stands in help.yaml of each language.",
        de: {
          title: "Hilfeartikel",
          description: "Wo der Artikel liegt. Sein Titel steht in help.yaml jeder Sprache.",
        },
      }),
  )
  .meta({
    title: "Help articles",
    description: "Articles of the help centre by their id. Each needs a title in help.yaml of each language.",
    de: {
      title: "Hilfeartikel",
      description: "Artikel des Hilfe-Centers nach Kennung. Jeder braucht einen Titel in help.yaml jeder Sprache.",
    },
  });

/** `content/<language>/help.yaml`: titles of the same articles. */
export const helpWords = z
  .record(
    articleId.meta({ reference: "help" }),
    text.meta({
      title: "Title of the article",
      description: "Stands as a link on pages of plugins.",
      de: { title: "Titel des Artikels", description: "Steht als Link auf Seiten von Plugins." },
    }),
  )
  .meta({
    title: "Titles of the help articles",
    description: "Title of each article of facts/help.yaml, by its id.",
    de: { title: "Titel der Hilfeartikel", description: "Titel jedes Artikels aus facts/help.yaml, nach Kennung." },
  });
