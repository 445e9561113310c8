/** Maps a path in a content file to a path in the form. */
import type { Path } from "../../../content/core/value-path.ts";
import { isJsonArray, isJsonObject, type JsonValue } from "../../../content/files/json-value.ts";
import { decode } from "./decode.ts";
import { formKeys, type Shape } from "./shape.ts";

/**
 * @param isKey True if the path points to a key, not to its value.
 * @returns Keys and indexes in the form, up to the last one it has a field for. Unknown keys have none.
 */
export function formPath(shape: Shape, path: Path, value: JsonValue | undefined, isKey = false): Path {
  if (shape.kind === "lines") return isJsonArray(value) && value.length === 1 ? [0] : path;
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const within = (key: string | number, inner: Shape, held: JsonValue | undefined) => [
    key,
    ...formPath(inner, rest, held, isKey),
  ];
  if (shape.kind === "list" && isJsonArray(value)) {
    const kept = [...value.keys()].filter((index) => decode(shape.entry, value[index], undefined) !== undefined);
    const index = kept[Number(step)];
    return index === undefined ? [] : within(index, shape.entry, value[index]);
  }
  if (shape.kind === "record" && isJsonArray(value)) {
    const index = value.findLastIndex((pair) => isJsonObject(pair) && pair[formKeys.key] === step);
    const pair = value[index];
    if (!isJsonObject(pair)) return [];
    if (isKey && rest.length === 0) return [index, formKeys.key];
    if (shape.value.kind === "map") return within(index, shape.value, pair);
    return [index, formKeys.value, ...formPath(shape.value, rest, pair[formKeys.value], isKey)];
  }
  if (!isJsonObject(value)) return [];
  const variant = shape.kind === "variants" ? shape.variants[String(value[formKeys.variant])] : undefined;
  const entries = shape.kind === "map" ? shape.entries : variant;
  const inner = entries?.[step];
  return inner === undefined ? [] : within(step, inner, value[step]);
}
