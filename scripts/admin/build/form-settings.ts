/** Reads the content that the configuration of the form depends on. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { isShown } from "../../content/check/published.ts";
import { localDay } from "../../content/core/local-day.ts";
import { editing } from "../../content/schema/editing.ts";

const site = z.object({
  brand: z.string(),
  languages: z.array(z.string()).min(1),
  editing: editing.optional(),
  company: z.object({ country: z.string().length(2) }).catch({ country: "ZZ" }),
});
const plugin = z.object({ name: z.record(z.string(), z.string()), country: z.string().optional() }).catch({ name: {} });
const editions = z
  .object({
    currency: z.string(),
    comparison: z.object({ words: z.record(z.string(), z.record(z.string(), z.string())) }),
  })
  .catch({ currency: "", comparison: { words: {} } });

export type FormSettings = Awaited<ReturnType<typeof readFormSettings>>;

/** @throws Error if `site.yaml` is invalid. Errors in other files are tolerated, since editors fix them in the form. */
export async function readFormSettings(content: string) {
  const read = async (...path: string[]): Promise<unknown> => parse(await readFile(join(content, ...path), "utf8"));
  const facts = site.parse(await read("site.yaml"));
  const [firstLanguage = ""] = facts.languages;
  const { currency, comparison } = editions.parse(await read("editions.yaml").catch(() => undefined));
  const files = await readdir(join(content, "plugins")).catch(() => []);
  const today = localDay(facts.company.country, new Date());
  const plugins = files.map(async (file) => {
    const entry: unknown = await read("plugins", file).catch(() => undefined);
    const { name, country } = plugin.parse(entry);
    const [value, label] = [file.replace(".yaml", ""), name[firstLanguage] ?? file];
    return isShown(entry, today) ? [{ value, label, country }] : [];
  });
  return {
    ...facts,
    /** Published plugins. */
    plugins: (await Promise.all(plugins)).flat(),
    currency,
    firstLanguage,
    comparisonWords: Object.entries(comparison.words).map(([value, word]) => {
      return { value, label: `${word[firstLanguage] ?? ""} (${value})` };
    }),
  };
}
