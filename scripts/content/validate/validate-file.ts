/** Stage 3: shape. Checks the value of one file against its schema; what zod finds becomes problems with a place. */
import type { z } from "zod";
import { type Problem, problem } from "../core/diagnostic.ts";
import { nearest, nearestFirst } from "../core/suggest.ts";
import { isRecord, valueAt, walkStrings } from "../core/value-path.ts";
import { fieldMessages as said } from "../messages/fields.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { lineAt, locate, rawAt, writtenAt } from "../parse/source-location.ts";
import { findMistakes, lastKey, type Mistake } from "./merge-issues.ts";
import { oddNumbers } from "./number-format.ts";
import { exampleAt, isOptionalAt, judgeAt, keysAt } from "./schema-lookup.ts";
import { fitOf } from "./schema-result.ts";
import { sentence } from "./zod-issues.ts";

/**
 * Checks a parsed file.
 *
 * @returns Problems, empty if the value fits.
 */
export function checkShape(parsed: ParsedFile, schema: z.ZodType): Problem[] {
  const issues = fitOf(parsed, schema).error?.issues ?? [];
  const problems = findMistakes(issues, parsed, schema).map((mistake) => toProblem(parsed, schema, mistake));
  return [...problems, ...oddNumbers(parsed, problems)];
}

function toProblem(parsed: ParsedFile, schema: z.ZodType, mistake: Mistake): Problem {
  const { path } = mistake;
  const parent = path.slice(0, -1);
  const key = lastKey(path);
  const place = locate(parsed, path, "key");
  switch (mistake.kind) {
    case "missing": {
      const { keys } = mistake;
      const around = locate(parsed, parent, "key");
      return problem(around, "missing-field", said.missing(keys), said.addKeys(keys), { path });
    }
    case "moved": {
      const { owner, spaces } = mistake;
      const message = spaces > 0 ? said.beside(key, owner) : said.inside(key, owner);
      return problem(place, "unknown-field", message, said.moveLine(spaces), { path });
    }
    case "swallowed":
      return problem(mistake.place, "missing-field", said.partOfText(key), said.moveLine(mistake.spaces), { path });
    case "lost": {
      const { owner } = mistake;
      return problem(place, "missing-field", said.lost(owner, key), said.addAbove(owner), { path });
    }
    case "unknown": {
      const given = valueAt(parsed.value, parent);
      const free = keysAt(schema, parent).filter((other) => !isRecord(given) || !Object.hasOwn(given, other));
      const meant = mistake.meant ?? nearest(key, free);
      const hint =
        meant === undefined ? said.deleteOr(nearestFirst(key, free)) : said.meant(meant, rawAt(parsed, path));
      return problem(place, "unknown-field", said.unknown(key), hint, { path });
    }
    case "other": {
      const value = valueAt(parsed.value, path);
      const [rule, message, hint] = sentence(mistake.issue, {
        value,
        written: isRecord(value) ? lineAt(parsed, path) : writtenAt(parsed, path),
        judge: (other) => judgeAt(schema, path, other),
        example: exampleAt(schema, path),
        isOptional: isOptionalAt(schema, path),
        dial: dialIn(parsed),
      });
      const isKey = mistake.issue.code === "invalid_key";
      return problem(isKey ? place : locate(parsed, path), rule, message, hint, { path });
    }
  }
}

/** How the international numbers of a file begin, if all begin alike. */
function dialIn(parsed: ParsedFile): string | undefined {
  const dials = [...walkStrings(parsed.value)].flatMap(({ value }) => /^\+\d{1,3}(?= )/.exec(value)?.[0] ?? []);
  const [first] = dials;
  return dials.every((dial) => dial === first) ? first : undefined;
}
