import { foldersWithoutPages } from "../../../../src/routes/folders.ts";
import { pathInContent, routes } from "../../../../src/routes/routes.ts";
import type { ContentFiles } from "../content-files.ts";
import { formerAddresses } from "../indexes/former-addresses.ts";
import { knownPages } from "../indexes/page-index.ts";
import { knownTexts } from "../indexes/reference-index.ts";
import { defineRule, type Finding } from "./rule.ts";

/** First path segments that the site itself uses, whatever the content. */
const reserved: readonly string[] = [
  ...routes.map(({ id }) => pathInContent({ route: id }).split("/")[1] ?? ""),
  ...foldersWithoutPages,
  "index",
];

export default defineRule({
  check: (files) => [...reservedSlugs(files), ...conflictingFormerAddresses(files)],
});

function reservedSlugs(files: ContentFiles): Finding[] {
  return [...knownTexts(files)].flatMap((slug): Finding[] => {
    const names = files.languages.map((language) => `${language}/texts/${slug}.yaml`);
    const [first, ...related] = names.filter((name) => files.present.has(name)).map((file) => ({ file }));
    if (first === undefined || !reserved.includes(slug)) return [];
    return [{ ...first, related, id: "address-taken.site", data: { slug } }];
  });
}

/** Translations of one text may list the same former address. */
function conflictingFormerAddresses(files: ContentFiles): Finding[] {
  const pages = knownPages(files);
  const owners = new Map<string, string>();
  return formerAddresses(files).flatMap(({ from, to, ...ref }): Finding[] => {
    const owner = owners.get(from) ?? to;
    owners.set(from, owner);
    const isReserved = reserved.some((name) => from === `/${name}`);
    if (pages.has(from) || isReserved) return [{ ...ref, id: "address-taken.page", data: { from } }];
    return owner === to ? [] : [{ ...ref, id: "address-taken.former", data: { from, owner } }];
  });
}
