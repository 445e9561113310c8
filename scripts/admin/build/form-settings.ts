/** Reads the content that the configuration of the form depends on. */
import { z } from "zod";
import { isShown, withToday } from "../../content/check/published.ts";
import { readContentFiles } from "../../content/check/read-content-files.ts";
import { readFolder } from "../../content/files/content-folder.ts";
import { editing } from "../../content/schema/editing.ts";

const site = z.object({
  brand: z.string(),
  languages: z.array(z.string()).min(1),
  begun: z.array(z.string()).default([]),
  editing: editing.optional(),
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
  const files = withToday(readContentFiles(readFolder(content)), new Date());
  const valueIn = (path: string) => files.parsed.get(path)?.value;
  const facts = site.parse(valueIn("site.yaml"));
  const [firstLanguage = ""] = facts.languages;
  const { currency, comparison } = editions.parse(valueIn("editions.yaml"));
  const plugins = [...files.parsed].flatMap(([path, { value: entry }]) => {
    const [, slug] = /^plugins\/(.+)\.yaml$/.exec(path) ?? [];
    if (slug === undefined || !isShown(entry, files.today)) return [];
    const { name, country } = plugin.parse(entry);
    return [{ value: slug, label: name[firstLanguage] ?? slug, country }];
  });
  return {
    ...facts,
    /** Complete and begun ones. */
    languages: [...facts.languages, ...facts.begun],
    plugins,
    currency,
    firstLanguage,
    comparisonWords: Object.entries(comparison.words).map(([value, word]) => {
      return { value, label: `${word[firstLanguage] ?? ""} (${value})` };
    }),
  };
}
