/** References to ids that are defined elsewhere. */
import type { ContentFiles } from "../content-files.ts";
import { keysIn, type LocatedId } from "./ids.ts";
import { definedIds, knownPluginsWithCountry, knownTexts } from "./reference-index.ts";
import { hasIssueNear } from "./reported-issues.ts";
import { textsIn } from "./strings.ts";

/** Uses of ids, by the `reference` of their fields, and the defined ids; `known` is `undefined` if they can't be read. */
export function references(files: ContentFiles) {
  const ofKind = <Kind extends string>(kind: Kind, known: ReadonlySet<string> | undefined) => {
    const named = textsIn(files).filter(({ reference }) => reference === kind);
    const uses = named.map(({ file, path, value: id }): Use => ({ file, id, path, target: "value" }));
    return { kind, uses, known };
  };
  const file = "downloads.yaml";
  const updates = keysIn(files.parsed.get(file)?.value, ["updates"]).map((id): Use => ({ file, ...id }));
  const editions = ofKind("edition", definedIds(files, "edition"));
  return [
    { ...editions, uses: [...updates, ...editions.uses] },
    ofKind("plugin-with-country", knownPluginsWithCountry(files)),
    ofKind("help-article", definedIds(files, "help")),
    ofKind("question", definedIds(files, "question")),
    ofKind("text-page", knownTexts(files)),
    ofKind("comparison-group", comparisonIds(files, "groups")),
    ofKind("comparison-word", comparisonIds(files, "words")),
  ];
}

type Use = LocatedId & { readonly file: string };

function comparisonIds(files: ContentFiles, key: string): ReadonlySet<string> | undefined {
  const [file, path] = ["editions.yaml", ["comparison", key]];
  if (hasIssueNear(files, file, path)) return undefined;
  return new Set(keysIn(files.parsed.get(file)?.value, path).map(({ id }) => id));
}
