import { field } from "../field.ts";
import { nonBlank } from "./text.ts";

export const markdown = field(
  nonBlank.max(20_000),
  ["Text", "Paragraphs, lists and links."],
  ["Text", "Absätze, Listen und Links."],
  { format: "tool.markdown", widget: "markdown" },
);
