/** Reads from the content folder what the form depends on. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { editing } from "../content/schema/editing.ts";
import type { AdminFacts } from "./config.ts";

const site = z.object({ brand: z.string(), languages: z.array(z.string()).min(1), editing: editing.optional() });
const features = z.object({ comparison: z.object({ values: z.record(z.string(), z.string()) }) });

/**
 * @param content Path of the content folder.
 * @throws Error where `facts/site.yaml` cannot be read. Other files may have mistakes: the form is there to mend them.
 */
export async function readAdminFacts(content: string): Promise<AdminFacts> {
  const known = site.parse(parse(await readFile(join(content, "facts", "site.yaml"), "utf8")));
  const { brand, languages } = known;
  return {
    brand,
    languages,
    editing: known.editing,
    comparisonWords: await comparisonWords(content, languages[0] ?? "en"),
  };
}

async function comparisonWords(content: string, language: string): Promise<AdminFacts["comparisonWords"]> {
  try {
    const words = features.parse(parse(await readFile(join(content, language, "pages", "features.yaml"), "utf8")));
    return Object.entries(words.comparison.values).map(([value, label]) => ({ value, label: `${label} (${value})` }));
  } catch {
    return [];
  }
}
