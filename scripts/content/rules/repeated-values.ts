/** Numbers and addresses that stand twice in one line: `phone: +254 20 555 0100, +254 20 555 0100`. */

import { type Problem, problem } from "../core/diagnostic.ts";
import { duplicateMessages as said } from "../messages/duplicates.ts";
import { isFlawed } from "../model/issue-lookup.ts";
import { stringsOf } from "../model/strings.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locateText } from "../parse/source-location.ts";
import { severalContacts } from "../schema/contacts.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** @param parsed A file of partners; of others nothing is said. */
export function checkRepeatedValues(files: ContentFiles, parsed: ParsedFile): Problem[] {
  if (!parsed.file.startsWith("facts/partners/")) return [];
  return stringsOf(files, parsed).flatMap(({ path, value }) => {
    if (!severalContacts.includes(String(path.at(-1))) || isFlawed(files, parsed.file, path)) return [];
    const values = value.split(",").map((one) => one.trim());
    const identities = values.map((one) => one.toLowerCase().replaceAll(/[\s()-]/g, ""));
    const again = identities.findIndex((one, index) => identities.indexOf(one) < index);
    const written = values[again];
    if (written === undefined) return [];
    const nth = values.slice(0, again).filter((one) => one === written).length;
    return [
      problem(locateText(parsed, path, written, nth), "duplicate", said.inLine(written), said.deleteOne, { path }),
    ];
  });
}
