/** Words with simple HTML: p, ul, ol, li, strong, em, a, br, h3, code, abbr. */
import { field } from "../field.ts";
import { filled } from "./text.ts";

export const html = field(
  filled.max(20_000),
  ["Text", "Paragraphs, lists and links."],
  ["Text", "Absätze, Listen und Links."],
  {
    notation: {
      en: "Text with simple HTML. Its tags: p, ul, ol, li, strong, em, a, br, h3, code, abbr. Facts are in braces, such as {brand}.",
      de: "Text mit einfachem HTML. Seine Tags: p, ul, ol, li, strong, em, a, br, h3, code, abbr. Fakten stehen in geschweiften Klammern, etwa {brand}.",
    },
    widget: "html",
  },
);
