/** Words with every fact filled in. */
import type { Words } from "../content.ts";
import { type FactTable, fillText } from "../facts.ts";
import { type Readdress, writeHtml } from "../html/write.ts";
import { LiveMap } from "../live-map.ts";
import { liveRecord } from "../live-record.ts";
import { rememberFor } from "../remember.ts";

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
  if (value instanceof Map || value instanceof LiveMap) {
    return new Map([...value].map(([name, entry]) => [name, inner(entry)]));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, inner(entry, name)]));
}

/** Words whose files are filled when they are asked for, and again only when a fact changes that they name. */
export function fillWords(words: Words, facts: FactTable, readdress: Readdress): Words {
  const fill = filler(facts, readdress);
  const fillMap = <Entry extends object>(entries: ReadonlyMap<string, Entry>) =>
    new LiveMap<Entry>(
      () => entries.keys(),
      (name) => {
        const entry = entries.get(name);
        return entry === undefined ? undefined : fill(entry);
      },
    );
  const ui = liveRecord(() => fill(words.ui));
  const notes = liveRecord(() => fill(words.notes));
  const help = liveRecord(() => fill(words.help));
  return {
    get ui() {
      return ui();
    },
    get notes() {
      return notes();
    },
    get help() {
      return help();
    },
    plugins: fillMap(words.plugins),
    releases: fillMap(words.releases),
    pages: new Proxy(words.pages, { get: (pages, name) => fill(Reflect.get(pages, name)) }),
  };
}

function filler(facts: FactTable, readdress: Readdress) {
  const filled = rememberFor((value: object): unknown => fillFacts(value, facts, readdress));
  function fill<Value extends object>(value: Value): Value;
  function fill(value: object): unknown {
    return filled(value);
  }
  return fill;
}
