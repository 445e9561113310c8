/** Keys with a wrong indentation: they belong to an entry above, or below the one that they are in. */
import type { z } from "zod";
import { type Diagnostic, diagnostic } from "../core/diagnostic.ts";
import type { Message } from "../core/messages/message.ts";
import { isRecord, isSamePath, type Path, startsWith, valueAt } from "../core/value-path.ts";
import type { ParsedFile } from "../files/parse.ts";
import { locate } from "../files/source-location.ts";
import { fitsAt, keysAt } from "../schema/schema-lookup.ts";
import { lastKey, type SchemaFinding } from "./zod-findings.ts";

/** An issue, and the findings that are part of the same mistake. */
export interface Explained {
  readonly issue: Diagnostic;
  readonly covers: (finding: SchemaFinding) => boolean;
}

export type Explain = (
  finding: SchemaFinding,
  remaining: readonly SchemaFinding[],
  parsed: ParsedFile,
  schema: z.ZodType,
) => Explained | undefined;

/** The fields of an entry that aren't indented: they follow the empty entry, and would fit into it. */
const outdentedFields: Explain = ({ path }, _remaining, parsed, schema) => {
  const [parent, key] = [path.slice(0, -1), lastKey(path)];
  const siblings = valueAt(parsed.value, parent);
  if (!isRecord(siblings)) return undefined;
  const names = Object.keys(siblings);
  const entry = names.slice(0, names.indexOf(key)).findLast((name) => siblings[name] === null);
  if (entry === undefined) return undefined;
  const entryPath = [...parent, entry];
  const [known, fields] = [keysAt(schema, parent), keysAt(schema, entryPath)];
  // Without known keys, any name may be that of an entry.
  const isOutdented = (name: string) => (known.length > 0 ? !known.includes(name) : fields.includes(name));
  const following = names.slice(names.indexOf(entry) + 1);
  const end = following.findIndex((name) => !isOutdented(name));
  const outdented = end < 0 ? following : following.slice(0, end);
  const value = Object.fromEntries(outdented.map((name) => [name, siblings[name]]));
  const [first = ""] = outdented;
  if (!outdented.includes(key) || !fitsAt(schema, entryPath, value)) return undefined;
  const location = locate(parsed, [...parent, first], "key");
  return {
    issue: diagnostic(location, wrongIndentationMessage(entryPath, first), { path: parent }),
    covers: (finding) => [entry, ...outdented].some((name) => startsWith(finding.path, [...parent, name])),
  };
};

/** A field that isn't indented far enough, so that it is beside the entry that lacks it. */
const outdentedField: Explain = ({ kind, path }, remaining, parsed, schema) => {
  const [parent, key] = [path.slice(0, -1), lastKey(path)];
  const outdentedPath = [...parent.slice(0, -1), key];
  const isField = (finding: SchemaFinding) => startsWith(finding.path, outdentedPath);
  if (kind !== "missing" || !remaining.some(isField)) return undefined;
  if (!fitsAt(schema, path, valueAt(parsed.value, outdentedPath))) return undefined;
  return {
    issue: issueAtKey(parsed, outdentedPath, wrongIndentationMessage(parent, key)),
    covers: (finding) => isField(finding) || isSamePath(finding.path, path),
  };
};

/** A field that is indented too far, so that it looks like an entry of the field above. */
const indentedField: Explain = ({ kind, path }, _remaining, parsed, schema) => {
  const [parent, key] = [path.slice(0, -1), lastKey(path)];
  const siblings = valueAt(parsed.value, parent);
  if (kind !== "missing" || !isRecord(siblings)) return undefined;
  const owner = Object.keys(siblings).find((name) => {
    const value = valueAt(siblings, [name, key]);
    return value !== undefined && keysAt(schema, [...parent, name]).length === 0 && fitsAt(schema, path, value);
  });
  if (owner === undefined) return undefined;
  const indentedPath = [...parent, owner, key];
  return {
    issue: issueAtKey(parsed, indentedPath, { id: "unknown-field.too-deep", data: { name: key, owner } }),
    covers: (finding) => isSamePath(finding.path, path) || startsWith(finding.path, indentedPath),
  };
};

/** An entry that is indented too far, so that it looks like a field of the entry above. */
const indentedEntry: Explain = ({ kind, path }, _remaining, parsed, schema) => {
  const [record, owner, key] = [path.slice(0, -2), lastKey(path.slice(0, -1)), lastKey(path)];
  if (kind !== "unknown" || path.length < 2 || keysAt(schema, record).length > 0) return undefined;
  if (!fitsAt(schema, [...record, key], valueAt(parsed.value, path))) return undefined;
  const message: Message = { id: "unknown-field.too-deep", data: { name: key, owner } };
  // Other files may refer to the entry.
  return {
    issue: diagnostic(locate(parsed, path, "key"), message, { path: record }),
    covers: (finding) => isSamePath(finding.path, path),
  };
};

export const wrongIndentations = [outdentedFields, outdentedField, indentedField, indentedEntry];

export function issueAtKey(parsed: ParsedFile, path: Path, message: Message): Diagnostic {
  return diagnostic(locate(parsed, path, "key"), message, { path });
}

export function wrongIndentationMessage(entry: Path, name: string): Message {
  const owner = String(entry.findLast((step) => typeof step === "string") ?? "");
  return { id: "unknown-field.indentation", data: { name, owner } };
}
