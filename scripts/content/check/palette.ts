/** Every colour of the site, from the six of `site.yaml`. Plain values: the oldest browsers know no `color-mix()`. */
import type { z } from "zod";
import { mix, tone } from "../core/colour.ts";
import type { colours } from "../schema/colours.ts";

export type Colours = z.output<typeof colours>;
export type Palette = Readonly<Record<string, string>>;

const [black, white] = ["#000000", "#ffffff"];
/** Warm colours look greener when they are lighter, unless their hue turns. */
const warmTurn = 10;

/** Custom properties of each scheme, without `--`. What the others lack, they take from `light`. */
export function paletteOf({ paper, ink, accent, accentOnDark, warm, line }: Colours) {
  const darkWarm = tone(warm, 0.39, 0.8);
  const lineStrong = tone(ink, 0.609, 0.85);
  const light = {
    paper,
    surface: white,
    sunken: mix(paper, line, 0.3),
    ink,
    "ink-soft": tone(ink, 0.475, 1),
    line,
    "line-strong": lineStrong,
    accent,
    "accent-strong": mix(accent, black, 0.23),
    "on-accent": white,
    "accent-soft": tone(accent, 0.94, 0.19),
    amber: warm,
    "amber-soft": tone(warm, 0.955, 0.34, warmTurn),
    // Red says that something is wrong, whatever the brand.
    danger: "#a3271f",
    "danger-soft": "#fbe7e5",
    band: tone(accent, 0.302, 0.47),
    "band-line": tone(accent, 0.441, 0.5),
    "on-band": tone(line, 0.966, 0.8),
    "on-band-soft": tone(accent, 0.842, 0.25),
    "on-band-accent": tone(warm, 0.839, 1.1, warmTurn),
    "on-band-accent-strong": tone(warm, 0.909, 0.9, warmTurn),
    // The ground of a drawn Windows window.
    screen: "#17548f",
    "on-screen": white,
  };
  const dark = {
    paper: tone(ink, 0.2, 0.45),
    surface: tone(ink, 0.24, 0.55),
    sunken: tone(ink, 0.173, 0.35),
    ink: tone(ink, 0.94, 0.3),
    "ink-soft": tone(ink, 0.762, 0.8),
    line: tone(ink, 0.36, 0.9),
    "line-strong": tone(ink, 0.595, 0.9),
    accent: accentOnDark,
    "accent-strong": tone(accentOnDark, 0.845, 0.86),
    "on-accent": tone(accentOnDark, 0.211, 0.25),
    "accent-soft": tone(accent, 0.3, 0.38),
    amber: tone(warm, 0.79, 1.1, warmTurn),
    "amber-soft": tone(warm, 0.285, 0.4, warmTurn),
    danger: "#f19a92",
    "danger-soft": "#3a1b18",
    band: tone(accent, 0.286, 0.42),
    "band-line": tone(accent, 0.42, 0.5),
  };
  /** A receipt is paper, also in the dark. */
  const receipt = { surface: tone(line, 0.925, 1), line: tone(line, 0.811, 1.5), amber: darkWarm };
  /** With more contrast: 7:1 for every text, and visible lines. */
  const more = {
    "ink-soft": "var(--ink)",
    line: lineStrong,
    "line-strong": "var(--ink)",
    accent: "var(--accent-strong)",
    "band-line": "var(--on-band)",
    "on-band-soft": "var(--on-band)",
  };
  const moreInLight = { amber: darkWarm, danger: "#7d1610" };
  return { light, dark, receipt, more, moreInLight } satisfies Record<string, Palette>;
}
