/** Names of countries and partners as visitors write them: what the content build emits, searched as the browser does. */
import { describe, expect, test } from "vitest";
import { directoryResults } from "../../src/features/directory/results.ts";
import { searchable } from "../../src/features/directory/search.ts";
import { createSimilar } from "../../src/features/directory/similar.ts";
import type { Content } from "../../src/pages/partners/compose.ts";
import { emitEdited, write } from "./content-copy.ts";
import { addLanguage } from "./grown-content.ts";

const partners = { IS: "Fjord&Sons", ZA: "Springhare Tills", TT: "Poui Registers", ZM: "Baobab Tills" };
const countries = Object.entries(partners).map(([code, name]) =>
  write(`partners/${code.toLowerCase()}.yaml`, `country: ${code}\npartners:\n  - name: ${name}\n`),
);

/** A site in English, German, Spanish and Japanese, which writes "and" without spaces. */
const { json } = emitEdited(...addLanguage("es"), ...addLanguage("ja"), ...countries);
const groupsIn = (language: string): Content["groups"] => json(`content/${language}/partners.json`).groups;

/** Countries and partners that match, and similar names. */
function found(search: string, language = "en", country = "") {
  const groups = groupsIn(language);
  const results = directoryResults(groups, { country, search }, createSimilar(groups.flatMap(searchable)));
  const exact = results.groups.map(({ code, partners }) => [code, partners.length]);
  return { exact, similar: results.similar.map(({ partner, group }) => [group.code, partner.name]) };
}

const everybodyIn = (code: string) => [code, groupsIn("en").find((group) => group.code === code)?.partners.length];

describe("a country is found", () => {
  test.each([
    ["in German", "trinidad und tobago", "TT"],
    ["while it is typed", "Trinidad an", "TT"],
    ["without the diacritics", "sudafrika", "ZA"],
    ["in Spanish", "Baréin", "BH"],
    ["in Japanese", "ケニア", "KE"],
    ["by its code, whatever the case", " tt ", "TT"],
  ])("%s", (_how, typed, code) => {
    for (const language of ["en", "de", "es", "ja"]) {
      expect(found(typed, language).exact).toContainEqual(everybodyIn(code));
    }
  });

  test("with a typing mistake in another language, as a similar name", () => {
    expect(found("Südafirka")).toEqual({ exact: [], similar: [["ZA", partners.ZA]] });
    expect(found("Trinidad and Tobgao").similar).toContainEqual(["TT", partners.TT]);
  });

  test("by its whole code only, and by nothing where a country is chosen", () => {
    expect(found("ZM road").exact).toEqual([]);
    expect(found("k").exact).not.toContainEqual(everybodyIn("SA"));
    expect(found("KE", "en", "KE").exact).not.toContainEqual(everybodyIn("KE"));
    expect(found("Südafrika", "en", "ZA").exact).toEqual([]);
  });
});

test.each(["Fjord & Sons", "fjord und sons", "Fjord y Sons"])("a partner is found as %s", (typed) => {
  expect(found(typed)).toEqual({ exact: [["IS", 1]], similar: [] });
});

test("a name without an and is sent once", () => {
  const all = groupsIn("en").flatMap((group) => group.partners);
  const several = all.flatMap(({ name, alsoCalled }) => (alsoCalled === undefined ? [] : name));
  expect(several).toContain(partners.IS);
  expect(several.filter((name) => !/&|\b(?:and|und|y)\b/i.test(name))).toEqual([]);
});
