/** Former addresses of pages, which redirect to the current ones. */
import { type PageAddress, pathInContent } from "../../../../src/routes/routes.ts";
import { memo } from "../../core/memo.ts";
import { valueAt } from "../../core/value-path.ts";
import type { ContentFiles } from "../content-files.ts";
import type { ContentRef } from "../content-ref.ts";

export interface FormerAddress extends ContentRef {
  /** Paths without a language: `/plugins/invoices` → `/plugins/fatoora`. */
  readonly from: string;
  readonly to: string;
}

/** The addresses under `formerly` in plugins and texts; values that are no strings are skipped. */
export const formerAddresses = memo((files: ContentFiles): readonly FormerAddress[] =>
  [...files.parsed.values()].flatMap(({ file, value }) => {
    const [, folder, slug] = /^(?:\w+\/)?(plugins|texts)\/(.+)\.yaml$/.exec(file) ?? [];
    const names = slug === undefined ? undefined : valueAt(value, ["formerly"]);
    if (slug === undefined || !Array.isArray(names)) return [];
    const route: PageAddress["route"] = folder === "texts" ? "text" : "plugin";
    const to = pathInContent({ route, slug });
    return names.flatMap((name: unknown, index) =>
      typeof name === "string"
        ? [{ file, path: ["formerly", index], from: pathInContent({ route, slug: name }), to }]
        : [],
    );
  }),
);

/** Current addresses of pages by their former ones. */
export const movedPages = memo(
  (files: ContentFiles): ReadonlyMap<string, string> =>
    new Map(formerAddresses(files).map(({ from, to }) => [from, to])),
);
