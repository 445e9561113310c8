/** axe finds what it is for: a page with a mistake of each kind that is counted on. */
import { expect, test } from "@playwright/test";
import { axeFindings } from "./axe.ts";

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title><meta name="viewport" content="width=device-width">
  <style>a { display: inline-block; font-size: 8px; line-height: 10px }</style></head><body><main><h1>A page</h1>${body}</main></body></html>`;

test("by all its rules, the best practices and the size of targets among them", async ({ page: tab }) => {
  await tab.setContent(
    page(`<img src="x.png"><h3>Skipped</h3><button></button><input>
      <p><a href="#a">a</a><a href="#b">b</a></p>`),
  );
  const ids = (await axeFindings(tab)).map((finding) => finding.split(":")[0]);
  expect(new Set(ids)).toEqual(new Set(["image-alt", "heading-order", "button-name", "label", "target-size"]));
});
