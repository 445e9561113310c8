/** The layout checks find what they are for: each is shown a page with one fault, and pages without any. */
import { expect, test } from "@playwright/test";
import { layoutFaults } from "./layout-faults.ts";

const style = `<style>
  body { margin: 0; font: 16px/1.5 sans-serif; inline-size: 100% }
  .visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
</style>`;

const broken: readonly (readonly [name: string, kind: string, html: string])[] = [
  ["a box wider than the window", "wide", "<div style='inline-size: 400px; block-size: 10px'></div>"],
  ["a word longer than the window", "wide", `<p>${"Kassensicherungsverordnung".repeat(3)}</p>`],
  [
    "text cut by its box",
    "cut",
    "<p style='overflow: hidden; white-space: nowrap; inline-size: 80px'>Too long for it</p>",
  ],
  [
    "lines cut at the bottom",
    "cut",
    "<p style='overflow: clip; block-size: 20px; inline-size: 60px'>Two lines here</p>",
  ],
  [
    "text that ends in dots",
    "cut",
    "<p style='overflow: hidden; text-overflow: ellipsis; white-space: nowrap; inline-size: 90px'>Something left out</p>",
  ],
  [
    "a placeholder too long for its field",
    "cut",
    "<input style='inline-size: 100px; block-size: 30px' placeholder='Search for a partner or a country'>",
  ],
  [
    "an option too long for its list",
    "cut",
    "<select style='inline-size: 80px; block-size: 30px'><option>Trinidad and Tobago</select>",
  ],
  [
    "a word that sticks out of its column",
    "spilt",
    "<div style='display: grid; grid-template-columns: 60px 1fr'><p>Kassensicherung</p><p></p></div>",
  ],
  ["text over text", "overlap", "<p>One line</p><p style='margin-block-start: -36px'>Another line</p>"],
  [
    "a badge over a heading",
    "overlap",
    "<div style='position: relative'><h2>Heading of a card</h2><b style='position: absolute; inset: 10px auto auto 0'>PREMIUM</b></div>",
  ],
  [
    "a button over a button",
    "overlap",
    "<button style='block-size: 30px'>First</button><button style='block-size: 30px; margin-inline-start: -20px'>Second</button>",
  ],
  ["a link alone that is too low", "small", "<p><a href='#'>Read more</a></p>"],
  ["a button that is too small", "small", "<button style='inline-size: 20px; block-size: 20px; padding: 0'>×</button>"],
  ["a box to tick without a label around it", "small", "<input type=checkbox aria-label='Yes'>"],
];

const sound: readonly (readonly [name: string, html: string])[] = [
  ["text that wraps", `<p>${"Words that wrap ".repeat(30)}</p>`],
  ["a table that scrolls by itself", "<div style='overflow-x: auto'><p style='inline-size: 500px'>Wide text</p></div>"],
  ["text for screen readers", "<p>Shown <span class=visually-hidden>and some that is not shown at all</span></p>"],
  [
    "a closed answer",
    "<details><summary style='block-size: 44px'>Question</summary><p style='margin-block-start: -60px'>Answer</p></details>",
  ],
  [
    "a heading of tight lines",
    "<h2 style='line-height: 1.05; font-size: 40px'>A heading that takes several lines</h2>",
  ],
  ["links in a sentence", "<p>Read <a href='#'>the terms</a> and <a href='#'>the policy</a> first.</p>"],
  [
    "a box to tick in a label of its own size",
    "<label style='display: block; block-size: 30px'><input type=checkbox> Yes</label>",
  ],
  [
    "a link as large as its card",
    "<div style='position: relative; block-size: 80px'><style>a::after { content: ''; position: absolute; inset: 0 }</style><h2><a href='#' style='font-size: 14px; line-height: 1'>Card</a></h2></div>",
  ],
  [
    "a bar that stays in view",
    "<div style='position: fixed; inset: 0 0 auto 0; block-size: 50px'>Bar</div><p>Text below the bar</p>",
  ],
];

test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 600 }));

test("each fault is found", async ({ page }) => {
  for (const [name, kind, html] of broken) {
    await page.setContent(`<!doctype html>${style}${html}`);
    const found = await page.evaluate(layoutFaults);
    expect(
      found.map((fault) => fault.split(":")[0]),
      name,
    ).toContain(kind);
  }
});

test("nothing is found where nothing is wrong", async ({ page }) => {
  for (const [name, html] of sound) {
    await page.setContent(`<!doctype html>${style}${html}`);
    expect(await page.evaluate(layoutFaults), name).toEqual([]);
  }
});
