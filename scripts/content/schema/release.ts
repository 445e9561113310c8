/** A release: `content/facts/releases/<version>.yaml` and `content/<language>/releases/<version>.yaml`. */
import { z } from "zod";
import { isoDate, text, version } from "./primitives.ts";

export const releaseFacts = z.strictObject({ version, date: isoDate });

export const releaseSectionIds = ["newFeatures", "improvements", "bugFixes"] as const;

const items = z.array(text).min(1);

export const releaseWords = z
  .strictObject({
    summary: text.max(240).describe("One sentence: why somebody should install it."),
    newFeatures: items.optional(),
    improvements: items.optional(),
    bugFixes: items.optional(),
  })
  .refine((words) => releaseSectionIds.some((id) => words[id] !== undefined), { error: "release-empty" });
