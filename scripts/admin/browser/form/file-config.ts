/** Reads and writes content files for the form. The form keeps the source text beside the values. */
import { isMap, isPair, isScalar, isSeq } from "yaml";
import { countryName } from "../../../content/core/intl.ts";
import { editYaml } from "../../../content/files/edit.ts";
import {
  booleanOf,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  jsonOf,
  plainNumber,
} from "../../../content/files/json-value.ts";
import { readYaml } from "../../../content/files/print.ts";
import { decode } from "./decode.ts";
import { encode } from "./encode.ts";
import { formKeys, innerShape, kindAt, type Shape } from "./shape.ts";

/** How one kind of file is read and written, the first line of a new one, and where it is in the form. */
export interface FileConfig {
  readonly shape: Shape;
  /** Pattern of its paths in the content folder: `{{locale}}/plugins/{{slug}}.yaml`. */
  readonly path: string;
  readonly firstLine: string;
  /** What names of its entries look like, if the form has a field for the name. */
  readonly nameMessage?: string | undefined;
  /** The collection of the form with these files, its entry for a single file, and what the form calls it. */
  readonly collection: string;
  readonly entry: string;
  readonly label: string;
}

/** @returns Values of the fields. A text that is not a YAML map is returned as source text only. */
export function fromFile(shape: Shape, text: string): JsonObject {
  const value = typedValue(shape, text);
  if (!isJsonObject(value)) return { [formKeys.source]: text, [formKeys.unread]: true };
  const encoded = encode(shape, value);
  const fields = isJsonObject(encoded) ? encoded : { [formKeys.entries]: encoded };
  return { ...fields, [formKeys.source]: text };
}

/** `undefined` for a text that does not parse. */
function typedValue(shape: Shape, text: string): JsonValue | undefined {
  try {
    const { document } = readYaml(text);
    typeScalars(document.contents, shape);
    return jsonOf(document.toJS());
  } catch {
    return undefined;
  }
}

/** The values the form saves: texts trimmed, without the form’s own fields. */
export function savedValue(value: unknown): JsonValue {
  const plain = jsonOf(value);
  if (typeof plain === "string") return plain.trim();
  if (isJsonArray(plain)) return plain.map(savedValue);
  if (!isJsonObject(plain)) return plain;
  const entries = Object.entries(plain).filter(([key]) => !key.startsWith("__sc_"));
  return Object.fromEntries(entries.map(([key, entry]) => [key, key === formKeys.source ? entry : savedValue(entry)]));
}

/**
 * @param value The form’s values, edited from `fromFile`, or those of a new file.
 * @returns The source text if nothing has changed or if it is edited as text; otherwise the formatted file.
 */
export function toFile(shape: Shape, value: unknown, firstLine: string): string {
  const form = jsonOf(value);
  const { [formKeys.source]: source, [formKeys.unread]: isUnread, ...fields } = isJsonObject(form) ? form : {};
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

/** Adds what names the entry in lists and is not in the file: its name, and that of its country in `language`. */
export function withNames(form: JsonObject, path: string, language: string): JsonObject {
  const entry = path.replace(/^.*\/|\.yaml$/g, "");
  const { country } = form;
  if (typeof country !== "string" || !/^[A-Z]{2}$/.test(country)) return { ...form, [formKeys.entry]: entry };
  return { ...form, [formKeys.entry]: entry, [formKeys.country]: countryName(country, language) };
}

/** Gives each scalar the type that its field has, as the content check does: the version 1.50 is a text. */
function typeScalars(node: unknown, shape: Shape | undefined): void {
  if (isScalar(node) && shape !== undefined && (node.value !== null || node.source !== "")) {
    node.value = typed(shape, typeof node.value === "string" ? node.value : (node.source ?? ""));
  }
  if (!isMap(node) && !isSeq(node)) return;
  for (const item of node.items) {
    const key = isPair(item) && isScalar(item.key) ? String(item.key.value) : "";
    typeScalars(isPair(item) ? item.value : item, innerShape(shape, key));
  }
}

function typed({ kind }: Shape, text: string): unknown {
  if (kind === "number" && plainNumber.test(text)) return Number(text);
  const isSwitch = kind === "switch" || kind === "switchOrWord";
  return (isSwitch ? booleanOf(text) : undefined) ?? text;
}
