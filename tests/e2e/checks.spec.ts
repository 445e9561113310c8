/** The checks of layout and accessibility, on pages with one fault each, and on pages without any. */
import { expect, test } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { layoutFaults } from "./layout-faults.ts";

const style = `<!doctype html><style>
  body { margin: 0; font: 16px/1.5 sans-serif; inline-size: 100% }
  .visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
  .narrow { inline-size: 80px; block-size: 30px; white-space: nowrap }
  .low { overflow: clip; block-size: 20px; inline-size: 60px }
  .column { display: grid; grid-template-columns: 60px 1fr }
  .card { position: relative; block-size: 80px }
  .card > b { position: absolute; inset: 10px auto auto 0 }
</style>`;

const broken: readonly (readonly [fault: string, kind: string, html: string])[] = [
  ["a box wider than the window", "wide", "<div style='inline-size: 400px; block-size: 10px'></div>"],
  ["lines cut at the bottom", "cut", "<p class=low>Two lines here</p>"],
  ["a placeholder too long for its field", "cut", "<input class=narrow placeholder='Search for a partner'>"],
  ["a placeholder below the cross of a search", "cut", "<input type=search class=narrow placeholder=Partners>"],
  ["an option too long for its list", "cut", "<select class=narrow><option>Trinidad and Tobago</select>"],
  ["a word that sticks out of its column", "spilt", "<div class=column><p>Kassensicherung</p><p></p></div>"],
  ["text over text", "overlap", "<div class=card><h2>Heading of a card</h2><b>PREMIUM</b></div>"],
];

const sound: readonly (readonly [what: string, html: string])[] = [
  ["a table that scrolls by itself", "<div style='overflow-x: auto'><p style='inline-size: 500px'>Wide text</p></div>"],
  ["text for screen readers", "<p>Shown <span class=visually-hidden>and some that is not shown at all</span></p>"],
  ["a heading of tight lines", "<h2 style='line-height: 1.05; font-size: 40px'>A heading of several lines</h2>"],
  ["a bar that stays in view", "<div style='position: fixed; inset: 0 0 auto 0'>Bar</div><p>Text below the bar</p>"],
];

test("each fault of layout is found, and nothing if nothing is wrong", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const kindsOf = async (html: string) => {
    await page.setContent(style + html);
    return (await page.evaluate(layoutFaults)).map((line) => line.split(":")[0]);
  };
  for (const [fault, kind, html] of broken) expect(await kindsOf(html), fault).toContain(kind);
  for (const [what, html] of sound) expect(await kindsOf(html), what).toEqual([]);
});

test("axe has all its rules, the best practices and the size of targets among them", async ({ page }) => {
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>A page</title><meta name="viewport" content="width=device-width">
    <style>a { display: inline-block; font-size: 8px; line-height: 10px }</style></head><body><main><h1>A page</h1>
    <img src="x.png"><h3>Skipped</h3><button></button><input><p><a href="#a">a</a><a href="#b">b</a></p></main></body></html>`,
  );
  const ids = (await axeFindings(page)).map((finding) => finding.split(":")[0]);
  expect(new Set(ids)).toEqual(new Set(["image-alt", "heading-order", "button-name", "label", "target-size"]));
});
