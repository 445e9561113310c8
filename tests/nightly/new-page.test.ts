/** Follows the recipe "a page" of docs/recipes.md in a copy of the code: no sample and no label has to know it. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../commands/temporary-folder.ts";

const root = temporaryFolder();

const words = (title: string, text: string) => `seo:
  title: ${title}
  description: ${text}
title: ${title}
intro: ${text}
`;

const files = {
  "src/pages/brandnew/schema.ts": `import { pageIntro, pageTitle, pageTranslations, seo } from "../../../scripts/content/schema/pieces.ts";
export const translations = pageTranslations("Brand-new", "Nagelneu", { seo, title: pageTitle, intro: pageIntro });
`,
  "src/pages/brandnew/compose.ts": `import { withHead } from "../../../scripts/content/compose/context.ts";
export const compose = (context, translations) => ({ ...withHead(context, translations), country: context.content.site.company.country });
`,
  "content/en/pages/brandnew.yaml": words("Brand-new", "Work with us."),
  "content/de/pages/brandnew.yaml": words("Nagelneu", "Arbeiten Sie mit uns."),
};

/** Rows of tables, each with the line it is put in front of. */
const pages = "scripts/content/check/pages.ts";
const composers = "scripts/content/emit/composers.ts";
const importing = (what: string, file: string) => `import ${what} from "../../../src/pages/brandnew/${file}.ts";\n`;
const route = '  { id: "brandnew", path: "brandnew", folder: "brandnew", indexed: true },\n';
const rows = [
  ["src/routes/routes.ts", '  { id: "contact"', route],
  [pages, "import { translations as contact }", importing("{ translations as brandnew }", "schema")],
  [pages, "  contact,\n", "  brandnew,\n"],
  [composers, "import * as contact", importing("* as brandnew", "compose")],
  [composers, "  contact,\n", "  brandnew,\n"],
  ["content/navigation.yaml", "  - route: ", "  - route: brandnew\n"],
] as const;

/** Checks and composes as the build does, and says what came of the page. */
const program = `
import { checkContent } from "./scripts/content/check/check.ts";
import { emitContent } from "./scripts/content/emit/emit.ts";
import { readFolder } from "./scripts/content/files/content-folder.ts";
import writeSample, { sample } from "./scripts/testing/sample.ts";
writeSample();
const { content, files, diagnostics } = checkContent(readFolder("content"));
const ofSample = checkContent(readFolder(sample.CONTENT_DIR)).diagnostics;
const emitted = content && emitContent(content, files);
const languages = ["en", "de"];
const json = (name) => JSON.parse(String(emitted.get(name)));
console.log(JSON.stringify({
  diagnostics: [...diagnostics, ...ofSample].map(({ file, id, data }) => [file, id, JSON.stringify(data)].join(" ")),
  pages: languages.map((language) => json("content/" + language + "/brandnew.json")),
  labels: languages.map((language) => json("public/locales/" + language + "/translation.json").nav.brandnew),
  lastBreadcrumb: json("metadata/de/brandnew.json").structuredData["@graph"].at(-1).itemListElement.at(-1).name,
  menu: /"header": \\[[^\\]]*"route": "brandnew"/.test(String(emitted.get("shell.ts"))),
}));
`;

/** What the program says of the copy. */
function followRecipe(): unknown {
  for (const folder of ["src", "scripts", "tests/content/sample"])
    cpSync(folder, join(root, folder), { recursive: true });
  cpSync("tests/content/sample", join(root, "content"), { recursive: true });
  for (const file of ["package.json", "tsconfig.json"]) cpSync(file, join(root, file));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"), "junction");
  mkdirSync(join(root, "src", "pages", "brandnew"));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  for (const [file, before, row] of rows) {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(before, row + before));
  }
  writeFileSync(join(root, "follow.ts"), program);
  const tsx = resolve("node_modules", "tsx", "dist", "cli.mjs");
  return JSON.parse(execFileSync(process.execPath, [tsx, "follow.ts"], { cwd: root, encoding: "utf8" }));
}

test("the content is valid; pages in both languages have what compose.ts makes, and are in menu and breadcrumbs", () => {
  expect(followRecipe()).toMatchObject({
    diagnostics: [],
    pages: [
      { title: "Brand-new", intro: "Work with us.", country: expect.any(String) },
      { title: "Nagelneu", head: { description: "Arbeiten Sie mit uns." } },
    ],
    // Called as its heading says.
    labels: ["Brand-new", "Nagelneu"],
    lastBreadcrumb: "Nagelneu",
    menu: true,
  });
});
