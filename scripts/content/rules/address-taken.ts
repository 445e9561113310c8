import { foldersWithoutPages } from "../../../src/routes/folders.ts";
import { routes } from "../../../src/routes/routes.ts";
import { formerAddresses } from "../model/former-addresses.ts";
import { knownPages } from "../model/page-index.ts";
import { knownTexts } from "../model/reference-index.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

/** The first parts of addresses that have a meaning whatever the content. */
const reserved: readonly string[] = [
  ...routes.flatMap(({ path }) => path?.split("/")[0] ?? "404"),
  ...foldersWithoutPages,
  "index",
];

export default defineRule({
  id: "address-taken",
  group: "files",
  title: { en: "An address is taken", de: "Eine Adresse ist vergeben" },
  meaning: {
    en: "The name of a file in texts is an address, as the names under formerly are, from which visitors are led to the page. Each address belongs to one page: a text is not called as a page or a folder of the site is, and an earlier address is that of no page, and of one only.",
    de: "Der Name einer Datei in texts ist eine Adresse, ebenso die Namen unter formerly, von denen Besucher auf die Seite geleitet werden. Jede Adresse gehört einer Seite: Ein Text heißt nicht wie eine Seite oder ein Ordner der Website, und eine frühere Adresse ist die keiner Seite, und nur einer.",
  },
  example: {
    wrong: { en: "en/texts/faq.yaml", de: "de/texts/faq.yaml" },
    right: { en: "en/texts/accessibility.yaml", de: "de/texts/accessibility.yaml" },
  },
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
