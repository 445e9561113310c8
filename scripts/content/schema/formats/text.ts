/** Plain words, shown as written. They may hold placeholders of facts such as `{brand}`. */
import { z } from "zod";
import { hints } from "../../core/hints.ts";
import { partnerExample } from "../../core/rule-words.ts";
import { field, type Words } from "../field.ts";
import { defineRefusal } from "../refusal.ts";

/** A character that is seen: no white space, nothing invisible. */
export const seen = /[^\s\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

export const blank = defineRefusal({
  id: "blank",
  group: "fields",
  meaning: {
    en: "There are quotes with nothing, or only spaces, between them. Write the text, or delete the line if the field is not needed.",
    de: "Zwischen den Anführungszeichen steht nichts oder nur Leerraum. Schreiben Sie den Text, oder löschen Sie die Zeile, wenn das Feld nicht gebraucht wird.",
  },
  example: partnerExample('address: " "', "address: Reykjavík"),
  message: { en: "There is no text here", de: "Hier steht kein Text" },
  hint: hints.missingText,
});

/** A string that says something: not empty, not only what nobody sees. */
export const filled = z.string().regex(seen, { error: blank.id });

export const text = field(filled.max(2_000), "Text", "Text", {
  notation: {
    en: "Plain text. Facts are in braces, such as {brand}; then the whole text goes into quotes.",
    de: "Einfacher Text. Fakten stehen in geschweiften Klammern, etwa {brand}; dann gehört der ganze Text in Anführungszeichen.",
  },
});

/** How a text of several lines is written, and typed. */
export const severalLines = {
  notation: {
    en: "Plain text, also over several lines: write >- behind the colon and indent the lines below. Facts are in braces, such as {brand}.",
    de: "Einfacher Text, auch über mehrere Zeilen: hinter dem Doppelpunkt >- schreiben und die Zeilen darunter einrücken. Fakten stehen in geschweiften Klammern, etwa {brand}.",
  },
  widget: "text",
} as const;

/** A text of one line. Longer ones are paragraphs that went into the wrong field. */
export const line = (en: Words, de: Words) => field(text.max(200), en, de);

/** A text that may have several lines. */
export const multiline = (en: Words, de: Words) => field(text, en, de, severalLines);
