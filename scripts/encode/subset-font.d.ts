/** The package has no types of its own, and those of DefinitelyTyped do not know all settings. */
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
