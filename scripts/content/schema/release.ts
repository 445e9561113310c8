/** A release: `content/facts/releases/<version>.yaml` and `content/<language>/releases/<version>.yaml`. */
import { z } from "zod";
import { isoDate, text, version } from "./primitives.ts";

export const releaseFacts = z
  .strictObject({
    version: version.meta({
      title: "Version",
      description: "The same as the name of the file, in quotes.",
      inForm: { en: "The same as the name of the file.", de: "Wie der Name der Datei." },
      de: { title: "Version", description: "Wie der Name der Datei, in Anführungszeichen." },
    }),
    date: isoDate.meta({
      title: "Released on",
      description: "Day of the release.",
      de: { title: "Erschienen am", description: "Tag, an dem die Version erschienen ist." },
    }),
  })
  .meta({
    title: "Release",
    description: "Version and day. The newest one is the version that all texts name.",
    de: { title: "Version", description: "Nummer und Tag. Die neueste ist die Version, die alle Texte nennen." },
  });

export const releaseSectionIds = ["newFeatures", "improvements", "bugFixes"] as const;

const items = z
  .array(
    text.meta({
      title: "Change",
      description: "One change, from the point of view of somebody at the till, without a full stop.",
      de: {
        title: "Änderung",
        description: "Eine Änderung, aus der Sicht von jemandem an der Kasse, ohne Punkt am Ende.",
      },
      format: "multiline",
    }),
  )
  .min(1);

export const releaseWords = z
  .strictObject({
    summary: text.max(240).meta({
      title: "Summary",
      description: "One sentence: why somebody should install it.",
      de: { title: "Zusammenfassung", description: "Ein Satz: warum man sie installieren sollte." },
      format: "multiline",
    }),
    newFeatures: items
      .meta({
        title: "New features",
        description: "What was not there before. Leave it out where there is none.",
        de: { title: "Neue Funktionen", description: "Was es vorher nicht gab. Gibt es nichts, entfällt die Liste." },
      })
      .optional(),
    improvements: items
      .meta({
        title: "Improvements",
        description: "What works better than before. Leave it out where there is none.",
        de: { title: "Verbesserungen", description: "Was besser geht als vorher. Gibt es nichts, entfällt die Liste." },
      })
      .optional(),
    bugFixes: items
      .meta({
        title: "Bug fixes",
        description: "What was wrong and is mended. Leave it out where there is none.",
        de: {
          title: "Fehlerbehebungen",
          description: "Was falsch war und behoben ist. Gibt es nichts, entfällt die Liste.",
        },
      })
      .optional(),
  })
  .refine((words) => releaseSectionIds.some((id) => words[id] !== undefined), { error: "release-empty" })
  .meta({
    title: "Words of a release",
    description: "What is new in it. At least one of the three lists is needed.",
    de: { title: "Texte einer Version", description: "Was in ihr neu ist. Mindestens eine der drei Listen ist nötig." },
  });
