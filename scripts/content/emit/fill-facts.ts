/** Words with every fact filled in. */
import { type FactTable, fillText } from "../model/format-facts.ts";
import { type Readdress, writeHtml } from "../model/html/write.ts";

/**
 * Replaces fact placeholders in every string of a value, however deep. What stands under the key `html` is HTML and
 * written anew.
 *
 * @param value Words as they stand in a file, checked.
 * @param readdress What becomes of links to pages of this site, in HTML.
 * @returns A copy. A placeholder that the table does not have stays as it is.
 */
export function fillFacts<Value>(value: Value, facts: FactTable, readdress?: Readdress): Value;
export function fillFacts(value: unknown, facts: FactTable, readdress?: Readdress, key?: string): unknown;
export function fillFacts(value: unknown, facts: FactTable, readdress: Readdress = (path) => path, key = ""): unknown {
  if (typeof value === "string") return key === "html" ? writeHtml(value, facts, readdress) : fillText(value, facts);
  const inner = (entry: unknown, name?: string) => fillFacts(entry, facts, readdress, name);
  if (Array.isArray(value)) return value.map((entry) => inner(entry));
  if (value instanceof Map) {
    return new Map([...value].map(([name, entry]) => [name, inner(entry)]));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, inner(entry, name)]));
}
