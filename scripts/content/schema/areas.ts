/** Areas of the features page: `content/areas.yaml`. */
import type { z } from "zod";
import { field, group } from "./field.ts";
import { picturePath } from "./formats/picture.ts";
import { groupWithTranslations, perLanguage } from "./per-language.ts";
import { anchored, heading, imageAlt, paragraph, points } from "./pieces.ts";

const words = group("Words of the area", "Texte des Bereichs", { title: heading, text: paragraph, points: points(2) });

export type AreaTranslations = z.output<typeof words>;

const picture = group("Picture", "Bild", { file: picturePath, alt: perLanguage(imageAlt) }).optional();

export const areas = field(
  anchored(groupWithTranslations("Area", "Bereich", { picture }, words), 4),
  ["Areas of the features page", "What the program does, from top to bottom. At least four."],
  ["Bereiche der Funktionsseite", "Was das Programm kann, von oben nach unten. Mindestens vier."],
);
