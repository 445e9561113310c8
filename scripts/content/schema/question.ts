/** Questions and answers in `content/<language>/pages/faq.yaml`, which other pages show too. */
import { field, group } from "./field.ts";
import { markdown } from "./formats/markdown.ts";
import { imagePath } from "./formats/picture.ts";
import { line } from "./formats/text.ts";
import { anchored, imageAlt, published } from "./pieces.ts";

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

export const questions = field(anchored(question, 1), "Questions", "Fragen");
