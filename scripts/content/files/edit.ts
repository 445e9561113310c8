/** Edits values in a content file. Keeps comments and the order of keys. */
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { entriesBefore } from "./entries-before.ts";
import { isJsonArray, isJsonObject, isSame, type JsonObject, type JsonValue, jsonOf } from "./json-value.ts";
import { joinComments, printYaml, readYaml } from "./print.ts";

interface EditOptions {
  readonly type?: (contents: unknown) => void;
  readonly isMarkdown?: Parameters<typeof printYaml>[1];
}

/**
 * @param text A YAML file without anchors and tags; an empty text for a new one.
 * @param options.type Gives the scalars of the file the types that their fields have.
 * @param options.isMarkdown As of `printYaml`.
 * @returns `text` unchanged if it already has this value; otherwise the whole file, formatted.
 * @throws Error if the text does not parse.
 */
export function editYaml(text: string, value: JsonValue, { type, isMarkdown }: EditOptions = {}): string {
  const file = readYaml(text);
  const { document } = file;
  type?.(document.contents);
  if (isSame(jsonOf(document.toJS()), value)) return text;
  document.contents = changed(document, document.contents, value);
  return printYaml(file, isMarkdown);
}

function changed(document: Document, node: unknown, value: JsonValue): Node {
  if (!isNode(node)) return document.createNode(value);
  const isFilled = isCollection(node) && node.items.length > 0;
  if (isFilled && isMap(node) && isJsonObject(value)) return changedMap(document, node, value);
  if (isFilled && isSeq(node) && isJsonArray(value)) return changedList(document, node, value);
  if (isScalar(node) && isSame(jsonOf(node.value), value)) return node;
  const fresh = document.createNode(value);
  fresh.spaceBefore = node.spaceBefore === true;
  // After a list or map, a comment would belong to the next entry.
  const isAbove = isCollection(fresh) && fresh.items.length > 0;
  fresh.commentBefore = joinComments(node.commentBefore, isAbove ? node.comment : null);
  fresh.comment = isAbove ? null : (node.comment ?? null);
  return fresh;
}

function changedMap(document: Document, map: YAMLMap, value: JsonObject): Node {
  const keyOf = (key: unknown) => String(isScalar(key) ? key.value : key);
  keepComments(map, ({ key }) => Object.hasOwn(value, keyOf(key)));
  for (const pair of map.items) pair.value = changed(document, pair.value, value[keyOf(pair.key)] ?? null);
  let behind = 0;
  for (const [key, entry] of Object.entries(value)) {
    const at = map.items.findIndex((pair) => keyOf(pair.key) === key);
    if (at === -1) map.items.splice(behind, 0, document.createPair(key, entry));
    behind = at === -1 ? behind + 1 : at + 1;
  }
  return map;
}

function changedList(document: Document, list: YAMLSeq, value: readonly JsonValue[]): Node {
  const old = list.items;
  const from = entriesBefore(
    old.map((item) => (isNode(item) ? jsonOf(item.toJS(document)) : null)),
    value,
  );
  keepComments(list, (item) => from.includes(old.indexOf(item)));
  list.items = value.map((entry, index) => changed(document, old[from[index] ?? -1], entry));
  return list;
}

/** Removes entries. The comment above a removed one moves to the next. */
function keepComments<Item>(collection: { items: Item[]; comment?: string | null }, stays: (item: Item) => boolean) {
  let left: string | null = null;
  collection.items = collection.items.filter((item) => {
    const node = isPair(item) ? item.key : item;
    if (!isNode(node)) return stays(item);
    left = joinComments(left, node.commentBefore);
    if (!stays(item)) return false;
    node.commentBefore = left;
    left = null;
    return true;
  });
  collection.comment = joinComments(left, collection.comment);
}
