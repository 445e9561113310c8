/** Searches in what the content build emits, by names of countries and partners as visitors write them. */
import { describe, expect, test } from "vitest";
import { unpackPartners } from "../../src/domain/unpack-partners.ts";
import { directoryResults } from "../../src/features/directory/results.ts";
import { wordsOf } from "../../src/features/directory/search.ts";
import { createSimilar } from "../../src/lib/similar.ts";
import { emitEdited, write } from "./content-copy.ts";
import { addLanguage } from "./grown-content.ts";

const partners = {
  IS: "Fjord&Sons",
  GR: "Meltemi Tills",
  TW: "Camphor Tills",
  ZA: "Springhare Tills",
  TT: "Poui Registers",
  ZM: "Baobab Tills",
};
const countries = Object.entries(partners).map(([code, name]) =>
  write(`partners/${code.toLowerCase()}.yaml`, `country: ${code}\npartners:\n  - name: ${name}\n`),
);

const { json } = emitEdited(...addLanguage("es"), ...addLanguage("ja"), ...countries);
const groupsIn = (language: string) => unpackPartners(json(`content/${language}/search/partners.json`));

/** Countries and partners that match, and similar names. */
function found(search: string, language = "en") {
  const groups = groupsIn(language);
  const results = directoryResults(groups, { country: "", search }, createSimilar(wordsOf(groups)));
  const exact = results.groups.map(({ code, partners }) => [code, partners.length]);
  return { exact, similar: results.similar.map(({ partner, group }) => [group.code, partner.name]) };
}

const everybodyIn = (code: string) => [code, groupsIn("en").find((group) => group.code === code)?.partners.length];

describe("a country is found", () => {
  test.each([
    ["while it is typed", "Trinidad an", "TT"],
    ["without the diacritics", "sudafrika", "ZA"],
    ["in Spanish", "Baréin", "BH"],
    ["in Japanese", "ケニア", "KE"],
    ["as people there write it, in no language of the site", "السعودية", "SA"],
    ["while that is typed, in other letters of the same sound", "العربيه الس", "SA"],
    ["in capitals without accents", "ΕΛΛΑΔΑ", "GR"],
    ["in the signs of that country", "台灣", "TW"],
    ["by its code, whatever the case", " tt ", "TT"],
  ])("%s", (_how, typed, code) => {
    for (const language of ["en", "de", "es", "ja"]) {
      expect(found(typed, language).exact).toContainEqual(everybodyIn(code));
    }
  });

  test("with a typing mistake in another language, as a similar name", () => {
    expect(found("Südafirka")).toEqual({ exact: [], similar: [["ZA", partners.ZA]] });
  });

  test("by its whole code only", () => {
    expect(found("ZM road").exact).toEqual([]);
    expect(found("k").exact).not.toContainEqual(everybodyIn("SA"));
  });
});

test.each(["Fjord & Sons", "fjord und sons", "Fjord y Sons"])("a partner is found as %s", (typed) => {
  expect(found(typed)).toEqual({ exact: [["IS", 1]], similar: [] });
});
