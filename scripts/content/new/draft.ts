/** Values of a file that is begun: what is known, and what stands in for something that is still to be written. */
import { Document, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { formatYaml } from "../format/format-yaml.ts";
import { pendingComment } from "../pending.ts";

/** A value; one that is still to be written is marked so. */
export interface Leaf {
  readonly value: string | number | boolean;
  readonly isPending: boolean;
}

export type Draft = Leaf | readonly Draft[] | { readonly [key: string]: Draft | undefined };

/** A value that is right. */
export function known(value: string | number | boolean): Leaf {
  return { value, isPending: false };
}

/** A value that makes the file valid, and that somebody has to replace. */
export function pending(value: string | number | boolean): Leaf {
  return { value, isPending: true };
}

/**
 * Writes a draft as YAML, in the form of content files.
 *
 * @param head Comments for its beginning, each with its number sign.
 */
export async function yamlOf(draft: Draft, head: readonly string[] = []): Promise<string> {
  const document = new Document(nodeOf(draft));
  const text = [...head, document.toString({ lineWidth: 0 })].join("\n");
  return (await formatYaml(text)) ?? text;
}

function nodeOf(draft: Draft, key = ""): Scalar | YAMLMap | YAMLSeq {
  if (isLeaf(draft)) {
    const scalar = new Scalar(draft.value);
    // Versions stand in quotes always: 1.40 would be read as 1.4.
    if (key === "version") scalar.type = Scalar.QUOTE_DOUBLE;
    if (draft.isPending) scalar.comment = pendingComment.slice(1);
    return scalar;
  }
  if (isList(draft)) {
    const list = new YAMLSeq();
    list.flow = draft.length === 0;
    list.items = draft.map((entry) => nodeOf(entry));
    return list;
  }
  const map = new YAMLMap<string, Scalar | YAMLMap | YAMLSeq>();
  for (const [name, value] of Object.entries(draft)) {
    if (value !== undefined) map.set(name, nodeOf(value, name));
  }
  return map;
}

function isList(draft: Draft): draft is readonly Draft[] {
  return Array.isArray(draft);
}

function isLeaf(draft: Draft): draft is Leaf {
  return "isPending" in draft && typeof draft.isPending === "boolean";
}
