/** What zod says about a file, one finding for each key or value. */
import type { z } from "zod";
import { nearest } from "../core/suggest.ts";
import { type Path, valueAt } from "../core/value-path.ts";
import { messageIdOf } from "./value-messages.ts";

export interface SchemaFinding {
  readonly kind: "unknown" | "missing" | "value";
  readonly path: Path;
  readonly issue: z.core.$ZodIssue;
}

/** @param root Value of the whole file: zod leaves out what an issue was about if there is nothing. */
export function findingsOf(issue: z.core.$ZodIssue, root: unknown, around: Path = []): readonly SchemaFinding[] {
  const path = [...around, ...issue.path.map((step) => (typeof step === "symbol" ? String(step) : step))];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key): SchemaFinding => ({ kind: "unknown", path: [...path, key], issue }));
  }
  // A check of an entry that has no message of its own says what the entry lacks.
  const isLacking = issue.code !== "custom" || messageIdOf(issue) === undefined;
  if (path.length > 0 && isLacking && valueAt(root, path) === undefined) {
    return [{ kind: "missing", path, issue }];
  }
  if (issue.code === "invalid_union") {
    const isOtherType = (inner: z.core.$ZodIssue) => inner.code === "invalid_type" && inner.path.length === 0;
    // The branch with the fewest mistakes is the one that was meant.
    const [branch] = issue.errors
      .filter((errors) => !errors.some(isOtherType))
      .map((errors) => errors.flatMap((inner) => findingsOf(inner, root, path)))
      .sort((a, b) => mistakesIn(a) - mistakesIn(b));
    if (branch !== undefined) return branch;
  }
  return [{ kind: "value", path, issue }];
}

/** A misspelled key is one mistake, not an unknown and a missing one. */
function mistakesIn(found: readonly SchemaFinding[]): number {
  const missing = found.filter(({ kind }) => kind === "missing").map(({ path }) => lastKey(path));
  const misspelled = found.filter(
    ({ kind, path }) => kind === "unknown" && nearest(lastKey(path), missing) !== undefined,
  );
  return found.length - misspelled.length;
}

export function lastKey(path: Path): string {
  return String(path.at(-1) ?? "");
}
