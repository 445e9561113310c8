import { foldersWithoutPages } from "../../../src/routes/folders.ts";
import { routes } from "../../../src/routes/routes.ts";
import { formerAddresses } from "../lookup/former-addresses.ts";
import { knownPages } from "../lookup/page-index.ts";
import { knownTexts } from "../lookup/reference-index.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { defineRule, type Finding } from "./rule.ts";

/** The first parts of addresses that have a meaning whatever the content. */
const reserved: readonly string[] = [
  ...routes.flatMap(({ path }) => path?.split("/")[0] ?? "404"),
  ...foldersWithoutPages,
  "index",
];

export default defineRule({
  check: (files) => [...takenByTexts(files), ...takenBefore(files)],
});

function takenByTexts(files: ContentFiles): Finding[] {
  return [...knownTexts(files)].flatMap((slug): Finding[] => {
    const [file, ...others] = files.languages
      .map((language) => `${language}/texts/${slug}.yaml`)
      .filter((name) => files.present.has(name));
    if (file === undefined || !reserved.includes(slug)) return [];
    const related = others.map((name) => ({ file: name }));
    return [{ file, related, id: "address-taken.site", data: { slug } }];
  });
}

/** Several languages of a text may say the same. */
function takenBefore(files: ContentFiles): Finding[] {
  const pages = knownPages(files);
  const owners = new Map<string, string>();
  return formerAddresses(files).flatMap(({ from, to, ...spot }): Finding[] => {
    const owner = owners.get(from) ?? to;
    owners.set(from, owner);
    const isReserved = reserved.includes(from.split("/").at(-1) ?? "") && from.lastIndexOf("/") === 0;
    if (pages.has(from) || isReserved) return [{ ...spot, id: "address-taken.page", data: { from } }];
    return owner === to ? [] : [{ ...spot, id: "address-taken.former", data: { from, owner } }];
  });
}
