/**
 * Stage 3: shape. Checks the value of one file against its schema and turns what zod finds into problems that name the
 * place and say what to write. One mistake gives one problem: a misspelled key is not "unknown" plus "missing".
 */
import type { z } from "zod";
import { fitOf } from "./fit.ts";
import { fieldMessages as said } from "./messages/fields.ts";
import {
  joinIncomplete,
  joinLost,
  joinLostLists,
  joinRenamed,
  joinSwallowed,
  lastKey,
  type Mistake,
  once,
} from "./mistakes.ts";
import { joinInside, joinMoved, joinSwallowedKeys } from "./moved-keys.ts";
import { oddNumbers } from "./odd-numbers.ts";
import type { ParsedFile } from "./parse.ts";
import { lineAt, locate, placeOfRange, rawAt, writtenAt } from "./position.ts";
import { type Problem, problem } from "./problem.ts";
import { judgeAt, keysAt } from "./schema-keys.ts";
import { sentence } from "./sentences.ts";
import { nearest } from "./suggest.ts";
import { isRecord, type Path, valueAt, walkStrings } from "./walk.ts";

/** Most mistakes of one file that are looked at: each is compared with the others. Nobody reads so many at once. */
const most = 300;

/**
 * Checks a parsed file.
 *
 * @returns Problems, empty where the value fits.
 */
export function checkShape(parsed: ParsedFile, schema: z.ZodType): Problem[] {
  const root = parsed.value;
  const issues = fitOf(parsed, schema).error?.issues ?? [];
  const found = joinRenamed(issues.flatMap((issue) => mistakesOf(issue, [], root)).slice(0, most), root);
  const misplaced = joinSwallowedKeys(joinInside(joinMoved(found, root, schema)), parsed);
  const joined = joinIncomplete(joinSwallowed(joinLostLists(joinLost(misplaced, root, schema), root, schema)), root);
  const problems = once(joined).map((mistake) => toProblem(parsed, schema, mistake));
  return [...problems, ...oddNumbers(parsed, problems)];
}

/** @param root Value of the whole file: zod leaves out what an issue was about where there is nothing. */
function mistakesOf(issue: z.core.$ZodIssue, prefix: Path, root: unknown): Mistake[] {
  const path = [...prefix, ...issue.path.map((step) => (typeof step === "symbol" ? String(step) : step))];
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ kind: "unknown", path: [...path, key] }));
  if (path.length > 0 && issue.code !== "custom" && valueAt(root, path) === undefined)
    return [{ kind: "missing", path }];
  if (issue.code === "invalid_union") {
    const [branch] = issue.errors
      .filter((errors) => !errors.some((error) => error.code === "invalid_type" && error.path.length === 0))
      .map((errors) => errors.flatMap((inner) => mistakesOf(inner, path, root)))
      .map((mistakes) => joinRenamed(mistakes, root))
      // The branch with the fewest mistakes is the one that was meant.
      .sort((a, b) => a.length - b.length);
    if (branch !== undefined) return branch;
  }
  return [{ kind: "other", path, issue }];
}

function toProblem(parsed: ParsedFile, schema: z.ZodType, mistake: Mistake): Problem {
  const { path } = mistake;
  const parent = path.slice(0, -1);
  const key = lastKey(path);
  switch (mistake.kind) {
    case "missing": {
      const place = locate(parsed, parent, "key");
      const keys = [key, ...(mistake.others ?? [])];
      return problem(place, "missing-field", said.missing(keys), said.addKeys(keys), { path });
    }
    case "moved": {
      const place = locate(parsed, mistake.at, "key");
      const { at, owner, isInside } = mistake;
      const [message, hint] = isInside
        ? [said.inside(key, owner), said.indentLess]
        : [said.beside(key, owner), said.indentMore];
      return problem(place, "unknown-field", message, hint, { path: at });
    }
    case "swallowed": {
      const place = placeOfRange(parsed.file, parsed.lines, mistake.range);
      return problem(place, "missing-field", said.partOfText(key), said.indentLess, { path });
    }
    case "lost": {
      const message = said.lost(mistake.owner, typeof path.at(-1) === "number" ? undefined : key);
      return problem(locate(parsed, path, "key"), "missing-field", message, said.addAbove(mistake.owner), { path });
    }
    case "unknown": {
      const given = valueAt(parsed.value, parent);
      const free = keysAt(schema, parent).filter((other) => !isRecord(given) || !Object.hasOwn(given, other));
      const meant = mistake.meant ?? nearest(key, free);
      const hint = meant === undefined ? said.deleteOr(free) : said.meant(meant, rawAt(parsed, path));
      return problem(locate(parsed, path, "key"), "unknown-field", said.unknown(key), hint, { path });
    }
    case "other": {
      const value = valueAt(parsed.value, path);
      const [rule, message, hint] = sentence(mistake.issue, value, writtenAt(parsed, path), {
        key,
        judge: (other) => judgeAt(schema, path, other),
        line: lineAt(parsed, path),
        phones: phonesIn(parsed),
      });
      const target = mistake.issue.code === "invalid_key" ? "key" : "value";
      return problem(locate(parsed, path, target), rule, message, hint, { path });
    }
  }
}

/** International numbers of a file, which tell how those of its country begin. */
function phonesIn(parsed: ParsedFile): string[] {
  return [...walkStrings(parsed.value)].flatMap(({ value }) => (/^\+\d{1,3} /.test(value) ? [value] : []));
}
