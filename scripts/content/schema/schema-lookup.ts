/** Looks up what a schema accepts at a path, to suggest what to write. */
import { z } from "zod";
import { asYaml } from "../core/as-yaml.ts";
import type { LocalizedText } from "../core/messages/language.ts";
import { nearest } from "../core/suggest.ts";
import type { Path } from "../core/value-path.ts";
import { fieldMeta } from "./field.ts";
import { readNumber } from "./formats/number.ts";

/** Keys that an entry may have; empty if any key is allowed, or if `path` isn't an entry. */
export function keysAt(schema: z.ZodType, path: Path): string[] {
  const keys = schemasAt(schema, path).flatMap((entry) =>
    entry instanceof z.ZodObject ? Object.keys(entry.shape) : [],
  );
  return [...new Set(keys)];
}

/** True if the field at `path` accepts the value. */
export function fitsAt(schema: z.ZodType, path: Path, value: unknown): boolean {
  return schemasAt(schema, path).some((field) => z.safeParse(field, value).success);
}

export function isMarkdownAt(schema: z.ZodType, path: Path): boolean {
  return schemasAt(schema, path).some((field) => fieldMeta(field).widget === "markdown");
}

/** An example value; `undefined` for fields that need none, such as plain texts and numbers. */
export function exampleAt(schema: z.ZodType, path: Path): unknown {
  return schemasAt(schema, path).flatMap(examplesOf)[0];
}

/** An example of a record's key. */
export function keyExampleAt(schema: z.ZodType, path: Path): unknown {
  const records = schemasAt(schema, path.slice(0, -1)).filter((entry) => entry instanceof z.ZodRecord);
  return records.flatMap(({ keyType }) => examplesOf(keyType))[0];
}

/** What a rejected value, or the key of a record, may mean: see `FieldMeta.read`. The name of a choice means its value. */
export function readingsAt(schema: z.ZodType, path: Path, written: string, target: "key" | "value"): readonly string[] {
  const fields = schemasAt(schema, target === "key" ? path.slice(0, -1) : path);
  const readers =
    target === "value" ? fields : fields.flatMap((each) => (each instanceof z.ZodRecord ? [each.keyType] : []));
  // Word processors make typographic quotes of those around a value.
  const text = written.normalize("NFKC").replaceAll(/^[\s“”„‟«»‘’]+|[\s“”„‟«»‘’]+$/g, "");
  return [...new Set(readers.flatMap((each) => readingsOf(each, text, String(path.at(-1)))))];
}

function readingsOf(schema: z.core.$ZodType, written: string, name: string): readonly string[] {
  const { read, choices = {} } = fieldMeta(schema);
  if (read !== undefined) return read(written);
  if (schema instanceof z.ZodNumber) return readNumber(written, name);
  if (schema instanceof z.ZodBoolean) return readBoolean(written);
  const isNamed = (value: string, names: LocalizedText) =>
    [value, ...Object.values(names)].some((name) => name.toLowerCase() === written.toLowerCase());
  return Object.entries(choices).flatMap(([value, names]) => (isNamed(value, names) ? [value] : []));
}

/** Ticks and words beside those that are read as they are. */
const booleans: Readonly<Record<string, string>> = {
  ...{ "1": "true", x: "true", "✓": "true", an: "true", wahr: "true" },
  ...{ "0": "false", "-": "false", aus: "false", falsch: "false" },
};

function readBoolean(written: string): readonly string[] {
  const name = written.toLowerCase();
  const value = booleans[name] ?? nearest(name, ["true", "false"]);
  return value === undefined ? [] : [value];
}

/** More lines would bury the other messages. */
const maxLines = 8;

/** YAML lines for the missing fields of an entry, with examples; "…" stands for any text. */
export function exampleLines(schema: z.ZodType, parent: Path, keys: readonly string[]): string[] {
  const lines = keys.flatMap((key) => asYaml({ [key]: exampleAt(schema, [...parent, key]) ?? "…" }).split("\n"));
  return lines.length > maxLines ? [...lines.slice(0, maxLines), "…"] : lines;
}

function examplesOf(schema: z.core.$ZodType): readonly unknown[] {
  const { examples } = fieldMeta(schema);
  if (examples !== undefined) return examples;
  if (schema instanceof z.ZodOptional) return examplesOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(examplesOf);
  if (schema instanceof z.ZodArray) return [[exampleOf(schema.element)]];
  if (schema instanceof z.ZodRecord) return [{ [String(exampleOf(schema.keyType))]: exampleOf(schema.valueType) }];
  if (!(schema instanceof z.ZodObject)) return [];
  const fields = Object.entries(schema.shape);
  const needed = fields.filter(([, inner]) => !z.safeParse(inner, undefined).success);
  return [Object.fromEntries((needed.length > 0 ? needed : fields).map(([key, inner]) => [key, exampleOf(inner)]))];
}

function exampleOf(schema: z.core.$ZodType): unknown {
  return examplesOf(schema)[0] ?? "…";
}

/** All schemas that may apply to the value at `path`. */
export function schemasAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional) return schemasAt(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => schemasAt(option, path));
  const [step, ...rest] = path;
  if (step === undefined) return [schema];
  if (schema instanceof z.ZodArray) return schemasAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return schemasAt(schema.valueType, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  // Keys of languages match the catch-all until `withLanguages` names them.
  const inner: z.core.$ZodType | undefined = Object.hasOwn(schema.shape, step)
    ? schema.shape[step]
    : schema.def.catchall;
  return inner === undefined || inner instanceof z.ZodNever ? [] : schemasAt(inner, rest);
}
