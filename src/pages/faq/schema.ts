/** Words of the page of questions: `content/<language>/pages/faq.yaml`. */
import { group } from "../../../scripts/content/schema/field.ts";
import { line } from "../../../scripts/content/schema/formats/text.ts";
import { heading, linkText, pageTop, pageTranslations, paragraph } from "../../../scripts/content/schema/pieces.ts";
import { questions } from "../../../scripts/content/schema/question.ts";

export const translations = pageTranslations("Frequently asked questions", "Häufige Fragen", {
  ...pageTop,
  questions,
  more: group(
    ["Another question", "For those whose question is not there: link to the contact page."],
    ["Andere Frage", "Für alle, deren Frage nicht dabei ist: Link zur Kontaktseite."],
    {
      title: heading,
      text: paragraph,
      link: linkText,
      helpLink: line(
        ["Link to the help centre", "Below the button. Can be left out."],
        ["Link zum Hilfe-Center", "Unter der Schaltfläche. Kann entfallen."],
      ).optional(),
    },
  ),
});
