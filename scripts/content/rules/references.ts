/** Names that one file uses and another one gives: help articles, comparison rows, pictures, labels, entries only once. */
import { namesIn, readFileOf, readFolderOf } from "../content.ts";
import { factFiles, factFolders } from "../layout.ts";
import type { ContentFiles } from "../load.ts";
import { locate } from "../position.ts";
import { type Place, type Problem, problem } from "../problem.ts";
import { pageSchemas } from "../schema/pages.ts";
import { nearest } from "../suggest.ts";

type Path = readonly (string | number)[];

export function checkReferences(files: ContentFiles): Problem[] {
  return [
    ...checkHelp(files),
    ...checkComparison(files),
    ...checkReleases(files),
    ...checkPartners(files),
    ...checkBanner(files),
  ];
}

function unknown(
  files: ContentFiles,
  file: string,
  path: Path,
  what: string,
  written: string,
  known: readonly string[],
): Problem[] {
  if (known.includes(written)) return [];
  const parsed = files.parsed.get(file);
  if (parsed === undefined) return [];
  const meant = nearest(written, known);
  const hint = meant === undefined ? `Write one of: ${known.slice(0, 20).join(", ")}` : `Did you mean "${meant}"?`;
  return [
    problem(locate(parsed, path), "unknown-reference", `There is no ${what} "${written}"`, hint, {
      path,
      entry: written,
    }),
  ];
}

/** Ids that a file has; `undefined` where the file is there and cannot be read, so that nothing is said twice. */
function idsOf(files: ContentFiles, file: string): string[] | undefined {
  const value = files.parsed.get(file)?.value;
  return typeof value === "object" && value !== null ? Object.keys(value) : undefined;
}

function checkHelp(files: ContentFiles): Problem[] {
  const articles = idsOf(files, "facts/help.yaml");
  if (articles === undefined) return [];
  const inPlugins = [...readFolderOf(files, "facts/plugins", factFolders.plugins.schema)].flatMap(([slug, plugin]) =>
    plugin.help.flatMap((id, index) =>
      unknown(files, `facts/plugins/${slug}.yaml`, ["help", index], "help article", id, articles),
    ),
  );
  const inWords = files.languages.flatMap((language) => {
    const file = `${language}/help.yaml`;
    const titles = idsOf(files, file) ?? [];
    const parsed = files.parsed.get(file);
    if (parsed === undefined) return [];
    const missing = articles.filter((id) => !titles.includes(id));
    return [
      ...titles.flatMap((id) => unknown(files, file, [id], "help article", id, articles)),
      ...missing.map((id) =>
        problem(
          locate(parsed, []),
          "missing-translation",
          `The title of the help article "${id}" is missing`,
          `Add a line  ${id}: …`,
          { entry: id },
        ),
      ),
    ];
  });
  return [...inPlugins, ...inWords];
}

function checkComparison(files: ContentFiles): Problem[] {
  const editions = readFileOf(files, "facts/editions.yaml", factFiles.editions);
  const [source = ""] = files.languages;
  const words = readFileOf(files, `${source}/pages/features.yaml`, pageSchemas.features);
  if (editions === undefined || words === undefined) return [];
  const rows = Object.keys(words.comparison.rows);
  const values = Object.keys(words.comparison.values);
  return editions.comparison.flatMap(({ id, lite, pro }, index) => [
    ...unknown(
      files,
      "facts/editions.yaml",
      ["comparison", index, "id"],
      "row title in pages/features.yaml for",
      id,
      rows,
    ),
    ...[["lite", lite] as const, ["pro", pro] as const].flatMap(([edition, value]) =>
      typeof value === "string"
        ? unknown(
            files,
            "facts/editions.yaml",
            ["comparison", index, edition],
            "value in pages/features.yaml for",
            value,
            values,
          )
        : [],
    ),
  ]);
}

function checkReleases(files: ContentFiles): Problem[] {
  return [...readFolderOf(files, "facts/releases", factFolders.releases.schema)].flatMap(([name, release]) => {
    const file = `facts/releases/${name}.yaml`;
    const parsed = files.parsed.get(file);
    if (parsed === undefined || release.version === name) return [];
    return [
      problem(
        locate(parsed, ["version"]),
        "version-differs",
        `The file is named ${name}, the version in it is ${release.version}`,
        `Write  version: "${name}"  or rename the file`,
        { path: ["version"], entry: name },
      ),
    ];
  });
}

function checkBanner(files: ContentFiles): Problem[] {
  const site = readFileOf(files, "facts/site.yaml", factFiles.site);
  if (site?.countryBanner === undefined) return [];
  return unknown(
    files,
    "facts/site.yaml",
    ["countryBanner", "plugin"],
    "plugin",
    site.countryBanner.plugin,
    namesIn(files, "facts/plugins"),
  );
}

/** A partner stands once in a country, and a country in one file. */
function checkPartners(files: ContentFiles): Problem[] {
  const seen = new Map<string, Place>();
  const problems: Problem[] = [];
  const once = (key: string, place: Place, path: Path, message: string, hint: string) => {
    const first = seen.get(key);
    if (first === undefined) seen.set(key, place);
    else
      problems.push(
        problem(place, "duplicate", `${message}; the first one is in ${first.file}, line ${first.line}`, hint, {
          path,
          related: [first],
        }),
      );
  };
  for (const [name, group] of readFolderOf(files, "facts/partners", factFolders.partners.schema)) {
    const parsed = files.parsed.get(`facts/partners/${name}.yaml`);
    if (parsed === undefined) continue;
    once(
      group.country,
      locate(parsed, ["country"]),
      ["country"],
      `The country ${group.country} has two files`,
      "Put all partners of a country into one file",
    );
    for (const [index, partner] of group.partners.entries()) {
      const path = ["partners", index, "name"];
      once(
        `${group.country} ${partner.name.toLowerCase()}`,
        locate(parsed, path),
        path,
        `The partner "${partner.name}" stands here twice`,
        "Keep one of the entries",
      );
    }
  }
  return problems;
}
