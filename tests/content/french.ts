/** A French beginning: labels, two pages, the card of a plugin. */
import { join } from "node:path";
import { readFolder } from "../../scripts/content/files/content-folder.ts";
import { type Edit, replace } from "./content-copy.ts";

const begun: Edit = (files) => {
  for (const [file, bytes] of readFolder(join(import.meta.dirname, "french"))) files.set(file, bytes);
};

export const frenchBeginning: readonly Edit[] = [
  begun,
  replace("site.yaml", /^languages: .*$/m, "$&\nbegun: [fr]"),
  replace("plugins/price-lists.yaml", /^name:$/m, "$&\n  fr: Listes de prix"),
  replace("plugins/price-lists.yaml", /^description:$/m, "$&\n  fr: Des prix différents selon le client et la caisse."),
];
