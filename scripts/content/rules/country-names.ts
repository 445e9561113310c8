/** Files of partners that are named after one country and hold those of another: `kenya.yaml` with the code of Ghana. */
import { fold } from "../../../src/features/directory/fold.ts";
import { type Problem, problem } from "../core/diagnostic.ts";
import { displayNames } from "../core/intl.ts";
import { valueAt } from "../core/value-path.ts";
import { referenceMessages as said } from "../messages/references.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { countryCodes } from "../schema/formats/country.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** Any name will do, so it is a warning. @param parsed A file of partners; of others nothing is said. */
export function checkCountryName(files: ContentFiles, parsed: ParsedFile): Problem[] {
  const [, name = ""] = /^facts\/partners\/(.*)\.yaml$/.exec(parsed.file) ?? [];
  const path = ["country"];
  const code = valueAt(parsed.value, path);
  if (name === "" || typeof code !== "string" || !countryCodes.includes(code)) return [];
  const languages = ["en", ...files.languages];
  if (languages.some((language) => slugOf(code, language) === name)) return [];
  const [other] = languages.flatMap((language) => countriesBySlug(language).get(name) ?? []).sort();
  if (other === undefined) return [];
  const message = said.otherCountry(name, code, other);
  return [
    problem(locate(parsed, path), "country-file", message, said.writeCountry(other), { path, severity: "warning" }),
  ];
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** Codes of all countries by their names in a language, as they would be in the name of a file. */
function countriesBySlug(language: string): ReadonlyMap<string, string> {
  const countries = known.get(language) ?? new Map(countryCodes.map((code) => [slugOf(code, language), code]));
  known.set(language, countries);
  return countries;
}

function slugOf(code: string, language: string): string {
  const name = displayNames(language, { type: "region", fallback: "none" }).of(code) ?? "";
  return fold(name.replaceAll("&", "and")).replaceAll(/[^a-z0-9]+/g, "-");
}
