/** Reads and writes content files for the form. The form keeps the source text beside the values. */
import { editYaml } from "../../../content/files/edit.ts";
import { isPlainList, isPlainMap, type Plain, type PlainMap, plainOf } from "../../../content/files/plain.ts";
import { readYaml } from "../../../content/files/print.ts";
import { decode } from "./decode.ts";
import { encode } from "./encode.ts";
import { formKeys, kindAt, type Shape } from "./shape.ts";
import { typeScalars } from "./typed.ts";

/** How one kind of file is read and written, and the first line of a new one. */
export interface FileFormat {
  readonly shape: Shape;
  /** Pattern of its paths in the content folder: `{{locale}}/plugins/{{slug}}.yaml`. */
  readonly path: string;
  readonly firstLine: string;
}

/** @returns Values of the fields. A text that is not a YAML map is returned as source text only. */
export function fromFile(shape: Shape, text: string): PlainMap {
  const value = valueOrNothing(shape, text);
  if (!isPlainMap(value)) return { [formKeys.source]: text, [formKeys.unread]: true };
  const encoded = encode(shape, value);
  const fields = isPlainMap(encoded) ? encoded : { [formKeys.entries]: encoded };
  return { ...fields, [formKeys.source]: text };
}

function valueOrNothing(shape: Shape, text: string): Plain | undefined {
  try {
    return typedValue(shape, text);
  } catch {
    return undefined;
  }
}

function typedValue(shape: Shape, text: string): Plain {
  const { document } = readYaml(text);
  typeScalars(document.contents, shape);
  return plainOf(document.toJS());
}

/** The values the form saves: texts trimmed, without the form’s own fields. */
export function savedValue(value: unknown): Plain {
  const plain = plainOf(value);
  if (typeof plain === "string") return plain.trim();
  if (isPlainList(plain)) return plain.map(savedValue);
  if (!isPlainMap(plain)) return plain;
  const entries = Object.entries(plain).filter(([key]) => !key.startsWith("__sc_"));
  return Object.fromEntries(entries.map(([key, entry]) => [key, key === formKeys.source ? entry : savedValue(entry)]));
}

/**
 * @param value The form’s values, edited from `fromFile`, or those of a new file.
 * @param firstLine First line of a new file.
 * @returns The source text if nothing has changed or if it is edited as text; otherwise the formatted file.
 */
export function toFile(shape: Shape, value: unknown, firstLine: string): string {
  const form = plainOf(value);
  const { [formKeys.source]: source, [formKeys.unread]: isUnread, ...fields } = isPlainMap(form) ? form : {};
  const text = typeof source === "string" ? source : "";
  if (isUnread === true) return `${text.trim()}\n`;
  const before = text === "" ? undefined : typedValue(shape, text);
  const edited = shape.kind === "record" ? fields[formKeys.entries] : fields;
  const written = editYaml(text, decode(shape, edited, before) ?? {}, {
    type: (contents) => typeScalars(contents, shape),
    isMarkdown: (path) => kindAt(shape, path) === "markdown",
  });
  return text === "" ? `${firstLine}\n${written}` : written;
}
