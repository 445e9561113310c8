/** Numbers and addresses that stand twice in one line: `phone: +254 20 555 0100, +254 20 555 0100`. */
import { isFlawed } from "../flaws.ts";
import type { ContentFiles } from "../load.ts";
import { duplicateMessages as said } from "../messages/duplicates.ts";
import type { ParsedFile } from "../parse.ts";
import { locateText } from "../position.ts";
import { type Problem, problem } from "../problem.ts";
import { severalContacts } from "../schema/contacts.ts";
import { stringsOf } from "../strings.ts";

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
