/** A file with an entry more. */

import { join } from "node:path";
import { newMessages as said } from "../messages/new.ts";
import type { FileChange } from "../write-together.ts";
import { appendEntry } from "./append-entry.ts";
import type { Context } from "./field.ts";
import { refusal } from "./refusal.ts";

/**
 * @param file Relative to the content folder.
 * @param before Its bytes.
 * @param key Key of the list.
 * @param entry The entry as YAML.
 * @throws WriteError where the list is not written in a way that can be gone on with.
 */
export function appended({ files }: Context, file: string, before: Buffer, key: string, entry: string): FileChange {
  const whole = before.toString("utf8");
  const head = whole.startsWith("\uFEFF") ? "\uFEFF" : "";
  const text = appendEntry(whole.slice(head.length), key, entry);
  if (text === undefined) throw refusal(said.cannotAppend(file, key));
  return { path: join(files.root, file), before, after: Buffer.from(head + text) };
}
