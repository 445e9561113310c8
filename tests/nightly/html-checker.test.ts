/** The check of the HTML: what it finds, and what it lets pass. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkHtml, messageLine } from "../../scripts/html/checker.ts";
import { java } from "../../scripts/testing/programs.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";

const folder = temporaryFolder();

test("finds errors and warnings, and neither modern CSS, nor a slash, nor words of another language", () => {
  const program = java.find();
  if (program === undefined) throw new Error(java.howToGet);
  const page = (body: string, style = "") =>
    `<!doctype html><html lang="en"><head><title>Page</title><style>${style}</style></head><body>${body}</body></html>`;
  const english = "<p>The bell rings, the drawer opens, and the receipt lies on the counter before the coat is on.</p>";
  const files = {
    "german.html": page(`<h1>Receipts</h1>${english.repeat(40)}`).replace('lang="en"', 'lang="de"'),
    "good.html": page("<h1>Title</h1><p>One<br/>two</p>", "@layer base { p { color: red } }"),
    "bad.html": page('<h1>Title</h1><p><div></div></p><img src="x.png">'),
    "warned.html": page("<h1>Title</h1><section><p>Without a heading</p></section>"),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const lines = checkHtml(program, [folder]).map(messageLine).join("\n");
  expect(lines).toMatch(/bad\.html:1:\d+ {2}error: No “p” element in scope/);
  expect(lines).toMatch(/bad\.html:1:\d+ {2}error: An “img” element must have an “alt” attribute/);
  expect(lines).toMatch(/warned\.html:1:\d+ {2}warning: Section lacks heading/);
  expect(lines).not.toMatch(/(?:good|german)\.html/);
});
