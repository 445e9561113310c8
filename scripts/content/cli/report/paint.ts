/** Terminal colours. */
import { styleText } from "node:util";

export type Style = "bold" | "dim" | "red" | "yellow" | "green";

export type Paint = (style: Style, text: string) => string;

/** Leaves text unstyled. */
export const plain: Paint = (_style, text) => text;

/** Styles text if the stream is a terminal with colours. Honours `FORCE_COLOR` and `NO_COLOR`. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (style, text) => styleText(style, text, { stream });
}
