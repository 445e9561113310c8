/** Splits zod's issues into one finding per key or value. */
import type { z } from "zod";
import type { MessageId } from "../core/messages/message.ts";
import { isMessageId } from "../core/messages/say.ts";
import { nearest } from "../core/suggest.ts";
import { type Path, valueAt } from "../core/value-path.ts";

export interface SchemaFinding {
  readonly kind: "unknown" | "missing" | "value";
  readonly path: Path;
  readonly issue: z.core.$ZodIssue;
}

/** @param root The file's value. zod omits `input` for missing values, so they are looked up here. */
export function findingsOf(issue: z.core.$ZodIssue, root: unknown, prefix: Path = []): readonly SchemaFinding[] {
  const path = [...prefix, ...issue.path.map((step) => (typeof step === "symbol" ? String(step) : step))];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key): SchemaFinding => ({ kind: "unknown", path: [...path, key], issue }));
  }
  // A check without a message requires the value at its path.
  const canBeMissing = issue.code !== "custom" || messageIdOf(issue) === undefined;
  if (path.length > 0 && canBeMissing && valueAt(root, path) === undefined) {
    return [{ kind: "missing", path, issue }];
  }
  if (issue.code === "invalid_union") {
    const isOtherType = (inner: z.core.$ZodIssue) => inner.code === "invalid_type" && inner.path.length === 0;
    // The branch that has all keys is the intended one, however much is wrong below them; then that with the fewest mistakes.
    const [branch] = issue.errors
      .filter((errors) => !errors.some(isOtherType))
      .map((errors) => errors.flatMap((inner) => findingsOf(inner, root, path)))
      .sort((a, b) => foreignKeysIn(a, path) - foreignKeysIn(b, path) || mistakesIn(a) - mistakesIn(b));
    if (branch !== undefined) return withoutGuesses(branch, path);
  }
  return [{ kind: "value", path, issue }];
}

/** An entry with none of the keys lacks none of them either, unless one is misspelled. */
function withoutGuesses(findings: readonly SchemaFinding[], entry: Path): readonly SchemaFinding[] {
  const isGuess = ({ kind, path }: SchemaFinding) => kind === "missing" && path.length === entry.length + 1;
  const isOther = foreignKeysIn(findings, entry) > 0 && mistakesIn(findings) === findings.length;
  return isOther ? findings.filter((finding) => !isGuess(finding)) : findings;
}

/** Counts the unknown keys of the entry itself. */
function foreignKeysIn(findings: readonly SchemaFinding[], entry: Path): number {
  return findings.filter(({ kind, path }) => kind === "unknown" && path.length === entry.length + 1).length;
}

/** Counts mistakes: a misspelled key is one, not an unknown and a missing one. */
function mistakesIn(findings: readonly SchemaFinding[]): number {
  const missing = findings.filter(({ kind }) => kind === "missing").map(({ path }) => lastKey(path));
  const misspelled = findings.filter(
    ({ kind, path }) => kind === "unknown" && nearest(lastKey(path), missing) !== undefined,
  );
  return findings.length - misspelled.length;
}

export function lastKey(path: Path): string {
  return String(path.at(-1) ?? "");
}

/** The message id that a schema sets as the error of a check; `undefined` for zod's own errors. */
export function messageIdOf({ message }: z.core.$ZodIssue): MessageId | undefined {
  return isMessageId(message) ? message : undefined;
}
