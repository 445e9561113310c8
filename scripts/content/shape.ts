/**
 * Stage 3: shape. Checks the value of one file against its schema and turns what zod finds into problems that name the
 * place and say what to write. One mistake gives one problem: a misspelled key is not "unknown" plus "missing".
 */
import type { z } from "zod";
import type { ParsedFile } from "./parse.ts";
import { locate } from "./position.ts";
import { type Problem, problem } from "./problem.ts";
import { nearest } from "./suggest.ts";

type Issue = z.core.$ZodIssue;
type Path = readonly (string | number)[];

/** Sentences for the checks that schemas name by a code; see `schema/primitives.ts`. */
const named: Record<string, readonly [message: string, hint: string]> = {
  blank: ["There is no text here", "Write the text, or delete the line if it is not needed"],
  slug: ["This must be lower-case letters, digits and hyphens", "Write it like this: price-lists"],
  version: ["This is not a version number", 'Write two or three numbers with dots, in quotes: "1.47"'],
  country: ["This is not a country code", "Write the two capital letters of the country: KE, SA, DE"],
  language: ["This is not a language code", "Write two lower-case letters: en, de"],
  sha256: ["This is not a SHA-256 digest", "Copy all 64 characters (0-9, a-f) from the file's digest"],
  path: ["This is not a path", "Begin with / and use no spaces"],
  "download-path": [
    "This is not a path of an installer",
    "Write folders and file without a leading slash: tools/file.exe",
  ],
  "image-path": ["This is not a picture below content/images", "Write it like this: plugins/price-lists.svg"],
  currency: ["This is not a currency code", "Write three capital letters: USD, EUR"],
  phone: ["This is not an international phone number", "Begin with + and the country's number: +254 20 555 0100"],
  phones: [
    "One of these is not an international phone number",
    "Separate numbers with commas, each beginning with +: +254 20 555 0100, +254 20 555 0101",
  ],
  emails: [
    "One of these is not an e-mail address",
    "Separate addresses with commas: info@company.example, sales@company.example",
  ],
  telegram: ["This is not a Telegram name", "Begin with @: @company"],
  "release-empty": ["This release has no items", "Add at least one list: newFeatures, improvements or bugFixes"],
};

const formats: Record<string, readonly [message: string, hint: string]> = {
  email: ["This is not an e-mail address", "Write it like this: info@company.example"],
  url: ["This is not a web address that begins with https://", "Write it like this: https://www.company.example"],
  date: ["This is not a day of the calendar", "Write year-month-day: 2025-08-05"],
};

/**
 * Checks a parsed file.
 *
 * @returns Problems, empty where the value fits.
 */
export function checkShape(parsed: ParsedFile, schema: z.ZodType): Problem[] {
  const result = schema.safeParse(parsed.value, { reportInput: true });
  if (result.success) return [];
  return joinRenamed(result.error.issues.flatMap((issue) => flatten(issue, []))).map((issue) =>
    describe(parsed, issue),
  );
}

type Flat =
  | { readonly kind: "missing"; readonly path: Path }
  | { readonly kind: "unknown"; readonly path: Path; readonly meant?: string }
  | { readonly kind: "other"; readonly path: Path; readonly issue: Issue };

function flatten(issue: Issue, prefix: Path): Flat[] {
  const path = [...prefix, ...issue.path.map(plainStep)];
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ kind: "unknown", path: [...path, key] }));
  if (issue.code === "invalid_type" && issue.input === undefined && path.length > 0) return [{ kind: "missing", path }];
  if (issue.code === "invalid_union") {
    // The branch that got furthest is the one that was meant.
    const [nearestBranch] = [...issue.errors].sort((a, b) => depth(b) - depth(a));
    if (nearestBranch !== undefined && depth(nearestBranch) > 0)
      return nearestBranch.flatMap((inner) => flatten(inner, path));
  }
  return [{ kind: "other", path, issue }];
}

function depth(issues: readonly Issue[]): number {
  return Math.max(...issues.map((issue) => issue.path.length + (issue.code === "unrecognized_keys" ? 1 : 0)));
}

function plainStep(step: PropertyKey): string | number {
  return typeof step === "symbol" ? String(step) : step;
}

/** An unknown key beside a missing one of nearly the same name is one mistake. */
function joinRenamed(found: readonly Flat[]): Flat[] {
  const missing = new Set(found.filter((flat) => flat.kind === "missing"));
  const joined = found.map((flat): Flat => {
    if (flat.kind !== "unknown") return flat;
    const siblings = [...missing].filter((other) => sameParent(other.path, flat.path));
    const meant = nearest(
      lastKey(flat.path),
      siblings.map((other) => lastKey(other.path)),
    );
    if (meant === undefined) return flat;
    for (const other of siblings) if (lastKey(other.path) === meant) missing.delete(other);
    return { ...flat, meant };
  });
  return joined.filter((flat) => flat.kind !== "missing" || missing.has(flat));
}

function sameParent(a: Path, b: Path): boolean {
  return a.length === b.length && a.slice(0, -1).every((step, index) => step === b[index]);
}

function lastKey(path: Path): string {
  return String(path.at(-1) ?? "");
}

function describe(parsed: ParsedFile, flat: Flat): Problem {
  const more = { path: flat.path, entry: entryName(parsed.value, flat.path) };
  if (flat.kind === "missing") {
    const place = locate(parsed, flat.path.slice(0, -1), "key");
    return problem(
      place,
      "missing-field",
      `"${lastKey(flat.path)}" is missing`,
      `Add a line  ${lastKey(flat.path)}: …`,
      more,
    );
  }
  if (flat.kind === "unknown") {
    const hint =
      flat.meant === undefined
        ? "Delete it, or check its spelling"
        : `Did you mean "${flat.meant}"? Write  ${flat.meant}: …`;
    return problem(
      locate(parsed, flat.path, "key"),
      "unknown-field",
      `Unknown field "${lastKey(flat.path)}"`,
      hint,
      more,
    );
  }
  const [rule, message, hint] = sentence(flat.issue);
  return problem(locate(parsed, flat.path), rule, message, hint, more);
}

function sentence(issue: Issue): [rule: string, message: string, hint: string] {
  const known = named[issue.message];
  if (known !== undefined) return [issue.message, ...known];
  switch (issue.code) {
    case "invalid_type":
      return [
        "wrong-type",
        `Expected ${typeName(issue.expected)}, found ${foundType(issue.input)}`,
        typeHint(issue.expected),
      ];
    case "invalid_value": {
      const values = issue.values.map(String);
      const meant = nearest(String(issue.input), values);
      const hint = meant === undefined ? `Write one of: ${values.join(", ")}` : `Did you mean "${meant}"?`;
      return ["not-allowed", `"${String(issue.input)}" is not one of the allowed values`, hint];
    }
    case "too_small":
      return [
        "out-of-range",
        issue.origin === "array"
          ? `At least ${issue.minimum} entries are needed here`
          : `This must be at least ${issue.minimum}`,
        "Change it, or add what is missing",
      ];
    case "too_big":
      return [
        "out-of-range",
        issue.origin === "string"
          ? `This text is longer than ${issue.maximum} characters`
          : `This must be at most ${issue.maximum}`,
        "Make it shorter or smaller",
      ];
    case "invalid_format": {
      const format = formats[issue.format];
      return format === undefined
        ? ["format", "This has the wrong form", "Compare it with the other entries"]
        : [issue.format, ...format];
    }
    case "invalid_union":
      return ["wrong-type", "This has the wrong form", "Compare it with the other entries"];
    case "invalid_key":
      return ["slug", "This key must be lower-case letters, digits and hyphens", "Write it like this: price-lists"];
    default:
      return ["invalid", "This value is not valid", "Compare it with the other entries"];
  }
}

const typeNames: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an entry with keys",
  record: "an entry with keys",
};

function typeName(type: string): string {
  return typeNames[type] ?? type;
}

function foundType(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  return typeName(Array.isArray(value) ? "array" : typeof value);
}

function typeHint(expected: string): string {
  if (expected === "string") return 'Put the text into quotes: "…"';
  if (expected === "boolean") return "Write true or false, without quotes";
  if (expected === "number" || expected === "int") return "Write digits only, without quotes";
  if (expected === "array") return "Write a list: each entry on its own line, beginning with a hyphen";
  return "Indent the keys of this entry by two spaces";
}

/** The name that a person would call the entry by: the nearest `name`, `title` or `id` on the way to the value. */
function entryName(root: unknown, path: Path): string {
  let value = root;
  let name = nameOf(root);
  for (const step of path) {
    if (typeof value !== "object" || value === null) break;
    value = Reflect.get(value, step);
    name = nameOf(value) || name;
  }
  return name;
}

function nameOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return "";
  for (const key of ["name", "title", "id"]) {
    const found: unknown = Reflect.get(value, key);
    if (typeof found === "string" && found.length > 0 && found.length <= 80) return found;
  }
  return "";
}
