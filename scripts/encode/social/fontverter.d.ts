/** The package has no types of its own. */
declare module "fontverter" {
  /** Between the formats of fonts; the format that is given is found out. */
  export function convert(font: Uint8Array, to: "sfnt" | "woff" | "woff2"): Promise<Buffer>;
}
