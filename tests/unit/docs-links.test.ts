/** Links between the documents lead somewhere, and each dependency has its reason. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "./source-files.ts";

const documents = ["README.md", "CONTRIBUTING.md", ...filesIn("docs", /\.md$/).map(({ path }) => path)];

/** How a heading is addressed on the web pages that show Markdown. */
function anchorOf(heading: string): string {
  const letters = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, "");
  return letters.trim().replaceAll(/\s/g, "-");
}

test.each(documents)("%s has no dead link", (document) => {
  const text = readFileSync(document, "utf8").replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, "");
  const dead = [...text.matchAll(/(?<!\\)\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    // What is in content/ may be deleted by whoever edits it.
    .filter((target) => !/^[a-z]+:|^[./]*content\//.test(target))
    .filter((target) => {
      const [path = "", anchor] = target.split("#");
      const file = path === "" ? document : join(dirname(document), path);
      if (!existsSync(file)) return true;
      if (anchor === undefined) return false;
      const headings = readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm);
      return ![...headings].some(([, heading = ""]) => anchorOf(heading) === anchor);
    });
  expect(dead).toEqual([]);
});

test("docs/dependencies.md names each package of package.json, and no other", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const rows = readFileSync("docs/dependencies.md", "utf8").matchAll(/^- (`.*?):/gm);
  const named = [...rows].flatMap(([, names = ""]) => names.replaceAll("`", "").split(", "));
  expect(named.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted());
});
