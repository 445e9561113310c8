import { contrast } from "../../core/colour.ts";
import { groupBy } from "../../core/group-by.ts";
import { valueAt } from "../../core/value-path.ts";
import { colours } from "../../schema/colours.ts";
import { type Colours, type Palette, paletteOf } from "../palette.ts";
import { defineRule, type Finding } from "./rule.ts";

const grounds = ["paper", "surface", "sunken"];
const onBand = ["on-band", "on-band-soft", "on-band-accent", "on-band-accent-strong"];

type Pairs = readonly [
  about: string,
  least: number,
  madeOf: readonly (keyof Colours)[],
  fronts: readonly string[],
  backs: readonly string[],
];

/**
 * Which colours are on which: WCAG 2.2, 1.4.3 for words, 1.4.11 for edges of controls and the focus. `about` is part of
 * a message id, `madeOf` what to change.
 */
const pairs: readonly Pairs[] = [
  ["words", 4.5, ["ink", "paper"], ["ink", "ink-soft"], [...grounds, "accent-soft"]],
  ["links", 4.5, ["accent", "paper"], ["accent", "accent-strong"], [...grounds, "accent-soft"]],
  ["buttons", 4.5, ["accent"], ["on-accent"], ["accent", "accent-strong"]],
  ["warm-words", 4.5, ["warm", "paper"], ["ink", "amber"], [...grounds, "amber-soft"]],
  ["badges", 4.5, ["warm"], ["on-accent"], ["amber"]],
  ["errors", 4.5, ["paper"], ["ink", "danger"], [...grounds, "danger-soft"]],
  ["band", 4.5, ["accent"], onBand, ["band"]],
  ["edges", 3, ["paper"], ["line-strong"], grounds],
];

/** Where a pair is made of another colour than in light mode. */
const otherColours: Readonly<Record<string, Partial<Record<keyof Colours, keyof Colours>>>> = {
  dark: { paper: "ink", accent: "accentOnDark" },
  receipt: { paper: "line" },
};

export default defineRule({
  check({ parsed }) {
    const { data } = colours.safeParse(valueAt(parsed.get("site.yaml")?.value, ["colours"]));
    return data === undefined ? [] : poorContrasts(data);
  },
});

/** One for each colour to change: the worst pair of the first scheme that has one. */
export function poorContrasts(site: Colours): Finding[] {
  const { light, dark, receipt } = paletteOf(site);
  const schemes = { light, dark: { ...light, ...dark }, receipt: { ...light, ...receipt } };
  const found = Object.entries(schemes).flatMap(([scheme, palette]) => poorPairs(scheme, palette));
  const byColour = groupBy(found, ({ colours: [name = ""] }) => name);
  return [...byColour].flatMap(([name, [worst]]) =>
    worst === undefined ? [] : [{ id: "contrast", data: worst, file: "site.yaml", path: ["colours", name] }],
  );
}

function poorPairs(scheme: string, palette: Palette) {
  const found = pairs.flatMap(([about, least, madeOf, fronts, backs]) => {
    const names = [...new Set(madeOf.map((name) => otherColours[scheme]?.[name] ?? name))];
    const all = fronts.flatMap((front) => backs.map((back) => [palette[front] ?? "", palette[back] ?? ""] as const));
    return all.flatMap(([front, back]) => {
      const ratio = contrast(front, back);
      // Rounded down: 4.49 is not 4.5.
      const shown = { front, back, least, contrast: Math.floor(ratio * 10) / 10 };
      return ratio < least ? [{ about, scheme, ...shown, colours: names }] : [];
    });
  });
  return found.sort((one, other) => one.contrast / one.least - other.contrast / other.least);
}
