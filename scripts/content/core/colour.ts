/** Colours as `#rrggbb`, changed in OKLab (Björn Ottosson, 2020), where equal steps look equal. */

type Lab = readonly [lightness: number, a: number, b: number];

/** The colour's hue at a lightness from 0 to 1, its chroma times `chroma`, the hue turned by `turn` degrees. */
export function tone(colour: string, lightness: number, chroma: number, turn = 0): string {
  const [, a, b] = toLab(colour);
  const [x, y] = [Math.cos((turn * Math.PI) / 180) * chroma, Math.sin((turn * Math.PI) / 180) * chroma];
  return toHex([lightness, a * x - b * y, a * y + b * x]);
}

/** @param part Of the second colour, from 0 to 1. */
export function mix(one: string, other: string, part: number): string {
  const [from, to] = [toLab(one), toLab(other)];
  const between = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * part;
  return toHex([between(0), between(1), between(2)]);
}

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = toLinear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(colour: string) {
  const part = (index: number) => {
    const value = Number.parseInt(colour.slice(index, index + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)] as const;
}

function toLab(colour: string): Lab {
  const [red, green, blue] = toLinear(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** A colour that screens lack becomes one that they have, channel by channel. */
function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const written = linear.map((value) => {
    const part = Math.min(Math.max(value, 0), 1);
    const encoded = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${written.join("")}`;
}
