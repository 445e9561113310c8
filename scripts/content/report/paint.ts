/** Colours of a report. */
import { styleText } from "node:util";

export type Style = "bold" | "dim" | "red" | "yellow" | "cyan" | "green";

/** Gives text a colour, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** For logs, files and whoever asked for no colour. */
export const plain: Paint = (_style, text) => text;

/** With the codes of ECMA-48, which every terminal of today knows. */
export const coloured: Paint = (style, text) => (text === "" ? "" : styleText(style, text, { validateStream: false }));

interface Stream {
  readonly isTTY?: boolean;
}

/**
 * Whether a report is coloured. `FORCE_COLOR` wins over `NO_COLOR` (https://no-color.org), as in Node; without both,
 * a terminal is given colours and a file is not.
 */
export function paintFor(stream: Stream, environment: Readonly<Record<string, string | undefined>>): Paint {
  const { FORCE_COLOR: force, NO_COLOR: none, TERM: terminal } = environment;
  if (force !== undefined) return force === "0" || force === "false" ? plain : coloured;
  if (none !== undefined && none !== "") return plain;
  return stream.isTTY === true && terminal !== "dumb" ? coloured : plain;
}
