/** Addresses that pages had before, as content names them. */
import { type PageAddress, pathInContent } from "../../../src/routes/routes.ts";
import { memo } from "../core/memo.ts";
import { valueAt } from "../core/value-path.ts";
import type { ContentFiles } from "../model/content-files.ts";
import type { ContentRef } from "../model/content-ref.ts";

export interface FormerAddress extends ContentRef {
  /** Paths without a language: `/plugins/invoices` → `/plugins/fatoora`. */
  readonly from: string;
  readonly to: string;
}

/** What plugins and texts say under `formerly`, as far as it can be read. */
export const formerAddresses = memo((files: ContentFiles): readonly FormerAddress[] =>
  [...files.parsed.values()].flatMap(({ file, value }) => {
    const [, folder = "", slug = ""] = /^(?:\w+\/)?(plugins|texts)\/(.+)\.yaml$/.exec(file) ?? [];
    const names = slug === "" ? undefined : valueAt(value, ["formerly"]);
    if (!Array.isArray(names)) return [];
    const pathOf = (name: string) => pathInContent(pageNamed(folder, name));
    return names.flatMap((name: unknown, index) =>
      typeof name === "string" ? [{ file, path: ["formerly", index], from: pathOf(name), to: pathOf(slug) }] : [],
    );
  }),
);

/** Where pages are now, by where they were. */
export const newAddresses = memo(
  (files: ContentFiles): ReadonlyMap<string, string> =>
    new Map(formerAddresses(files).map(({ from, to }) => [from, to])),
);

function pageNamed(folder: string, slug: string): PageAddress {
  return { route: folder === "texts" ? "text" : "plugin", slug };
}
