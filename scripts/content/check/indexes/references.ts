/** References to ids that are defined elsewhere. */
import { type Path, walkStrings } from "../../core/value-path.ts";
import type { ContentFiles } from "../content-files.ts";
import { namesIn } from "../file-values.ts";
import { idAt, keysIn, type LocatedId, listedIn } from "./ids.ts";
import { definedIds, knownPluginsWithCountry, knownTexts } from "./reference-index.ts";
import { hasIssueNear } from "./reported-issues.ts";

/** What the ids refer to; the last part of the message id. */
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
  readonly uses: readonly (LocatedId & { readonly file: string })[];
  /** The defined ids; `undefined` if they can't be read. */
  readonly known: ReadonlySet<string> | undefined;
}

export function references(files: ContentFiles): References[] {
  const [site, menus, editions, downloads] = ["site.yaml", "navigation.yaml", "editions.yaml", "downloads.yaml"];
  const plugins = [...namesIn(files, "plugins")].map((name) => `plugins/${name}.yaml`);
  const usesIn = (file: string, find: (value: unknown) => readonly LocatedId[]) =>
    find(files.parsed.get(file)?.value).map((id) => ({ file, ...id }));
  const groupsIn = (value: unknown) => rowsIn(value).flatMap((row) => idAt(value, [...row, "group"]));
  const cellTextsIn = (value: unknown) =>
    rowsIn(value).flatMap((row) => keysIn(value, [...row, "cells"]).flatMap(({ path }) => idAt(value, path)));
  return [
    {
      kind: "plugin-with-country",
      uses: usesIn(site, (value) => idAt(value, ["countryBanner", "plugin"])),
      known: knownPluginsWithCountry(files),
    },
    {
      kind: "help-article",
      uses: plugins.flatMap((file) => usesIn(file, (value) => listedIn(value, "help"))),
      known: definedIds(files, "help"),
    },
    {
      kind: "question",
      uses: usesIn(editions, (value) => listedIn(value, "questions")),
      known: definedIds(files, "question"),
    },
    { kind: "text-page", uses: usesIn(menus, textPagesIn), known: knownTexts(files) },
    {
      kind: "edition",
      uses: [
        ...usesIn(downloads, (value) => keysIn(value, ["updates"])),
        ...usesIn(editions, (value) => idAt(value, ["recommended"])),
        ...files.languages.flatMap((language) => usesIn(`${language}/pages/home.yaml`, editionsOfOffers)),
      ],
      known: definedIds(files, "edition"),
    },
    { kind: "comparison-group", uses: usesIn(editions, groupsIn), known: comparisonIds(files, "groups") },
    { kind: "comparison-word", uses: usesIn(editions, cellTextsIn), known: comparisonIds(files, "words") },
  ];
}

const textPagesIn = (menus: unknown) => valuesOf(menus, "text");
const editionsOfOffers = (home: unknown) => valuesOf(home, "edition");

/** The ids that are values of a key, anywhere. */
function valuesOf(root: unknown, key: string): LocatedId[] {
  const ids = walkStrings(root).filter(({ path }) => path.at(-1) === key);
  return ids.map(({ path, value: id }) => ({ id, path, target: "value" }));
}

function rowsIn(editions: unknown): Path[] {
  return keysIn(editions, ["comparison", "rows"]).map(({ path }) => path);
}

function comparisonIds(files: ContentFiles, key: string): ReadonlySet<string> | undefined {
  const [file, path] = ["editions.yaml", ["comparison", key]];
  if (hasIssueNear(files, file, path)) return undefined;
  return new Set(keysIn(files.parsed.get(file)?.value, path).map(({ id }) => id));
}
