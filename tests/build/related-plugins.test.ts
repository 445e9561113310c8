/** Which other plugins the page of a plugin leads to. Needs `npm run build`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { shell } from "../../src/generated/shell.ts";

const version = /data-version="(\w+)"/.exec(readFileSync("dist/client/en.html", "utf8"))?.[1] ?? "";
const page = z.object({ related: z.array(z.object({ slug: z.string() })) });

function relatedTo(slug: string): string[] {
  const file = join("dist", "client", "content", version, "en", "plugin", `${slug}.json`);
  return page.parse(JSON.parse(readFileSync(file, "utf8"))).related.map((one) => one.slug);
}

test.each(shell.pluginSlugs)("%s leads to three others, each once", (slug) => {
  const related = relatedTo(slug);
  expect(new Set(related).size).toBe(3);
  expect(related).not.toContain(slug);
});

test("plugins for the same country come first", () => {
  expect(relatedTo("fatoora")[0]).toBe("e-invoice-ksa");
  expect(relatedTo("e-invoice-ksa")[0]).toBe("fatoora");
});

test("every plugin is led to from another one", () => {
  const reached = new Set(shell.pluginSlugs.flatMap(relatedTo));
  expect(shell.pluginSlugs.filter((slug) => !reached.has(slug))).toEqual([]);
});
