import { fold } from "../../../src/features/directory/fold.ts";
import { displayNames } from "../core/intl.ts";
import { valueAt } from "../core/value-path.ts";
import { namesIn } from "../model/content.ts";
import { placeIn } from "../model/place-in.ts";
import { countryCodes } from "../schema/formats/country.ts";
import { defineRule } from "./registry/rule.ts";

const path = ["country"];

export default defineRule({
  id: "country-file",
  group: "files",
  severity: "warning",
  title: { en: "File named after another country", de: "Datei nach einem anderen Land benannt" },
  meaning: {
    en: "A file of partners has the name of one country and the code of another, so that its partners are shown in the wrong place. This is a warning: any name will do.",
    de: "Eine Datei mit Partnern heißt wie ein Land und hat den Code eines anderen, die Partner erscheinen also am falschen Ort. Das ist eine Warnung: Jeder Name ist möglich.",
  },
  example: {
    file: "facts/partners/iceland.yaml",
    wrong: "country: IE\npartners:\n  - name: Nordkap Kassen\n",
    right: "country: IS\npartners:\n  - name: Nordkap Kassen\n",
  },
  check(files) {
    const languages = ["en", ...files.languages];
    return [...namesIn(files, "facts/partners")].flatMap((name) => {
      const file = `facts/partners/${name}.yaml`;
      const code = valueAt(files.parsed.get(file)?.value, path);
      if (typeof code !== "string" || !countryCodes.includes(code)) return [];
      if (languages.some((language) => slugOf(code, language) === name)) return [];
      const [meant] = languages.flatMap((language) => countriesBySlug(language).get(name) ?? []).sort();
      if (meant === undefined) return [];
      const message = {
        en: `The file is named ${name}, which is ${meant}, and holds partners in ${code}`,
        de: `Die Datei heißt ${name}, das ist ${meant}, und enthält Partner in ${code}`,
      };
      const hint = {
        en: `Write  country: ${meant}  or rename the file`,
        de: `Schreiben Sie  country: ${meant}  oder benennen Sie die Datei um`,
      };
      return [{ place: placeIn(files, file, path), path, message, hint }];
    });
  },
});

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
