/** Keys that are unknown or missing. Each mistake is told once: a key that is misspelled or indented otherwise is not missing as well. */
import type { z } from "zod";
import { type Diagnostic, diagnostic } from "../core/diagnostic.ts";
import { nearest, nearestFirst } from "../core/suggest.ts";
import { isSamePath, type Path, startsWith, valueAt, walkStrings } from "../core/value-path.ts";
import type { Message } from "../messages/message.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, locateText } from "../parse/source-location.ts";
import { fitsAt, keysAt, linesOf } from "../schema/schema-lookup.ts";
import { lastKey, type SchemaFinding } from "./zod-findings.ts";

/** A mistake, and the findings that it explains. */
interface Explained {
  readonly issue: Diagnostic;
  readonly explains: (found: SchemaFinding) => boolean;
}

type Explain = (
  found: SchemaFinding,
  left: readonly SchemaFinding[],
  parsed: ParsedFile,
  schema: z.ZodType,
) => Explained | undefined;

/** @returns The mistakes, and the findings that are about values. */
export function keyIssues(
  found: readonly SchemaFinding[],
  parsed: ParsedFile,
  schema: z.ZodType,
): { issues: Diagnostic[]; left: readonly SchemaFinding[] } {
  const issues: Diagnostic[] = [];
  let left = found;
  for (const explain of [lostKey, outdented, unknown, missing]) {
    for (const each of found) {
      const explained = left.includes(each) ? explain(each, left, parsed, schema) : undefined;
      if (explained === undefined) continue;
      issues.push(explained.issue);
      left = left.filter((finding) => !explained.explains(finding));
    }
  }
  return { issues, left };
}

/** A list or group whose own line is gone: what is in it does not fit the one above. */
const lostKey: Explain = ({ kind, path }, left, parsed, schema) => {
  if (kind !== "missing") return undefined;
  const isOfGroup = (found: SchemaFinding) =>
    found.kind !== "missing" &&
    isSamePath(found.path.slice(0, -2), path.slice(0, -1)) &&
    fitsAt(schema, [...path, ...found.path.slice(-1)], valueAt(parsed.value, found.path));
  const first = left.find(isOfGroup);
  if (first === undefined) return undefined;
  const key = lastKey(path);
  const place = locate(parsed, first.path, "key");
  const message: Message = { id: "missing-field.above", data: { name: key, lines: [`${key}:`] } };
  return {
    issue: diagnostic(place, message, { path: first.path.slice(0, -1) }),
    explains: (found) => isOfGroup(found) || isSamePath(found.path, path),
  };
};

/** A field that is not indented far enough, and so reads as an entry of its own beside the one that lacks it. */
const outdented: Explain = ({ kind, path }, left, parsed, schema) => {
  const [home, place] = [path.slice(0, -1), [...path.slice(0, -2), lastKey(path)]];
  const isOfIt = (found: SchemaFinding) => startsWith(found.path, place);
  if (kind !== "missing" || !left.some(isOfIt) || !fitsAt(schema, path, valueAt(parsed.value, place))) return undefined;
  return {
    issue: unknownField(parsed, place, belongsInto(home, lastKey(path))),
    explains: (found) => isOfIt(found) || isSamePath(found.path, path),
  };
};

/** A key that the entry cannot have. */
const unknown: Explain = ({ kind, path }, left, parsed, schema) => {
  if (kind !== "unknown") return undefined;
  const [parent, key] = [path.slice(0, -1), lastKey(path)];
  const entry = valueAt(parsed.value, parent);
  const free = keysAt(schema, parent).filter((name) => !Object.hasOwn(entry ?? {}, name));
  const lacking = missingBeside(path, left);
  // Without its colon a key goes on until the next one: `title "Fatoora` in  title "Fatoora: e-invoices".
  const meant = nearest(/^[\w-]*/.exec(key)?.[0] ?? key, lacking) ?? nearest(key, free);
  const isHome = (home: Path) =>
    !isSamePath(home, parent) &&
    (startsWith(home, parent) || startsWith(parent, home)) &&
    keysAt(schema, home).includes(key);
  const home = meant === undefined ? left.map((found) => homeIn(found, parsed)).find(isHome) : undefined;
  const message = home ? belongsInto(home, key) : unknownMessage(key, meant, nearestFirst(key, free));
  return {
    issue: unknownField(parsed, path, message),
    explains: (found) =>
      isSamePath(found.path, path) ||
      (found.issue.code === "custom" && isSamePath(found.path, parent)) ||
      isSamePath(found.path, [...parent, meant ?? key]) ||
      (home !== undefined && (isSamePath(found.path, [...home, key]) || isSamePath(found.path, home))),
  };
};

function unknownField(parsed: ParsedFile, path: Path, message: Message): Diagnostic {
  return diagnostic(locate(parsed, path, "key"), message, { path });
}

function unknownMessage(name: string, similar: string | undefined, allowed: readonly string[]): Message {
  if (similar !== undefined) return { id: "unknown-field", data: { name, similar } };
  return { id: "unknown-field", data: allowed.length > 0 ? { name, allowed } : { name } };
}

function belongsInto(home: Path, name: string): Message {
  const owner = String(home.findLast((step) => typeof step === "string") ?? "");
  return { id: "unknown-field.indentation", data: { name, owner } };
}

/** The entry that lacks something: of a missing key the one that it belongs to, of an entry with nothing in it itself. */
function homeIn({ kind, path }: SchemaFinding, parsed: ParsedFile): Path {
  return kind === "missing" || valueAt(parsed.value, path) !== null ? path.slice(0, -1) : path;
}

/** All missing keys of an entry are one mistake; it may be that a text beside them has swallowed them. */
const missing: Explain = ({ kind, path }, left, parsed, schema) => {
  if (kind !== "missing") return undefined;
  const [home, key] = [path.slice(0, -1), lastKey(path)];
  const inText = new RegExp(`(?:^|\\s)${key}:(?=\\s|$)`);
  const text = walkStrings(valueAt(parsed.value, home), home).find(({ value }) => inText.test(value));
  const keys = missingBeside(path, left);
  const place = text ? locateText(parsed, text.path, `${key}:`) : locate(parsed, home, "key");
  const message: Message = text
    ? { id: "missing-field.swallowed", data: { name: key } }
    : { id: "missing-field", data: { names: keys, count: keys.length, lines: linesOf(schema, home, keys) } };
  return {
    issue: diagnostic(place, message, { path }),
    // A text that has swallowed others is too long.
    explains: (found) =>
      isSamePath(found.path.slice(0, -1), home) && (found.kind === "missing" || found.issue.code === "too_big"),
  };
};

function missingBeside(path: Path, left: readonly SchemaFinding[]): string[] {
  const home = path.slice(0, -1);
  return left
    .filter((found) => found.kind === "missing" && isSamePath(found.path.slice(0, -1), home))
    .map((found) => lastKey(found.path));
}
