/** All colours from six: those of the sample as they were chosen by hand, and what holds for those of any brand. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Colours, paletteOf } from "../../scripts/content/check/palette.ts";
import { poorContrasts } from "../../scripts/content/check/rules/contrast.ts";
import { contrast, tone } from "../../scripts/content/core/colour.ts";
import { lookCss } from "../../scripts/content/emit/look-css.ts";
import { difference } from "./ciede2000.ts";

const { colours }: { colours: Colours } = parse(readFileSync("tests/content/sample/site.yaml", "utf8"));

const byHand = {
  light: {
    ...{ paper: "#fbfaf6", surface: "#ffffff", sunken: "#f2f0e8", ink: "#1d2a26", "ink-soft": "#52605b" },
    ...{ line: "#d9d6cc", "line-strong": "#7a8681", accent: "#1f6f54", "accent-strong": "#154c3a" },
    ...{ "on-accent": "#ffffff", "accent-soft": "#e2efe8", amber: "#8a5a08", "amber-soft": "#fbefd6" },
    ...{ danger: "#a3271f", "danger-soft": "#fbe7e5", band: "#17352b", "band-line": "#3a5b4e" },
    ...{ "on-band": "#f6f4ec", "on-band-soft": "#bfd0c8", "on-band-accent": "#f0c36a" },
    ...{ "on-band-accent-strong": "#ffdc98", screen: "#17548f", "on-screen": "#ffffff" },
  },
  dark: {
    ...{ paper: "#121716", surface: "#1a211f", sunken: "#0d1110", ink: "#e8ece9", "ink-soft": "#a9b5b0" },
    ...{ line: "#34403c", "line-strong": "#74827c", accent: "#6cc7a3", "accent-strong": "#8fdcbd" },
    ...{ "on-accent": "#0d1c16", "accent-soft": "#1c332a", amber: "#e3b25c", "amber-soft": "#33290f" },
    ...{ danger: "#f19a92", "danger-soft": "#3a1b18", band: "#173027", "band-line": "#34554a" },
  },
  receipt: { surface: "#e9e6dc", line: "#c6c1b2", amber: "#5f3d02" },
  more: { line: "#7a8681" },
  moreInLight: { amber: "#5f3d02", danger: "#7d1610" },
};

test("two colours differ as much as those of the standard's own data", () => {
  expect(difference("#ffffff", "#ffffff")).toBe(0);
  expect(difference("#ff0000", "#00ff00")).toBeCloseTo(86.6, 0);
  expect(difference("#0000ff", "#0010ff")).toBeLessThan(1.5);
});

test.each(Object.entries(byHand))(
  "nobody sees that the sample's colours are made by the build: %s",
  (scheme, chosen) => {
    const made: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(paletteOf(colours)))[scheme] ?? {};
    const changed = Object.entries(made).filter(([, value]) => value.startsWith("#"));
    expect(changed.map(([name]) => name).sort()).toEqual(Object.keys(chosen).sort());
    for (const [name, colour] of Object.entries(chosen)) {
      expect(difference(colour, made[name] ?? ""), `${name} ${made[name]}`).toBeLessThanOrEqual(3);
    }
  },
);

test("what the schemes have in common", () => {
  const { light, receipt } = paletteOf(colours);
  // Receipts are paper, also in the dark.
  expect(contrast(receipt.surface, "#000000")).toBeGreaterThan(13);
  expect(contrast(light["on-screen"], light.screen)).toBeGreaterThanOrEqual(7);
});

/** The lowest contrast of any text, with more contrast. */
function leastWithMore(site: Colours): number {
  const { light, dark, receipt, moreInLight } = paletteOf(site);
  const schemes = [
    { ...light, ...moreInLight },
    { ...light, ...dark },
    // No error is said on a receipt.
    { ...light, ...receipt, danger: dark.danger, "danger-soft": dark["danger-soft"] },
  ];
  return Math.min(
    ...schemes.flatMap((each) => [
      ...[each.paper, each.surface, each.sunken].flatMap((ground) =>
        [each.ink, each["accent-strong"], each.amber].map((text) => contrast(text, ground)),
      ),
      contrast(each["accent-strong"], each["accent-soft"]),
      contrast(each["on-accent"], each["accent-strong"]),
      contrast(each.amber, each["amber-soft"]),
      contrast(each.danger, each["danger-soft"]),
      ...[each["on-band"], each["on-band-accent"]].map((text) => contrast(text, each.band)),
    ]),
  );
}

describe("with more contrast every text has 7:1", () => {
  test("in the sample", () => {
    expect(leastWithMore(colours)).toBeGreaterThanOrEqual(7);
  });

  test("in every brand whose colours the check accepts", () => {
    const hues = Array.from({ length: 24 }, (_, index) => index * 15);
    const brands = hues.flatMap((hue) =>
      [0.4, 0.45, 0.5, 0.55].map((lightness) => ({
        ...colours,
        accent: tone(colours.accent, lightness, 1.4, hue),
        accentOnDark: tone(colours.accent, lightness + 0.25, 1.4, hue),
        warm: tone(colours.warm, lightness, 1, hue),
      })),
    );
    const accepted = brands.filter((each) => poorContrasts(each).length === 0);
    expect(accepted.length).toBeGreaterThan(30);
    expect(accepted.filter((each) => leastWithMore(each) < 7).map((each) => [each, leastWithMore(each)])).toEqual([]);
  });
});

test("a plain look has no torn edges", () => {
  const styles = (look: "receipt" | "plain") => lookCss({ site: { colours, look }, languages: ["en"] });
  expect(styles("receipt")).toContain("--tooth: 0.75rem;");
  expect(styles("plain")).toContain("--tooth: 0rem;");
});

test("a language has what its script needs: the system's typeface, its letters not moved together, its direction", () => {
  const styles = (...languages: string[]) => lookCss({ site: { colours, look: "plain" }, languages });
  expect(styles("en", "pl")).not.toMatch(/:lang\(|dir=/);
  expect(styles("en", "uk")).toMatch(
    /:root:lang\(uk\) body \{ font-family: system-ui, sans-serif; \}\n.*letter-spacing: 0;/,
  );
  expect(styles("en", "uk")).not.toContain("dir=");
  expect(styles("en", "ar")).toMatch(/:lang\(ar\).*\[dir="rtl"\] \[type="search"\].*\[dir="rtl"\] address/s);
});
