/**
 * How the value of a content file and the value that the form edits differ. The form knows lists and groups of fields;
 * content also has maps with free keys, and fields that hold this or that.
 */

export type Shape = (
  | { readonly kind: "value" }
  /** A number: the form has its text. */
  | { readonly kind: "number" }
  /** Simple HTML: the form has it as Markdown. */
  | { readonly kind: "html" }
  /** A path of a picture, which the form begins with a slash. For `{lang}` it shows the picture of this language. */
  | { readonly kind: "picture"; readonly language?: string }
  /** Yes or no. In the form an optional one that is not there is what it is by default: a no, unless it says otherwise. */
  | { readonly kind: "switch"; readonly default?: true | undefined }
  /** A word, or yes or no: the form has one choice of all. */
  | { readonly kind: "switchOrWord" }
  /** One line, or a list of lines: the form has the list. */
  | { readonly kind: "lines" }
  | { readonly kind: "list"; readonly entry: Shape }
  | { readonly kind: "map"; readonly entries: Readonly<Record<string, Shape>> }
  /** A map with free keys: the form has a list of groups with the key as first field. */
  | { readonly kind: "record"; readonly value: Shape }
  /** One of several maps: the form keeps which one it is. */
  | { readonly kind: "variants"; readonly variants: Readonly<Record<string, Readonly<Record<string, Shape>>>> }
) & { readonly optional?: true };

/** Names of fields that only the form has. No key of content begins with an underscore. */
export const formKeys = {
  source: "_source",
  /** Name of the file, without its ending. */
  entry: "_entry",
  /** Name of the country that the file is about. */
  country: "_country",
  /** Set if the text of the file cannot be read: it is edited as it is. */
  unread: "_unread",
  entries: "_entries",
  key: "_key",
  value: "_value",
  variant: "_variant",
} as const;

/** A number as content files write it. `1e3` and `0x10` are meant by nobody who fills in a form. */
export const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
