/** Colours of a report. */
import { styleText } from "node:util";

export type Style = "bold" | "dim" | "red" | "yellow" | "green";

/** Gives text a colour, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** For logs, files and whoever asked for no colour. */
export const plain: Paint = (_style, text) => text;

/** With the codes of ECMA-48, which every terminal of today knows. */
export const coloured: Paint = (style, text) => (text === "" ? "" : styleText(style, text, { validateStream: false }));

/**
 * Colours for a terminal and none for a file. `FORCE_COLOR` wins over `NO_COLOR` (https://no-color.org), as in Node.
 */
export function paintFor(
  stream: { readonly isTTY?: boolean },
  { FORCE_COLOR: force, NO_COLOR: none, TERM: terminal }: Readonly<Record<string, string | undefined>>,
): Paint {
  if (force !== undefined) return force === "0" || force === "false" ? plain : coloured;
  if (none) return plain;
  return stream.isTTY === true && terminal !== "dumb" ? coloured : plain;
}
