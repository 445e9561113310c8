/** Placeholders: `{fact}` must name a fact, `{{value}}` may stand only in interface strings, and languages agree. */

import { factPlaceholder, runtimePlaceholder } from "../facts.ts";
import type { ContentFiles } from "../load.ts";
import type { ParsedFile } from "../parse.ts";
import { locate } from "../position.ts";
import { type Problem, problem } from "../problem.ts";
import { nearest } from "../suggest.ts";
import { walkStrings } from "../walk.ts";

/**
 * @param known Names of facts; `undefined` where the facts themselves have errors, then names are not checked.
 */
export function checkPlaceholders(files: ContentFiles, known: readonly string[] | undefined): Problem[] {
  const [source = ""] = files.languages;
  return [...files.parsed].flatMap(([file, parsed]) => {
    const [language = "", ...rest] = file.split("/");
    if (!files.languages.includes(language)) return [];
    const original = language === source ? undefined : files.parsed.get([source, ...rest].join("/"));
    return [
      ...(known === undefined ? [] : checkNames(parsed, known)),
      ...checkRuntime(parsed, rest.join("/")),
      ...(original === undefined ? [] : checkSame(original, parsed)),
    ];
  });
}

function checkNames(parsed: ParsedFile, known: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  for (const { path, value } of walkStrings(parsed.value)) {
    for (const [whole, name = ""] of value.matchAll(factPlaceholder)) {
      if (known.includes(name)) continue;
      const meant = nearest(name, known);
      const hint = meant === undefined ? "See docs/content.md for the names of facts" : `Did you mean {${meant}}?`;
      problems.push(problem(locate(parsed, path), "unknown-placeholder", `There is no fact ${whole}`, hint, { path }));
    }
  }
  return problems;
}

function checkRuntime(parsed: ParsedFile, name: string): Problem[] {
  if (name === "ui.yaml") return [];
  return [...walkStrings(parsed.value)].flatMap(({ path, value }) => {
    const [found] = value.match(runtimePlaceholder) ?? [];
    if (found === undefined) return [];
    return [
      problem(
        locate(parsed, path),
        "unknown-placeholder",
        `${found} is not filled in here`,
        `Write ${found.slice(1, -1)} with single brackets`,
        { path },
      ),
    ];
  });
}

/** The same placeholders as the original, in any order; how often one stands is up to the language. */
function checkSame(original: ParsedFile, translated: ParsedFile): Problem[] {
  const originals = new Map(
    [...walkStrings(original.value)].map(({ path, value }) => [path.join("\n"), placeholders(value)]),
  );
  return [...walkStrings(translated.value)].flatMap(({ path, value }) => {
    const expected = originals.get(path.join("\n"));
    if (expected === undefined) return [];
    const found = placeholders(value);
    const missing = [...expected].filter((name) => !found.has(name));
    const extra = [...found].filter((name) => !expected.has(name));
    if (missing.length === 0 && extra.length === 0) return [];
    const [message, hint] =
      missing.length > 0
        ? [
            `${missing.join(", ")} is missing here and stands in ${original.file}`,
            `Put ${missing.join(", ")} into this text`,
          ]
        : [
            `${extra.join(", ")} stands here and not in ${original.file}`,
            `Take ${extra.join(", ")} out, or add it there`,
          ];
    const related = [locate(original, path)];
    return [problem(locate(translated, path), "placeholder-differs", message, hint, { path, related })];
  });
}

function placeholders(value: string): Set<string> {
  return new Set([...value.matchAll(factPlaceholder), ...value.matchAll(runtimePlaceholder)].map(([whole]) => whole));
}
