/** What is in a content folder: every file decoded, parsed and held against its schema. What is good stays beside what is not. */
import type { z } from "zod";
import type { Diagnostic } from "../core/diagnostic.ts";
import { memo, memoBy } from "../core/memo.ts";
import { isSamePath, startsWith } from "../core/value-path.ts";
import { ruleOf } from "../messages/message.ts";
import type { ContentFiles } from "../model/content-files.ts";
import type { FileBytes } from "../parse/content-folder.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { parseFile } from "../parse/parse-file.ts";
import { schemaOf } from "./file-kinds.ts";
import { fileNameIssues } from "./file-names.ts";
import { readLanguages } from "./languages.ts";
import { typeScalars } from "./typed-scalars.ts";
import { validateFile } from "./validate-file.ts";

/** Reads the files of a content folder. @param base The folder as it was: of two places that do not fit together, the changed one is blamed. */
export function readContentFiles(bytes: FileBytes, base?: ContentFiles): ContentFiles {
  const all = [...bytes.keys()];
  const isImage = (name: string) => name.startsWith("images/");
  const names = all.filter((name) => !isImage(name));
  const site = bytes.get("site.yaml");
  const { languages, disputed, ...listed } = readLanguages(site && typedFile("site.yaml", site), names);
  const wrong = fileNameIssues(names, languages);

  const present = new Set(wrong.meant);
  const parsed = new Map<string, ParsedFile>();
  const valueIssues = new Map<string, readonly Diagnostic[]>();
  const issues = [...listed.issues, ...wrong.issues];
  for (const name of names.filter((file) => file.endsWith(".yaml"))) {
    const read = readBytes(bytes.get(name) ?? new Uint8Array(), name);
    const found = schemaOf(name, languages);
    issues.push(...read.issues);
    // What belongs to nothing is not compared with anything either.
    if (!("schema" in found)) continue;
    present.add(name);
    if (read.parsed === undefined) continue;
    const typed = typedBy(read.parsed)(found.schema);
    const isDisputed = ({ id, path }: Diagnostic) =>
      ruleOf(id) === "unknown-field" && disputed.includes(String(path.at(-1)));
    const ownIssues = issuesOf(typed)(found.schema)
      .filter((issue) => !isDisputed(issue))
      .filter((issue) => !read.issues.some((unread) => followsFrom(unread, issue)));
    issues.push(...ownIssues);
    // What other files name may be in what could not be read: these are not compared.
    if (read.issues.length > 0) continue;
    parsed.set(name, typed);
    valueIssues.set(name, ownIssues);
  }
  const images = all.filter(isImage).map((name) => name.slice("images/".length));
  return { bytes, languages, parsed, issues, valueIssues, present, images, base };
}

/** Kept with the bytes, as the issues below are: a file that did not change is not parsed again. */
const readBytes = memoBy((bytes: Uint8Array, name) => parseFile(name, bytes));

/** The file with the types of its schema. */
const typedBy = memo((parsed: ParsedFile) =>
  memo((schema: z.ZodType): ParsedFile => {
    typeScalars(parsed.document.contents, schema);
    return { ...parsed, value: parsed.document.toJS({ maxAliasCount: 0 }) };
  }),
);

function typedFile(name: string, bytes: Uint8Array): ParsedFile | undefined {
  const { parsed, issues } = readBytes(bytes, name);
  const found = schemaOf(name, []);
  if (parsed === undefined || issues.length > 0) return undefined;
  return "schema" in found ? typedBy(parsed)(found.schema) : parsed;
}

const issuesOf = memo((parsed: ParsedFile) => memo((schema: z.ZodType) => validateFile(parsed, schema)));

/** True for what is said only because a line could not be read: about its value, and what its entry lacks. */
function followsFrom(unread: Diagnostic, { id, data, line, path }: Diagnostic): boolean {
  const [home, key] = [unread.path.slice(0, -1), unread.path.at(-1)];
  const isLacking =
    ruleOf(id) === "missing-field" &&
    (isSamePath(path.slice(0, -1), home) || Object.values(data).flat().includes(String(key)));
  return line === unread.line || isLacking || startsWith(path, unread.path);
}
