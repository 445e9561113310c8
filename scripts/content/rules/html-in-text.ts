import { decode, isElement } from "../model/html/pieces.ts";
import { isFlawed, isIncomplete } from "../model/issue-lookup.ts";
import { textsIn } from "../model/strings.ts";
import { locateText } from "../parse/source-location.ts";
import { writeCharacter } from "./html-entity.ts";
import { defineRule } from "./registry/rule.ts";

const withoutTags = { en: "Write the text without tags", de: "Schreiben Sie den Text ohne Tags" };

export default defineRule({
  id: "html-in-text",
  group: "html",
  severity: "error",
  title: { en: "HTML in a plain text", de: "HTML in einfachem Text" },
  meaning: {
    en: "Plain texts are shown as they are written: a visitor would read the tag. Only texts named html may have tags.",
    de: "Einfache Texte werden gezeigt, wie sie dastehen: Besucher würden das Tag lesen. Nur Texte namens html dürfen Tags haben.",
  },
  example: {
    file: "en/pages/contact.yaml",
    place: /^title: .*$/m,
    wrong: "title: <strong>Contact</strong>",
    right: "title: Contact",
  },
  check: (files) =>
    textsIn(files).flatMap(({ parsed, path, value }) => {
      const piece = path.at(-1) === "html" ? undefined : htmlIn(value);
      if (piece === undefined) return [];
      // A fact of a wrong form is reported as that.
      if (parsed.file.startsWith("facts/") && isFlawed(files, parsed.file, path)) return [];
      // HTML without its key became part of the text above.
      if (isIncomplete(files, parsed.file, path.slice(0, -1))) return [];
      const message = { en: `HTML does not work here: ${piece}`, de: `HTML wirkt hier nicht: ${piece}` };
      const hint = piece.startsWith("&") ? writeCharacter : withoutTags;
      return [{ place: locateText(parsed, path, piece), path, message, hint }];
    }),
});

/** The first tag or reference in a plain text; `Press <Enter>` is meant like that. */
function htmlIn(text: string): string | undefined {
  const pieces = text.matchAll(/<\/?([a-z][a-z\d]*)[^>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi);
  const isMeant = (piece: string, tag: string | undefined) => {
    if (piece.startsWith("&")) return decode(piece) === piece;
    return tag !== undefined && !isElement(tag) && !text.includes(`</${tag}>`);
  };
  return [...pieces].find(([piece, tag]) => !isMeant(piece, tag))?.[0];
}
