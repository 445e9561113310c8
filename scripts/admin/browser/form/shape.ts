/**
 * How content values differ from form values. The form has lists and groups of fields only;
 * content also has maps with free keys, and fields that hold this or that.
 */

import type { Path } from "../../../content/core/value-path.ts";

export type Shape = (
  | { readonly kind: "value" }
  /** A number; a text in the form. */
  | { readonly kind: "number" }
  /** Markdown, in lines as the form’s editor has them. */
  | { readonly kind: "markdown" }
  /** Path of a picture; in the form with a leading slash, and `{lang}` replaced by this language. */
  | { readonly kind: "picture"; readonly language?: string }
  /** Boolean. If optional and absent, the form shows `false`. */
  | { readonly kind: "switch" }
  /** An enum or a boolean; one select in the form. */
  | { readonly kind: "switchOrWord" }
  /** One line or a list of lines; a list in the form. */
  | { readonly kind: "lines" }
  | { readonly kind: "list"; readonly entry: Shape }
  | { readonly kind: "map"; readonly entries: Readonly<Record<string, Shape>> }
  /** A map with free keys; in the form a list of groups whose first field is the key. */
  | { readonly kind: "record"; readonly value: Shape }
  /** A union of maps; the form records the variant. */
  | { readonly kind: "variants"; readonly variants: Readonly<Record<string, Readonly<Record<string, Shape>>>> }
) & { readonly optional?: true };

/** Fields that exist only in the form. Content keys never begin with an underscore. */
export const formKeys = {
  source: "_source",
  /** Name of the file without its extension. */
  entry: "_entry",
  /** Name of the file’s country. */
  country: "_country",
  /** Set if the file does not parse: its source text is edited. */
  unread: "_unread",
  entries: "_entries",
  key: "_key",
  value: "_value",
  variant: "_variant",
} as const;

/** The shape of a field, an entry or a value below another; `undefined` for an unknown key. */
export function innerShape(shape: Shape | undefined, key: string): Shape | undefined {
  switch (shape?.kind) {
    case "map":
      return shape.entries[key];
    case "variants":
      return Object.values(shape.variants).find((entries) => Object.hasOwn(entries, key))?.[key];
    case "record":
      return shape.value;
    case "list":
      return shape.entry;
    case "lines":
      return { kind: "value" };
  }
  return undefined;
}

/** The kind of the value at a path in the content file; `undefined` for an unknown key. */
export function kindAt(shape: Shape, path: Path): Shape["kind"] | undefined {
  return path.reduce<Shape | undefined>((outer, step) => innerShape(outer, String(step)), shape)?.kind;
}
