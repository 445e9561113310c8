/** Colours of a report. */
import { styleText } from "node:util";

export type Style = "bold" | "dim" | "red" | "yellow" | "green";

/** Gives text a colour, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** For what is no terminal. */
export const plain: Paint = (_style, text) => text;

/** Colours on a terminal that has them and none in a file, unless `FORCE_COLOR` or `NO_COLOR` say otherwise. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (style, text) => styleText(style, text, { stream });
}
