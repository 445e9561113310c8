import { describe, expect, test } from "vitest";
import { indexOf } from "../../scripts/content/emit/directory-index.ts";
import type { PartnerGroup } from "../../src/content/types.ts";
import { mistakesBetween } from "../../src/features/directory/mistakes.ts";
import { firstPartners } from "../../src/features/directory/portion.ts";
import { directoryResults } from "../../src/features/directory/results.ts";
import { createSimilar } from "../../src/features/directory/similar.ts";

const group = (code: string, country: string, ...names: string[]): PartnerGroup => ({
  code,
  country,
  partners: names.map((name) => ({ name, logo: undefined, premium: name.endsWith("*") })),
});

const groups = [
  group("KE", "Kenya", "Savanna Till Systems", "Tausi Counter Computers", "Al-Wabar Registers", "Till Savanna"),
  group("SA", "Saudi Arabia", "Sadu Counter House", "درج النقود الأزرق", "Möwenkasse Gulf Trading"),
  group("ZM", "Zambia", "Copperplate Tills", "Savana Registers*", "Hospitality of Kitwe"),
];
const names = groups.flatMap(({ country, partners }) => [country, ...partners.map(({ name }) => name)]);
const similar = createSimilar(JSON.parse(JSON.stringify(indexOf(names))));

function found(search: string, country = "", loaded = true) {
  const results = directoryResults(groups, { country, search }, loaded ? similar : undefined);
  return [
    results.groups.flatMap(({ partners }) => partners.map(({ name }) => name)),
    results.similar.map(({ partner }) => partner.name),
  ];
}

describe("similar names", () => {
  test.each([
    ["a letter too many", "copperrplate", [[], ["Copperplate Tills"]]],
    ["a letter missing", "copprplate", [[], ["Copperplate Tills"]]],
    ["a wrong letter", "coppurplate", [[], ["Copperplate Tills"]]],
    ["two letters swapped", "cpoperplate", [[], ["Copperplate Tills"]]],
    ["two mistakes in a long word", "cpoperplte", [[], ["Copperplate Tills"]]],
    ["but not in a short one", "ksdu", [[], []]],
    ["a swap in a short word", "suad", [[], []]],
    ["a swap in a word of four letters", "sdau", [[], ["Sadu Counter House"]]],
    ["a mistake before the end is typed", "coppre", [[], ["Copperplate Tills"]]],
    ["a mistake in a word of several", "hospitalty kitwe", [[], ["Hospitality of Kitwe"]]],
    ["a mistake in a short word beside a longer one", "hospitality ov kitwe", [[], ["Hospitality of Kitwe"]]],
    ["no mistake in a short word by itself", "ov", [[], []]],
    ["a country", "zambja", [[], ["Savana Registers*", "Copperplate Tills", "Hospitality of Kitwe"]]],
    ["a missing space", "copperplatetills", [[], ["Copperplate Tills"]]],
    ["a letter in the place of a space", "copperplatextills", [[], ["Copperplate Tills"]]],
    ["a space too many", "copper plate", [["Copperplate Tills"], []]],
    ["a word without its hyphen", "alwabar", [[], ["Al-Wabar Registers"]]],
    ["an Arabic word", "النقوود", [[], ["درج النقود الأزرق"]]],
    ["an umlaut left out, which is no mistake", "mowenkasse", [["Möwenkasse Gulf Trading"], []]],
  ])("%s", (_what, typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  test("stand below what matches exactly", () => {
    expect(found("savanna")).toEqual([["Savanna Till Systems", "Till Savanna"], ["Savana Registers*"]]);
  });

  test("come by number of mistakes, then premium ones first", () => {
    expect(found("savannna")[1]).toEqual(["Savanna Till Systems", "Till Savanna", "Savana Registers*"]);
    expect(found("registrs")[1]).toEqual(["Savana Registers*", "Al-Wabar Registers"]);
  });

  test("begin with those that have the words in another order, where some match exactly", () => {
    expect(found("till savanna")).toEqual([["Till Savanna"], ["Savanna Till Systems"]]);
  });

  test("words in another order count as found where none matches exactly, also before the index is loaded", () => {
    const expected = [["Savanna Till Systems"], []];
    expect(found("systems savanna")).toEqual(expected);
    expect(found("systems savanna", "", false)).toEqual(expected);
    expect(found("counter kenya", "", false)).toEqual([["Tausi Counter Computers"], []]);
  });

  test("are none before the index is loaded", () => {
    expect(found("copprplate", "", false)).toEqual([[], []]);
  });

  test("are those of the chosen country only, and not by its name", () => {
    expect(found("registrs", "KE")).toEqual([[], ["Al-Wabar Registers"]]);
    expect(found("zambja", "ZM")).toEqual([[], []]);
    expect(found("counter kenya", "KE")).toEqual([[], []]);
  });

  test.each(["", "  ", "&", "!savanna$", "'", '^=|"', "\u0301", "a".repeat(100), "a ".repeat(50), "ß".repeat(40)])(
    "%j is searched without an error, and means nothing but its letters",
    (typed) => {
      expect(found(typed)).toHaveLength(2);
    },
  );

  test("what folds to nothing is searched as it is typed", () => {
    const withSign = [group("KE", "Kenya", "Kifaru & Daughters", "Savanna")];
    expect(directoryResults(withSign, { country: "", search: "&" }, similar).groups).toEqual([
      { ...withSign[0], partners: [withSign[0]?.partners[0]] },
    ]);
  });

  test.each([[undefined], [null], ["words"], [{}], [{ records: {} }], [{ keys: [], records: [{ v: 1 }] }]])(
    "an index of another shape is refused: %j",
    (index) => {
      expect(() => createSimilar(index)).toThrow("another shape");
    },
  );
});

describe("mistakes between two words", () => {
  const closed = { start: false, end: false };
  test.each([
    ["till", "till", closed, 0],
    ["tlil", "till", closed, 1],
    ["tll", "till", closed, 1],
    ["ttill", "till", closed, 1],
    ["tall", "till", closed, 1],
    ["", "till", closed, 4],
    ["till", "", closed, 4],
    ["sav", "savanna", closed, 4],
    ["sav", "savanna", { start: false, end: true }, 0],
    ["svaa", "savanna", { start: false, end: true }, 1],
    ["anna", "savanna", { start: true, end: true }, 0],
    ["wabra", "alwabrah", { start: true, end: true }, 0],
  ])("%s for %s", (typed, word, open, mistakes) => {
    expect(mistakesBetween(typed, word, open)).toBe(mistakes);
  });
});

describe("the first partners of a result", () => {
  const all = directoryResults(groups, { country: "", search: "registers" }, similar);
  const shown = (limit: number) => {
    const { groups: first, similar: others } = firstPartners(all, limit);
    return [first.map(({ count, partners }) => [partners.length, count]), others.length];
  };

  test("are all where there is room", () => {
    const everybody = firstPartners({ groups, similar: [] }, Number.POSITIVE_INFINITY);
    expect(everybody.groups.map(({ partners }) => partners)).toEqual(groups.map(({ partners }) => partners));
  });

  test("end within a country, which says how many there are", () => {
    expect(
      firstPartners({ groups, similar: [] }, 5).groups.map(({ count, partners }) => [partners.length, count]),
    ).toEqual([
      [4, 4],
      [1, 3],
    ]);
  });

  test("leave out countries of which none is shown, and similar names come last", () => {
    expect(shown(1)).toEqual([[[1, 1]], 0]);
    expect(shown(2)).toEqual([
      [
        [1, 1],
        [1, 1],
      ],
      0,
    ]);
  });
});
