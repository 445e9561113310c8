/** Ids of help articles that are misspelled where they are defined. */
import { groupBy } from "../../core/group-by.ts";
import { memo } from "../../core/memo.ts";
import { nearest } from "../../core/suggest.ts";
import type { ContentFiles } from "../content-files.ts";
import { keysIn } from "./ids.ts";
import { textsIn } from "./strings.ts";

/** Fewer uses may be misspelled themselves. */
const minUses = 3;

/** The ids in `help.yaml` that nothing names, by the similar one that several texts and plugins name in their place. */
export const misspelledArticles = memo((files: ContentFiles): ReadonlyMap<string, string> => {
  const defined = keysIn(files.parsed.get("help.yaml")?.value, []).map(({ id }) => id);
  const named = textsIn(files).flatMap(({ value, reference }) =>
    reference === "help-article" ? value : [...value.matchAll(/\{help\.([\w-]+)\}/g)].map(([, id = ""]) => id),
  );
  const uses = groupBy(named, (id) => id);
  const unused = defined.filter((id) => !uses.has(id));
  return new Map(
    [...uses].flatMap(([id, { length }]): [string, string][] => {
      const misspelled = defined.includes(id) || length < minUses ? undefined : nearest(id, unused);
      return misspelled === undefined ? [] : [[id, misspelled]];
    }),
  );
});
