/** References in facts to ids that are defined elsewhere. */
import { type Path, walkStrings } from "../core/value-path.ts";
import { namesIn } from "../model/content.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { idAt, keysIn, type LocatedId, listedIn } from "./ids.ts";
import { definedIds, knownPluginsWithCountry, knownTexts } from "./reference-index.ts";
import { hasIssueNear } from "./value-issues.ts";

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
  const idsIn = (file: string, find: (value: unknown) => readonly LocatedId[]) =>
    find(files.parsed.get(file)?.value).map((id) => ({ file, ...id }));
  const editionsFile = "editions.yaml";
  const plugins = [...namesIn(files, "plugins")].map((name) => `plugins/${name}.yaml`);
  return [
    {
      kind: "plugin-with-country",
      uses: idsIn("site.yaml", (site) => idAt(site, ["countryBanner", "plugin"])),
      known: knownPluginsWithCountry(files),
    },
    {
      kind: "help-article",
      uses: plugins.flatMap((file) => idsIn(file, (plugin) => listedIn(plugin, "help"))),
      known: definedIds(files, "help"),
    },
    {
      kind: "question",
      uses: idsIn(editionsFile, (editions) => listedIn(editions, "questions")),
      known: definedIds(files, "question"),
    },
    { kind: "text-page", uses: idsIn("navigation.yaml", textPagesIn), known: knownTexts(files) },
    {
      kind: "edition",
      uses: idsIn("downloads.yaml", (downloads) => keysIn(downloads, ["updates"])),
      known: definedIds(files, "edition"),
    },
    {
      kind: "comparison-group",
      uses: idsIn(editionsFile, (editions) => rowsIn(editions).flatMap((row) => idAt(editions, [...row, "group"]))),
      known: comparisonIds(files, "groups"),
    },
    {
      kind: "comparison-word",
      uses: idsIn(editionsFile, (editions) => cellsIn(editions).flatMap((cell) => idAt(editions, cell))),
      known: comparisonIds(files, "words"),
    },
  ];
}

function textPagesIn(menus: unknown): LocatedId[] {
  const slugs = walkStrings(menus).filter(({ path }) => path.at(-1) === "text");
  return slugs.map(({ path, value: id }) => ({ id, path, target: "value" }));
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
