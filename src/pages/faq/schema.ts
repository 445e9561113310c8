/** Words of the page of questions: `content/<language>/pages/faq.yaml`. */
import { field, group } from "../../../scripts/content/schema/field.ts";
import { markdown } from "../../../scripts/content/schema/formats/markdown.ts";
import { imagePath } from "../../../scripts/content/schema/formats/picture.ts";
import { line } from "../../../scripts/content/schema/formats/text.ts";
import {
  anchored,
  heading,
  imageAlt,
  linkWords,
  pageTop,
  pageWords,
  paragraph,
  published,
} from "../../../scripts/content/schema/pieces.ts";

const question = group("Question", "Frage", {
  title: line(
    ["Question", "As a customer would ask it, with a question mark."],
    ["Frage", "So, wie ein Kunde sie stellen würde, mit Fragezeichen."],
  ),
  text: field(
    markdown,
    ["Answer", "Begins with the short answer. Paragraphs, lists and links."],
    ["Antwort", "Beginnt mit der kurzen Antwort. Absätze, Listen und Links."],
  ),
  image: group(
    ["Picture", "A picture below the answer. Can be left out."],
    ["Bild", "Ein Bild unter der Antwort. Kann entfallen."],
    { src: imagePath, alt: imageAlt },
  ).optional(),
  published,
});

export const words = pageWords("Frequently asked questions", "Häufige Fragen", {
  ...pageTop,
  questions: field(anchored(question, 1), "Questions", "Fragen"),
  more: group(
    ["Another question", "For those whose question is not there: link to the contact page."],
    ["Andere Frage", "Für alle, deren Frage nicht dabei ist: Link zur Kontaktseite."],
    {
      title: heading,
      text: paragraph,
      link: linkWords,
      helpLink: line(
        ["Link to the help centre", "Below the button. Can be left out."],
        ["Link zum Hilfe-Center", "Unter der Schaltfläche. Kann entfallen."],
      ).optional(),
    },
  ),
});
