/** A state of the content folder: its files, read when somebody asks for them. */
import { parseSource } from "../parse.ts";
import { decodeSource } from "../source.ts";

/** A content file; `undefined` stands for one that is not there. */
export type TreeFile =
  | { readonly kind: "value"; readonly value: unknown }
  /** Does not parse, or is no text. */
  | { readonly kind: "broken" }
  /** A picture, or anything else that is no YAML. */
  | { readonly kind: "other" };

export interface ContentTree {
  /** @param file Path relative to the content folder. */
  readonly read: (file: string) => TreeFile | undefined;
}

/**
 * A state of the content.
 *
 * @param bytesOf Bytes of a file; `undefined` where there is none.
 */
export function contentTree(bytesOf: (file: string) => Uint8Array | undefined): ContentTree {
  const known = new Map<string, TreeFile | undefined>();
  return {
    read(file) {
      if (!known.has(file)) known.set(file, readFile(file, bytesOf(file)));
      return known.get(file);
    },
  };
}

function readFile(file: string, bytes: Uint8Array | undefined): TreeFile | undefined {
  if (bytes === undefined) return undefined;
  if (!file.endsWith(".yaml")) return { kind: "other" };
  const { source } = decodeSource(file, bytes);
  const parsed = source === undefined ? undefined : parseSource(source).parsed;
  return parsed === undefined ? { kind: "broken" } : { kind: "value", value: parsed.value };
}

/** Value of a file in a tree; `undefined` where it is not there or does not parse. */
export function valueIn(tree: ContentTree, file: string): unknown {
  const found = tree.read(file);
  return found?.kind === "value" ? found.value : undefined;
}

/** The languages of the site, the first one first; none where `site.yaml` does not say. */
export function languagesIn(tree: ContentTree): string[] {
  const site = valueIn(tree, "facts/site.yaml");
  const list: unknown = typeof site === "object" && site !== null ? Reflect.get(site, "languages") : undefined;
  return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
}
