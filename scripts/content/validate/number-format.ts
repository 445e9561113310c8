/** Numbers that people read otherwise than YAML does: `007`, `0x1F`, `1e3`, `+5`, `.5`, and `1.000` for a thousand. */
import { isMap, isScalar, isSeq } from "yaml";
import { type Problem, problem } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";
import { typeMessages as said } from "../messages/types.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { placeOfRange } from "../parse/source-location.ts";

/**
 * Looks for them where the shape is right.
 *
 * @param problems Problems of shape: a number that has one is not reported again.
 */
export function oddNumbers(parsed: ParsedFile, problems: readonly Problem[]): Problem[] {
  const reported = new Set(problems.map(({ path }) => path.join("\n")));
  return [...numbersIn(parsed.document.contents, [])].flatMap(({ path, value, source, range }) => {
    const isThousands = /^-?\d{1,3}\.\d{3}$/.test(source);
    const isPlain = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(source) && !isThousands;
    if (isPlain || reported.has(path.join("\n"))) return [];
    const place = placeOfRange(parsed.file, parsed.lines, range);
    const message = said.oddNumber(source, String(value));
    const hint = isThousands ? said.noDot(source.replace(".", "")) : said.plainDigits;
    return [problem(place, "number-form", message, hint, { path })];
  });
}

interface FoundNumber {
  readonly path: Path;
  readonly value: number;
  /** As it stands in the file. */
  readonly source: string;
  readonly range: readonly [number, number];
}

function* numbersIn(node: unknown, path: Path): Generator<FoundNumber> {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (isScalar(key) && typeof key.value === "string") yield* numbersIn(value, [...path, key.value]);
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) yield* numbersIn(item, [...path, index]);
  } else if (isScalar(node) && typeof node.value === "number") {
    const [start, end] = node.range ?? [0, 1];
    yield { path, value: node.value, source: node.source ?? "", range: [start, end] };
  }
}
