/** Legal texts that still speak of the sample's country, asked of the release of a company elsewhere. */
import { fold } from "../../../src/features/directory/fold.ts";
import { type Problem, problem } from "../core/diagnostic.ts";
import { displayNames } from "../core/intl.ts";
import { valueAt } from "../core/value-path.ts";
import { releaseMessages as said } from "../messages/release.ts";
import { stringsOf } from "../model/strings.ts";
import { locateText } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";

const sampleCountry = "DE";
const pages = ["terms-of-use", "impressum", "privacy-policy"];

/** One problem a page, at the first mention: whoever looks there finds the others. */
export function checkForeignLaw(files: ContentFiles): Problem[] {
  const country = valueAt(files.parsed.get("facts/site.yaml")?.value, ["company", "country"]);
  if (typeof country !== "string" || !/^[A-Z]{2}$/.test(country) || country === sampleCountry) return [];
  return files.languages.flatMap((language) => {
    const names = namesIn(language);
    return pages.flatMap((page) => {
      const parsed = files.parsed.get(`${language}/pages/${page}.yaml`);
      if (parsed === undefined) return [];
      for (const { path, value } of stringsOf(files, parsed)) {
        const word = value.match(/\p{L}+/gu)?.find((one) => names.some((name) => fold(one).startsWith(name)));
        if (word === undefined) continue;
        const place = locateText(parsed, path, word);
        const message = said.foreignLaw(word, country);
        return [problem(place, "foreign-law", message, said.askLawyer(country), { path, severity: "warning" })];
      }
      return [];
    });
  });
}

/** The country, and its adjective: in most languages that is how its language is called. `germany`, `german`. */
function namesIn(language: string): string[] {
  const country = displayNames(language, { type: "region" }).of(sampleCountry);
  const adjective = displayNames(language, { type: "language" }).of(sampleCountry.toLowerCase());
  return [country, adjective].flatMap((name) => (name === undefined ? [] : [fold(name)]));
}
