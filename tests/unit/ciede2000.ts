/** How different two colours look (CIE ΔE2000, ISO/CIE 11664-6): 1 is what one just sees side by side. */
export function difference(one: string, other: string): number {
  const [[l1, a1, b1], [l2, a2, b2]] = [cieLab(one), cieLab(other)];
  const stretch = 1.5 - 0.5 * saturation((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hue(a1 * stretch, b1), hue(a2 * stretch, b2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [lightness, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const mean = c1 * c2 === 0 ? h1 + h2 : h1 + turn / 2;
  const byHue = 1 - 0.17 * cos(mean - 30) + 0.24 * cos(2 * mean) + 0.32 * cos(3 * mean + 6) - 0.2 * cos(4 * mean - 63);
  const ofLightness = (l2 - l1) / (1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2));
  const ofChroma = (c2 - c1) / (1 + 0.045 * chroma);
  const ofHue = (2 * Math.sqrt(c1 * c2) * Math.sin((turn * Math.PI) / 360)) / (1 + 0.015 * chroma * byHue);
  const blue = 60 * Math.exp(-((((((mean % 360) + 360) % 360) - 275) / 25) ** 2));
  const rotation = -2 * saturation(chroma) * Math.sin((blue * Math.PI) / 180);
  return Math.sqrt(ofLightness ** 2 + ofChroma ** 2 + ofHue ** 2 + rotation * ofChroma * ofHue);
}

const saturation = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const hue = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** CIELAB under D65. */
function cieLab(colour: string): readonly [lightness: number, a: number, b: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((index) => Number.parseInt(colour.slice(index, index + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const root = (value: number) => (value > 216 / 24_389 ? Math.cbrt(value) : (value * 841) / 108 + 4 / 29);
  const x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = root(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = root((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
