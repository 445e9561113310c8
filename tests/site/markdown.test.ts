/** The Markdown twins of all pages, whatever their content. Needs `npm run build`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { client, htmlOf, pages } from "./pages.ts";

test.each(pages)("$path is there as Markdown if search engines list it", ({ path, isListed }) => {
  const file = join(client, `${path}.md`);
  expect(existsSync(file)).toBe(isListed);
  if (!isListed) return;
  const text = readFileSync(file, "utf8");
  expect(text.match(/^# .+$/gm)).toHaveLength(1);
  expect(text).not.toMatch(/<[a-z/!]|\[\]|\]\((?![a-z]+:)|\*\*\*\*|undefined/);
  expect(text.length).toBeLessThan(htmlOf(path).length / 2);
});
