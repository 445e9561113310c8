/** Plain text, with placeholders of facts such as `{brand}`. */
import { z } from "zod";
import { visibleCharacter } from "../../../../src/domain/blank.ts";
import { field, type Label } from "../field.ts";

/** A string with at least one visible character. */
export const nonBlank = z.string().regex(visibleCharacter, { error: "blank" });

export const text = field(nonBlank.max(2_000), "Text", "Text", { format: "tool.text" });

/** Metadata of texts with several lines. */
export const multilineMeta = { format: "tool.multiline", widget: "text" } as const;

/** A one-line text. Longer ones are paragraphs in the wrong field. */
export const line = (en: Label, de: Label) => field(text.max(200), en, de);

export const multiline = (en: Label, de: Label) => field(text, en, de, multilineMeta);
