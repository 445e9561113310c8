/** Reads from the content folder what the form depends on. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { editing } from "../content/schema/editing.ts";

const site = z.object({ brand: z.string(), languages: z.array(z.string()).min(1), editing: editing.optional() });
const plugin = z
  .object({ name: z.record(z.string(), z.string()), published: z.boolean().optional() })
  .catch({ name: {} });
const editions = z.object({ currency: z.string() }).catch({ currency: "" });
const features = z
  .object({ comparison: z.object({ values: z.record(z.string(), z.string()) }) })
  .catch({ comparison: { values: {} } });

export type AdminFacts = Awaited<ReturnType<typeof readAdminFacts>>;

/** @throws Error if `site.yaml` cannot be read. Other files may have mistakes: the form fixes them. */
export async function readAdminFacts(content: string) {
  const read = async (...path: string[]): Promise<unknown> => parse(await readFile(join(content, ...path), "utf8"));
  const facts = site.parse(await read("site.yaml"));
  const [firstLanguage = ""] = facts.languages;
  const page = await read(firstLanguage, "pages", "features.yaml").catch(() => undefined);
  const words = Object.entries(features.parse(page).comparison.values);
  const { currency } = editions.parse(await read("editions.yaml").catch(() => undefined));
  const files = await readdir(join(content, "plugins")).catch(() => []);
  const plugins = files.map(async (file) => {
    const { name, published } = plugin.parse(await read("plugins", file).catch(() => undefined));
    return published === false ? [] : [{ value: file.replace(".yaml", ""), label: name[firstLanguage] ?? file }];
  });
  return {
    ...facts,
    /** Those that have a page. */
    plugins: (await Promise.all(plugins)).flat(),
    currency,
    firstLanguage,
    comparisonWords: words.map(([value, word]) => ({ value, label: `${word} (${value})` })),
  };
}
