/** `content/releases/<version>.yaml`: a release. */
import { z } from "zod";
import { field, group } from "./field.ts";
import { isoDate } from "./formats/date.ts";
import { multiline, multilineMeta, text } from "./formats/text.ts";
import { perLanguage } from "./per-language.ts";
import { published } from "./pieces.ts";

export const releaseSectionIds = ["newFeatures", "improvements", "bugFixes"] as const;

const items = z
  .array(
    perLanguage(
      multiline(
        ["Change", "One change, from the point of view of those who use the program, without a full stop."],
        ["Änderung", "Eine Änderung, aus der Sicht derer, die mit dem Programm arbeiten, ohne Punkt am Ende."],
      ),
    ),
  )
  .min(1);

function section(en: string, de: string) {
  return field(items, [en, "Leave it out if there is none."], [de, "Entfällt, wenn es nichts gibt."]).optional();
}

export const release = group(
  ["Release", "What is new in it: at least one of the three lists is needed. All texts name the newest release."],
  ["Version", "Was in ihr neu ist: Mindestens eine der drei Listen ist nötig. Alle Texte nennen die neueste Version."],
  {
    date: field(isoDate, "Released on", "Erschienen am"),
    published,
    summary: perLanguage(
      field(
        text.max(240),
        ["Summary", "One sentence: why to install it."],
        ["Zusammenfassung", "Ein Satz: warum man sie installieren sollte."],
        multilineMeta,
      ),
    ),
    newFeatures: section("New features", "Neue Funktionen"),
    improvements: section("Improvements", "Verbesserungen"),
    bugFixes: section("Bug fixes", "Fehlerbehebungen"),
  },
).refine((sections) => releaseSectionIds.some((id) => sections[id] !== undefined), { error: "release-empty" });
