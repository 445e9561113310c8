/** Words with every fact filled in. */
import { type FactTable, fillText } from "../model/format-facts.ts";
import { type Readdress, writeHtml } from "../model/html/write.ts";

/**
 * A copy with the placeholders in every string replaced, however deep. What is under the key `html` is written as HTML.
 *
 * @param readdress What becomes of links to pages of this site, in HTML.
 */
export function fillFacts<Value>(value: Value, facts: FactTable, readdress?: Readdress): Value;
export function fillFacts(value: unknown, facts: FactTable, readdress: Readdress = (path) => path): unknown {
  const fill = (inner: unknown, key = ""): unknown => {
    if (typeof inner === "string") return key === "html" ? writeHtml(inner, facts, readdress) : fillText(inner, facts);
    if (Array.isArray(inner)) return inner.map((entry) => fill(entry));
    if (inner instanceof Map) return new Map([...inner].map(([name, entry]) => [name, fill(entry)]));
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, entry]) => [name, fill(entry, name)]));
  };
  return fill(value);
}
