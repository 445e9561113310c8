/** A release: `content/facts/releases/<version>.yaml` and `content/<language>/releases/<version>.yaml`. */
import { z } from "zod";
import { field, group } from "./field.ts";
import { isoDate } from "./formats/date.ts";
import { multiline, severalLines, text } from "./formats/text.ts";
import { version } from "./formats/version.ts";
import { published } from "./pieces.ts";
import { defineRefusal } from "./refusal.ts";

export const releaseFacts = group(
  ["Release", "Version and day. The newest one is the version that all texts name."],
  ["Version", "Nummer und Tag. Die neueste ist die Version, die alle Texte nennen."],
  {
    version: field(version, ["Version", "The same as the name of the file."], ["Version", "Wie der Name der Datei."]),
    date: field(isoDate, "Released on", "Erschienen am"),
    published,
  },
);

export const releaseSectionIds = ["newFeatures", "improvements", "bugFixes"] as const;

const items = z
  .array(
    multiline(
      ["Change", "One change, from the point of view of somebody at the till, without a full stop."],
      ["Änderung", "Eine Änderung, aus der Sicht von jemandem an der Kasse, ohne Punkt am Ende."],
    ),
  )
  .min(1);

function section(en: string, de: string) {
  return field(items, [en, "Leave it out if there is none."], [de, "Entfällt, wenn es nichts gibt."]).optional();
}

const nothingNew = defineRefusal({
  id: "release-empty",
  group: "values",
  meaning: {
    en: "A release says at least one thing that is new, better or fixed.",
    de: "Zu einer Version steht mindestens eine Sache, die neu, besser oder behoben ist.",
  },
  example: {
    wrong: { en: "Only a summary", de: "Nur eine Zusammenfassung" },
    right: {
      en: "A summary, and a list bugFixes with one entry",
      de: "Eine Zusammenfassung und eine Liste bugFixes mit einem Eintrag",
    },
  },
  message: { en: "This release has no items", de: "Diese Version hat keine Einträge" },
  hint: {
    en: "Add at least one list: newFeatures, improvements or bugFixes",
    de: "Ergänzen Sie mindestens eine Liste: newFeatures, improvements oder bugFixes",
  },
});

export const releaseWords = group(
  ["Words of a release", "What is new in it. At least one of the three lists is needed."],
  ["Texte einer Version", "Was in ihr neu ist. Mindestens eine der drei Listen ist nötig."],
  {
    summary: field(
      text.max(240),
      ["Summary", "One sentence: why somebody should install it."],
      ["Zusammenfassung", "Ein Satz: warum man sie installieren sollte."],
      severalLines,
    ),
    newFeatures: section("New features", "Neue Funktionen"),
    improvements: section("Improvements", "Verbesserungen"),
    bugFixes: section("Bug fixes", "Fehlerbehebungen"),
  },
).refine((words) => releaseSectionIds.some((id) => words[id] !== undefined), { error: nothingNew.id });
