/** A content file as the form reads and writes it. The form keeps the text of the file beside its values. */
import { editYaml } from "../yaml/edit.ts";
import { isPlainList, isPlainMap, type Plain, type PlainMap, plainOf } from "../yaml/plain.ts";
import { valueIn } from "../yaml/print.ts";
import { decode } from "./decode.ts";
import { encode } from "./encode.ts";
import { formKeys, type Shape } from "./shape.ts";

/** How a kind of file is read and written, and what a new one begins with. */
export interface FileFormat {
  readonly shape: Shape;
  /** Of its files, in the content folder: `{{locale}}/plugins/{{slug}}.yaml`. */
  readonly path: string;
  readonly firstLine: string;
}

/** @returns Values of the fields; of a text that is no map of YAML nothing but itself, so that it can be fixed. */
export function fromFile(shape: Shape, text: string): PlainMap {
  const value = valueOrNothing(text);
  if (!isPlainMap(value)) return { [formKeys.source]: text, [formKeys.unread]: true };
  const encoded = encode(shape, value);
  const fields = isPlainMap(encoded) ? encoded : { [formKeys.entries]: encoded };
  return { ...fields, [formKeys.source]: text };
}

function valueOrNothing(text: string): Plain | undefined {
  try {
    return valueIn(text);
  } catch {
    return undefined;
  }
}

/** What the form saves of its values: it takes the white space off both ends of a text, and keeps its own notes to itself. */
export function savedValue(value: unknown): Plain {
  const plain = plainOf(value);
  if (typeof plain === "string") return plain.trim();
  if (isPlainList(plain)) return plain.map(savedValue);
  if (!isPlainMap(plain)) return plain;
  const entries = Object.entries(plain).filter(([key]) => !key.startsWith("__sc_"));
  return Object.fromEntries(entries.map(([key, entry]) => [key, key === formKeys.source ? entry : savedValue(entry)]));
}

/**
 * @param value What the form made of `fromFile`, or of nothing for a new file.
 * @param firstLine What a new file begins with.
 * @returns The text that was read if nothing was changed, or if it is edited as a text; otherwise in the form of all files.
 */
export function toFile(shape: Shape, value: unknown, firstLine: string): string {
  const form = plainOf(value);
  const { [formKeys.source]: source, [formKeys.unread]: isUnread, ...fields } = isPlainMap(form) ? form : {};
  const text = typeof source === "string" ? source : "";
  if (isUnread === true) return `${text.trim()}\n`;
  const before = text === "" ? undefined : valueIn(text);
  const edited = shape.kind === "record" ? fields[formKeys.entries] : fields;
  const written = editYaml(text, decode(shape, edited, before) ?? {});
  return text === "" ? `${firstLine}\n${written}` : written;
}
