/** Decodes, parses and validates every file. Invalid files are kept, so that the rest can still be checked. */
import type { z } from "zod";
import type { Diagnostic } from "../core/diagnostic.ts";
import { memo, memoBy } from "../core/memo.ts";
import { ruleOf } from "../core/messages/message.ts";
import { isSamePath, startsWith } from "../core/value-path.ts";
import type { FileBytes } from "../files/content-folder.ts";
import type { ParsedFile } from "../files/parse.ts";
import { parseFile } from "../files/parse-file.ts";
import { singleFiles } from "../schema/collections.ts";
import type { ContentFiles } from "./content-files.ts";
import { schemaOf } from "./file-kinds.ts";
import { fileNameIssues } from "./file-names.ts";
import { readLanguages } from "./languages.ts";
import { typeScalars } from "./typed-scalars.ts";
import { validateFile } from "./validate-file.ts";

/** @param base An earlier version: of two conflicting locations, the one that changed since is blamed. */
export function readContentFiles(bytes: FileBytes, base?: ContentFiles): ContentFiles {
  const all = [...bytes.keys()];
  const isImage = (name: string) => name.startsWith("images/");
  const names = all.filter((name) => !isImage(name));
  const { languages, begun, disputed, ...listed } = readLanguages(readSite(bytes.get("site.yaml")), names);
  const named = fileNameIssues(names, languages);

  const present = new Set(named.suggested);
  const parsed = new Map<string, ParsedFile>();
  const valueIssues = new Map<string, readonly Diagnostic[]>();
  const issues = [...listed.issues, ...named.issues];
  for (const name of names.filter((file) => file.endsWith(".yaml"))) {
    const file = readContentFile(name, bytes.get(name) ?? new Uint8Array(), languages, begun);
    const isDisputed = ({ id, path }: Diagnostic) =>
      ruleOf(id) === "unknown-field" && disputed.includes(String(path.at(-1)));
    const ownIssues = file.issues.filter((issue) => !isDisputed(issue));
    issues.push(...ownIssues);
    if (file.isKnown) present.add(name);
    if (file.parsed === undefined) continue;
    parsed.set(name, file.parsed);
    valueIssues.set(name, ownIssues);
  }
  const images = all.filter(isImage).map((name) => name.slice("images/".length));
  return { bytes, languages, begun, parsed, issues, valueIssues, present, images, base };
}

interface ReadFile {
  /** False for a file without a schema. */
  readonly isKnown: boolean;
  readonly parsed?: ParsedFile;
  readonly issues: readonly Diagnostic[];
}

/** One file with its issues. `parsed` is missing if a part is unreadable, which may hold what other files refer to. */
export function readContentFile(
  name: string,
  bytes: Uint8Array,
  languages: readonly string[],
  begun: readonly string[],
): ReadFile {
  const { parsed, issues } = parseBytes(bytes, name);
  const kind = schemaOf(name, languages, begun);
  const isKnown = "schema" in kind;
  // Files without a schema take no part in cross-file checks.
  if (!isKnown || parsed === undefined) return { isKnown, issues };
  const typed = typedBy(parsed)(kind.schema);
  const ownIssues = issuesOf(typed)(kind.schema).filter(
    (issue) => !issues.some((unreadable) => followsFrom(unreadable, issue)),
  );
  return { isKnown, issues: [...issues, ...ownIssues], ...(issues.length === 0 && { parsed: typed }) };
}

/** Cached like the issues below: unchanged files are not parsed again. */
const parseBytes = memoBy((bytes: Uint8Array, name) => parseFile(name, bytes));

const typedBy = memo((parsed: ParsedFile) =>
  memo((schema: z.ZodType): ParsedFile => {
    typeScalars(parsed.document.contents, schema);
    return { ...parsed, value: parsed.document.toJS({ maxAliasCount: 0 }) };
  }),
);

/** `site.yaml`; `undefined` if it is missing or has syntax errors. */
function readSite(bytes: Uint8Array | undefined): ParsedFile | undefined {
  const { parsed, issues = [] } = bytes ? parseBytes(bytes, "site.yaml") : {};
  return parsed && issues.length === 0 ? typedBy(parsed)(singleFiles.site) : undefined;
}

const issuesOf = memo((parsed: ParsedFile) => memo((schema: z.ZodType) => validateFile(parsed, schema)));

/** True for consequences of an unreadable line: issues of its value, and its key missing from the entry. */
function followsFrom(unreadable: Diagnostic, { id, data, line, path }: Diagnostic): boolean {
  const [entry, key] = [unreadable.path.slice(0, -1), unreadable.path.at(-1)];
  const isMissing =
    ruleOf(id) === "missing-field" &&
    (isSamePath(path.slice(0, -1), entry) || Object.values(data).flat().includes(String(key)));
  // A text in the line below its key leaves the key empty.
  const isAtLine = line === unreadable.line || (line === unreadable.line - 1 && ruleOf(id) === "wrong-type");
  return isAtLine || isMissing || startsWith(path, unreadable.path);
}
