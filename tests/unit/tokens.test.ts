/** Contrast of colours by WCAG 2.2 (1.4.3 for words, 1.4.11 for edges of controls and the focus). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync("src/styles/tokens.css", "utf8").replaceAll(/\/\*.*?\*\//gs, "");
const [light = "", ...media] = css.split("@media ");
const [dark = "", paper = ""] =
  media.find((block) => block.startsWith("screen and (prefers-color-scheme: dark)"))?.split("[data-paper]") ?? [];

const coloursOf = (block: string) =>
  [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [name, value] as const);
const schemes = {
  light: new Map(coloursOf(light)),
  dark: new Map([...coloursOf(light), ...coloursOf(dark)]),
  "a receipt in the dark": new Map([...coloursOf(light), ...coloursOf(paper)]),
};

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((index) => Number.parseInt(colour.slice(index, index + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds = ["paper", "surface", "sunken"];
const pairs: readonly (readonly [least: number, front: readonly string[], back: readonly string[]])[] = [
  [4.5, ["ink", "ink-soft", "accent", "accent-strong"], [...grounds, "accent-soft"]],
  [4.5, ["ink", "amber"], [...grounds, "amber-soft"]],
  [4.5, ["ink", "danger"], [...grounds, "danger-soft"]],
  [4.5, ["on-accent"], ["accent", "accent-strong"]],
  [4.5, ["on-band", "on-band-soft", "on-band-accent", "on-band-accent-strong"], ["band"]],
  [7, ["on-screen"], ["screen"]],
  [3, ["line-strong"], grounds],
];

test("receipts in the dark scheme are of a lighter paper", () => {
  expect(luminance(new Map(coloursOf(paper)).get("surface") ?? "#000000")).toBeGreaterThan(0.6);
});

test.each(Object.entries(schemes))("%s", (_scheme, colours) => {
  for (const [least, fronts, backs] of pairs) {
    for (const [front, back] of fronts.flatMap((one) => backs.map((other) => [one, other]))) {
      const [darker = 0, lighter = 0] = [front, back]
        .map((name = "") => luminance(colours.get(name) ?? expect.fail(`There is no colour ${name}`)))
        .sort((a, b) => a - b);
      expect((lighter + 0.05) / (darker + 0.05), `${front} on ${back}`).toBeGreaterThanOrEqual(least);
    }
  }
});
