/** The package has no types, and those of DefinitelyTyped lack some options. */
declare module "subset-font" {
  interface Settings {
    readonly targetFormat: "sfnt" | "woff" | "woff2";
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** Tags of OpenType features. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
  }
  export default function subsetFont(font: Uint8Array, text: string, settings: Settings): Promise<Buffer>;
}
