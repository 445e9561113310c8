/** Unknown and missing keys. Each mistake is reported once: a misspelled or misindented key isn't missing as well. */
import type { z } from "zod";
import { fold } from "../../../src/domain/fold.ts";
import { type Diagnostic, diagnostic } from "../core/diagnostic.ts";
import type { Message } from "../core/messages/message.ts";
import { nearest, suggestion } from "../core/suggest.ts";
import { areSiblings, isRecord, isSamePath, type Path, startsWith, valueAt, walkStrings } from "../core/value-path.ts";
import type { ParsedFile } from "../files/parse.ts";
import { locate, locateRange } from "../files/source-location.ts";
import { fieldName } from "../schema/field.ts";
import { pluralForms, pluralKey } from "../schema/plural-forms.ts";
import { exampleLines, fitsAt, keysAt, schemasAt } from "../schema/schema-lookup.ts";
import { type Explain, issueAtKey, wrongIndentationMessage, wrongIndentations } from "./indentation-issues.ts";
import { lastKey, type SchemaFinding } from "./zod-findings.ts";

/** @returns Issues about keys, and the remaining findings, which are about values. */
export function keyIssues(
  findings: readonly SchemaFinding[],
  parsed: ParsedFile,
  schema: z.ZodType,
): { issues: Diagnostic[]; remaining: readonly SchemaFinding[] } {
  const issues: Diagnostic[] = [];
  let remaining = findings;
  // In this order: each takes the findings that it covers from the next ones.
  for (const explain of [
    missingParentKey,
    splitEntry,
    ...wrongIndentations,
    unknownKey,
    wrongPluralForm,
    missingKeys,
  ]) {
    for (const finding of findings) {
      const explained = remaining.includes(finding) ? explain(finding, remaining, parsed, schema) : undefined;
      if (explained === undefined) continue;
      issues.push(explained.issue);
      remaining = remaining.filter((other) => !explained.covers(other));
    }
  }
  return { issues, remaining };
}

/** A list or map whose key line was deleted: its values don't fit the entry above. */
const missingParentKey: Explain = ({ kind, path }, remaining, parsed, schema) => {
  if (kind !== "missing") return undefined;
  const isChild = (finding: SchemaFinding) =>
    finding.kind !== "missing" &&
    isSamePath(finding.path.slice(0, -2), path.slice(0, -1)) &&
    fitsAt(schema, [...path, ...finding.path.slice(-1)], valueAt(parsed.value, finding.path));
  const first = remaining.find(isChild);
  if (first === undefined) return undefined;
  const key = lastKey(path);
  const message: Message = { id: "missing-field.above", data: { name: key, lines: [`${key}:`] } };
  return {
    issue: diagnostic(locate(parsed, first.path, "key"), message, { path: first.path.slice(0, -1) }),
    covers: (finding) => isChild(finding) || isSamePath(finding.path, path),
  };
};

/** A key with a hyphen of its own, which belongs to the entry above: `- en: One` and `- de: Eins`. */
const splitEntry: Explain = ({ kind, path }, _remaining, parsed, schema) => {
  const [list, index] = [path.slice(0, -2), path.at(-2)];
  if (kind !== "missing" || typeof index !== "number") return undefined;
  const [entry, next] = [index, index + 1].map((each) => valueAt(parsed.value, [...list, each]));
  if (!isRecord(entry) || !isRecord(next) || Object.keys(next).some((key) => Object.hasOwn(entry, key)))
    return undefined;
  const isWhole = fitsAt(schema, [...list, index + 1], next);
  if (isWhole || !fitsAt(schema, [...list, index], { ...entry, ...next })) return undefined;
  const [name = ""] = Object.keys(next);
  return {
    issue: issueAtKey(parsed, [...list, index + 1, name], { id: "unknown-field.hyphen", data: { name } }),
    covers: (finding) => [index, index + 1].some((each) => startsWith(finding.path, [...list, each])),
  };
};

const unknownKey: Explain = ({ kind, path }, remaining, parsed, schema) => {
  if (kind !== "unknown") return undefined;
  const [parent, key] = [path.slice(0, -1), lastKey(path)];
  const entry = valueAt(parsed.value, parent);
  const available = keysAt(schema, parent).filter((name) => !Object.hasOwn(entry ?? {}, name));
  // A key without its colon extends to the next one: `title "Fatoora` in  title "Fatoora: e-invoices".
  const word = /^[\w-]*/.exec(key)?.[0] ?? key;
  const missing = missingBeside(path, remaining);
  const fits = (name: string) => fitsAt(schema, [...parent, name], valueAt(parsed.value, path));
  const similar =
    keyOfLabel(key, available, schema, parent) ??
    nearest(word, missing) ??
    nearest(key, available) ??
    onlyMissing(path, missing, remaining)?.find(fits);
  const acceptsKey = (owner: Path) =>
    !isSamePath(owner, parent) &&
    (startsWith(owner, parent) || startsWith(parent, owner)) &&
    keysAt(schema, owner).includes(key);
  const owners = similar === undefined ? remaining.map((finding) => incompleteEntry(finding, parsed)) : [];
  const owner = owners.find(acceptsKey);
  const message: Message = owner
    ? wrongIndentationMessage(owner, key)
    : { id: "unknown-field", data: { name: key, ...suggestion(key, available, () => similar) } };
  const readings = owner === undefined && similar !== undefined ? [similar] : undefined;
  return {
    issue: { ...issueAtKey(parsed, path, message), readings },
    covers: (finding) =>
      isSamePath(finding.path, path) ||
      (finding.issue.code === "custom" && isSamePath(finding.path, parent)) ||
      isSamePath(finding.path, [...parent, similar ?? key]) ||
      (owner !== undefined && (isSamePath(finding.path, [...owner, key]) || isSamePath(finding.path, owner))),
  };
};

/** The label of what people call by another name. */
const otherNames = new Map(Object.entries({ handy: "Mobil", tel: "Telefon", homepage: "Website", telefax: "Fax" }));

/** The key with this label in the form, in either language: `Telefon` → `phone`. A longer word may begin like it. */
function keyOfLabel(written: string, keys: readonly string[], schema: z.ZodType, parent: Path): string | undefined {
  const typed = fold(otherNames.get(fold(written)) ?? written);
  const labelsOf = (key: string) =>
    schemasAt(schema, [...parent, key]).flatMap((each) => Object.values(fieldName(each)).map(fold));
  const matching = (isMatch: (label: string) => boolean) => keys.filter((key) => labelsOf(key).some(isMatch));
  const exact = matching((label) => label === typed);
  const isPart = (label: string) =>
    label.length > 3 && typed.length > 3 && (typed.startsWith(label) || label.startsWith(typed));
  const [key, other] = exact.length > 0 ? exact : matching(isPart);
  return other === undefined ? key : undefined;
}

/** The entry that lacks something: the parent of a missing key, or an empty entry itself. */
function incompleteEntry({ kind, path }: SchemaFinding, parsed: ParsedFile): Path {
  return kind === "missing" || valueAt(parsed.value, path) !== null ? path.slice(0, -1) : path;
}

/** A plural form that the language does not have, in place of the missing one: `results_many` in English. */
const wrongPluralForm: Explain = ({ kind, path }, _remaining, parsed) => {
  const [parent, key] = [path.slice(0, -1), lastKey(path)];
  const forms = pluralForms(parsed.file.slice(0, 2));
  const wrong = Object.keys(valueAt(parsed.value, parent) ?? {}).find((name) => {
    const form = pluralKey(name);
    return (
      form !== undefined && form.name === pluralKey(key)?.name && forms?.possible.includes(form.category) === false
    );
  });
  if (kind !== "missing" || wrong === undefined) return undefined;
  const message: Message = { id: "unknown-field", data: { name: wrong, similar: key } };
  return {
    issue: { ...issueAtKey(parsed, [...parent, wrong], message), readings: [key] },
    covers: (finding) => isSamePath(finding.path, path),
  };
};

/** All missing keys of an entry are one mistake. A text beside them may have swallowed them. */
const missingKeys: Explain = ({ kind, path }, remaining, parsed, schema) => {
  if (kind !== "missing") return undefined;
  const [parent, key] = [path.slice(0, -1), lastKey(path)];
  const keyInText = new RegExp(`(?<=^|\\s)${key}:(?=\\s|$)`);
  const text = walkStrings(valueAt(parsed.value, parent), parent).find(({ value }) => keyInText.test(value));
  const names = missingBeside(path, remaining);
  const start = text?.value.search(keyInText) ?? 0;
  const location = text
    ? locateRange(parsed, text.path, [start, start + key.length + 1])
    : locate(parsed, parent, "key");
  const message: Message = text
    ? { id: "missing-field.swallowed", data: { name: key } }
    : { id: "missing-field", data: { names, count: names.length, lines: exampleLines(schema, parent, names) } };
  return {
    issue: diagnostic(location, message, { path }),
    // A text that swallowed other fields may be too long.
    covers: (finding) =>
      isSamePath(finding.path.slice(0, -1), parent) && (finding.kind === "missing" || finding.issue.code === "too_big"),
  };
};

/** The only missing key of an entry with only one unknown key, which has its value. */
function onlyMissing(path: Path, missing: readonly string[], findings: readonly SchemaFinding[]) {
  const unknown = findings.filter((finding) => finding.kind === "unknown" && areSiblings(finding.path, path));
  return unknown.length === 1 && missing.length === 1 ? missing : undefined;
}

function missingBeside(path: Path, findings: readonly SchemaFinding[]): string[] {
  return findings
    .filter((finding) => finding.kind === "missing" && areSiblings(finding.path, path))
    .map((finding) => lastKey(finding.path));
}
