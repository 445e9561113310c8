/** Plain words, shown as written. They may hold placeholders of facts such as `{brand}`. */
import { z } from "zod";
import { field, type Label } from "../field.ts";

/** A character that is seen: no white space, nothing invisible. */
export const visibleChar = /[^\s\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** A string that says something: not empty, not only what nobody sees. */
export const nonBlank = z.string().regex(visibleChar, { error: "blank" });

export const text = field(nonBlank.max(2_000), "Text", "Text", { format: "tool.text" });

/** How a text of several lines is written, and typed. */
export const multilineMeta = { format: "tool.multiline", widget: "text" } as const;

/** A text of one line. Longer ones are paragraphs that went into the wrong field. */
export const line = (en: Label, de: Label) => field(text.max(200), en, de);

/** A text that may have several lines. */
export const multiline = (en: Label, de: Label) => field(text, en, de, multilineMeta);
