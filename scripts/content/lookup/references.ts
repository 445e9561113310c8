/** Names in facts of what is defined somewhere else. */
import { type Path, walkStrings } from "../core/value-path.ts";
import { namesIn } from "../model/content.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { definedIds, knownPluginsWithCountry, knownTexts } from "./reference-index.ts";
import { idAt, keysIn, listedIn, type PlacedId } from "./shared-ids.ts";
import { hasIssueNear } from "./value-issues.ts";

/** What is named: the end of a message's id. */
type Kind =
  | "plugin-with-country"
  | "help-article"
  | "question"
  | "text-page"
  | "edition"
  | "comparison-group"
  | "comparison-word";

interface References {
  readonly kind: Kind;
  readonly places: readonly (PlacedId & { readonly file: string })[];
  /** `undefined` if what defines them cannot be read. */
  readonly known: ReadonlySet<string> | undefined;
}

export function references(files: ContentFiles): References[] {
  const idsIn = (file: string, find: (value: unknown) => readonly PlacedId[]) =>
    find(files.parsed.get(file)?.value).map((each) => ({ file, ...each }));
  const [site, downloads, editions, menus] = ["site.yaml", "downloads.yaml", "editions.yaml", "navigation.yaml"];
  const plugins = [...namesIn(files, "plugins")].map((name) => `plugins/${name}.yaml`);
  return [
    {
      kind: "plugin-with-country",
      places: idsIn(site, (value) => idAt(value, ["countryBanner", "plugin"])),
      known: knownPluginsWithCountry(files),
    },
    {
      kind: "help-article",
      places: plugins.flatMap((file) => idsIn(file, (value) => listedIn(value, "help"))),
      known: definedIds(files, "help"),
    },
    {
      kind: "question",
      places: idsIn(editions, (value) => listedIn(value, "questions")),
      known: definedIds(files, "question"),
    },
    { kind: "text-page", places: idsIn(menus, textsIn), known: knownTexts(files) },
    {
      kind: "edition",
      places: idsIn(downloads, (value) => keysIn(value, ["updates"])),
      known: definedIds(files, "edition"),
    },
    {
      kind: "comparison-group",
      places: idsIn(editions, (value) => rowsIn(value).flatMap((row) => idAt(value, [...row, "group"]))),
      known: comparisonIds(files, "groups"),
    },
    {
      kind: "comparison-word",
      places: idsIn(editions, (value) => cellsIn(value).flatMap((cell) => idAt(value, cell))),
      known: comparisonIds(files, "words"),
    },
  ];
}

function textsIn(menus: unknown): PlacedId[] {
  const texts = walkStrings(menus).filter(({ path }) => path.at(-1) === "text");
  return texts.map(({ path, value: id }) => ({ id, path, target: "value" }));
}

function rowsIn(editions: unknown): Path[] {
  return keysIn(editions, ["comparison", "rows"]).map(({ path }) => path);
}

function cellsIn(editions: unknown): Path[] {
  return rowsIn(editions).flatMap((row) => keysIn(editions, [...row, "cells"]).map(({ path }) => path));
}

function comparisonIds(files: ContentFiles, key: string): ReadonlySet<string> | undefined {
  const [file, path] = ["editions.yaml", ["comparison", key]];
  if (hasIssueNear(files, file, path)) return undefined;
  return new Set(keysIn(files.parsed.get(file)?.value, path).map(({ id }) => id));
}
