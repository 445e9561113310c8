/** Every language has the same files, keys and list lengths as the first one, and every entry has facts and words. */
import { namesIn } from "../content.ts";
import { factFiles, wordFiles } from "../layout.ts";
import type { ContentFiles } from "../load.ts";
import type { ParsedFile } from "../parse.ts";
import { locate } from "../position.ts";
import { type Problem, problem, startOf } from "../problem.ts";
import { pageSchemas } from "../schema/pages.ts";

export function checkParity(files: ContentFiles): Problem[] {
  return [...missingFiles(files), ...missingWords(files), ...differences(files)];
}

/** Files that every content folder has. */
function missingFiles(files: ContentFiles): Problem[] {
  const words = [...Object.keys(wordFiles), ...Object.keys(pageSchemas).map((page) => `pages/${page}`)];
  const needed = [
    ...Object.keys(factFiles).map((name) => `facts/${name}.yaml`),
    ...files.languages.flatMap((language) => words.map((name) => `${language}/${name}.yaml`)),
  ];
  return needed
    .filter((file) => !files.present.has(file))
    .map((file) => {
      const [language = "", ...rest] = file.split("/");
      const [source = ""] = files.languages;
      const hint =
        language === "facts" || language === source
          ? "Restore it from an earlier version of the content folder"
          : `Copy ${source}/${rest.join("/")} to ${file} and translate it`;
      return problem(startOf(file), "missing-file", "This file is missing", hint);
    });
}

/** Plugins and releases: facts without words, words without facts. */
function missingWords(files: ContentFiles): Problem[] {
  return ["plugins", "releases"].flatMap((folder) => {
    const facts = namesIn(files, `facts/${folder}`);
    return files.languages.flatMap((language) => {
      const words = namesIn(files, `${language}/${folder}`);
      const path = (name: string) => `${language}/${folder}/${name}.yaml`;
      return [
        ...facts
          .filter((name) => !words.includes(name))
          .map((name) =>
            problem(
              startOf(path(name)),
              "missing-translation",
              `The words of ${name} are missing in the language "${language}"`,
              `Write the file ${path(name)}`,
              { entry: name, related: [startOf(`facts/${folder}/${name}.yaml`)] },
            ),
          ),
        ...words
          .filter((name) => !facts.includes(name))
          .map((name) =>
            problem(
              startOf(path(name)),
              "missing-facts",
              `There are words for ${name}, but no facts`,
              `Write the file facts/${folder}/${name}.yaml, or delete this one`,
              { entry: name },
            ),
          ),
      ];
    });
  });
}

/** Differences of keys and list lengths that the schemas allow: optional keys, lists, records. */
function differences(files: ContentFiles): Problem[] {
  const [source, ...others] = files.languages;
  if (source === undefined) return [];
  return [...files.parsed].flatMap(([file, original]) => {
    if (!file.startsWith(`${source}/`)) return [];
    return others.flatMap((language) => {
      const translated = files.parsed.get(`${language}/${file.slice(source.length + 1)}`);
      return translated === undefined ? [] : compare(original, translated, original.value, translated.value, []);
    });
  });
}

type Path = readonly (string | number)[];

function compare(original: ParsedFile, translated: ParsedFile, a: unknown, b: unknown, path: Path): Problem[] {
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) {
      return [
        report(
          original,
          translated,
          path,
          path,
          `There are ${b.length} entries here and ${a.length} in ${original.file}`,
          "Translate the missing entries, or delete those that are too many",
        ),
      ];
    }
    return a.flatMap((entry, index) => compare(original, translated, entry, b[index], [...path, index]));
  }
  if (!isRecord(a) || !isRecord(b)) return compareId(original, translated, a, b, path);
  const missing = Object.keys(a).filter((key) => !Object.hasOwn(b, key));
  const extra = Object.keys(b).filter((key) => !Object.hasOwn(a, key));
  return [
    ...missing.map((key) =>
      report(
        original,
        translated,
        path,
        [...path, key],
        `"${key}" is missing here and stands in ${original.file}`,
        `Translate it: add a line  ${key}: …`,
      ),
    ),
    ...extra.map((key) =>
      report(
        original,
        translated,
        [...path, key],
        path,
        `"${key}" stands only here, not in ${original.file}`,
        "Add it there too, or delete it here",
      ),
    ),
    ...Object.keys(a)
      .filter((key) => Object.hasOwn(b, key))
      .flatMap((key) => compare(original, translated, a[key], b[key], [...path, key])),
  ];
}

/** Ids are addresses: links to them must work in every language. */
function compareId(original: ParsedFile, translated: ParsedFile, a: unknown, b: unknown, path: Path): Problem[] {
  if (path.at(-1) !== "id" || a === b) return [];
  return [
    report(
      original,
      translated,
      path,
      path,
      `The id is "${String(b)}" here and "${String(a)}" in ${original.file}`,
      `Write  id: ${String(a)}`,
    ),
  ];
}

function report(
  original: ParsedFile,
  translated: ParsedFile,
  here: Path,
  there: Path,
  message: string,
  hint: string,
): Problem {
  const related = [locate(original, there, "key")];
  return problem(locate(translated, here, "key"), "translation-differs", message, hint, { path: here, related });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
