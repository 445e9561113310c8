/**
 * Stage 3: shape. Checks the value of one file against its schema and turns what zod finds into problems that name the
 * place and say what to write. One mistake gives one problem: a misspelled key is not "unknown" plus "missing".
 */
import type { z } from "zod";
import { fitOf } from "./fit.ts";
import type { ParsedFile } from "./parse.ts";
import { locate, writtenAt } from "./position.ts";
import { type Problem, problem } from "./problem.ts";
import { keysAt } from "./schema-keys.ts";
import { sentence } from "./sentences.ts";
import { nearest } from "./suggest.ts";
import { isRecord, type Path, valueAt } from "./walk.ts";

type Issue = z.core.$ZodIssue;

type Flat =
  | { readonly kind: "missing"; readonly path: Path }
  | { readonly kind: "unknown"; readonly path: Path; readonly meant?: string }
  | { readonly kind: "other"; readonly path: Path; readonly issue: Issue };

/**
 * Checks a parsed file.
 *
 * @returns Problems, empty where the value fits.
 */
export function checkShape(parsed: ParsedFile, schema: z.ZodType): Problem[] {
  const { error } = fitOf(parsed, schema);
  const issues = error?.issues ?? [];
  const found = joinRenamed(issues.flatMap((issue) => flatten(issue, [], parsed.value)));
  const problems = once(found).map((flat) => toProblem(parsed, schema, flat));
  return [...problems, ...oddNumbers(parsed, parsed.value, [], problems)];
}

/** @param root Value of the whole file: zod leaves out what an issue was about where there is nothing. */
function flatten(issue: Issue, prefix: Path, root: unknown): Flat[] {
  const path = [...prefix, ...issue.path.map((step) => (typeof step === "symbol" ? String(step) : step))];
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ kind: "unknown", path: [...path, key] }));
  if (path.length > 0 && issue.code !== "custom" && valueAt(root, path) === undefined)
    return [{ kind: "missing", path }];
  if (issue.code === "invalid_union") {
    const [branch] = issue.errors
      .filter((errors) => !errors.some((error) => error.code === "invalid_type" && error.path.length === 0))
      .map((errors) => joinRenamed(errors.flatMap((inner) => flatten(inner, path, root))))
      // The branch with the fewest faults is the one that was meant.
      .sort((a, b) => a.length - b.length);
    if (branch !== undefined) return branch;
  }
  return [{ kind: "other", path, issue }];
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

/** The first thing that is wrong with a value; what follows from it is left out. */
function once(found: readonly Flat[]): Flat[] {
  const seen = new Set<string>();
  return found.filter(({ path }) => {
    const place = path.join("\n");
    const isFirst = !seen.has(place);
    seen.add(place);
    return isFirst;
  });
}

function sameParent(a: Path, b: Path): boolean {
  return a.length === b.length && a.slice(0, -1).every((step, index) => step === b[index]);
}

function lastKey(path: Path): string {
  return String(path.at(-1) ?? "");
}

function toProblem(parsed: ParsedFile, schema: z.ZodType, flat: Flat): Problem {
  const { path } = flat;
  const parent = path.slice(0, -1);
  const key = lastKey(path);
  if (flat.kind === "missing") {
    const place = locate(parsed, parent, "key");
    return problem(place, "missing-field", `"${key}" is missing`, `Add a line  ${key}: …`, { path });
  }
  if (flat.kind === "unknown") {
    const given = valueAt(parsed.value, parent);
    const free = keysAt(schema, parent).filter((other) => !isRecord(given) || !Object.hasOwn(given, other));
    const meant = flat.meant ?? nearest(key, free);
    const hint = meant === undefined ? unknownHint(free) : `Did you mean "${meant}"? Write  ${meant}: …`;
    return problem(locate(parsed, path, "key"), "unknown-field", `Unknown field "${key}"`, hint, { path });
  }
  const value = valueAt(parsed.value, path);
  const [rule, message, hint] = sentence(flat.issue, value, writtenAt(parsed, path));
  const target = flat.issue.code === "invalid_key" ? "key" : "value";
  return problem(locate(parsed, path, target), rule, message, hint, { path });
}

function unknownHint(free: readonly string[]): string {
  return free.length === 0 ? "Delete it" : `Delete it, or write one of: ${free.slice(0, 12).join(", ")}`;
}

/** Numbers that people read otherwise than YAML does: 007, 0x1F, 1e3, +5, .5. */
function oddNumbers(parsed: ParsedFile, value: unknown, path: Path, problems: readonly Problem[]): Problem[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) => oddNumbers(parsed, entry, [...path, index], problems));
  }
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, entry]) => oddNumbers(parsed, entry, [...path, key], problems));
  }
  const written = typeof value === "number" ? writtenAt(parsed, path) : undefined;
  if (written === undefined || /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(written)) return [];
  const isReported = problems.some((other) => other.path.join("\n") === path.join("\n"));
  if (isReported) return [];
  const hint = `Write it with digits and a dot: ${String(value)}`;
  return [problem(locate(parsed, path), "number-form", `${written} is read as ${String(value)}`, hint, { path })];
}
