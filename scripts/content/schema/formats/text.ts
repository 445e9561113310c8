/** Plain words, shown as written. They may hold placeholders of facts such as `{brand}`. */
import { z } from "zod";
import { field, type Words } from "../field.ts";

/** A character that is seen: no white space, nothing invisible. */
export const seen = /[^\s\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** A string that says something: not empty, not only what nobody sees. */
export const filled = z.string().regex(seen, { error: "blank" });

export const text = field(filled.max(2_000), "Text", "Text", { format: "tool.text" });

/** How a text of several lines is written, and typed. */
export const severalLines = { format: "tool.multiline", widget: "text" } as const;

/** A text of one line. Longer ones are paragraphs that went into the wrong field. */
export const line = (en: Words, de: Words) => field(text.max(200), en, de);

/** A text that may have several lines. */
export const multiline = (en: Words, de: Words) => field(text, en, de, severalLines);
