import { expect, test } from "vitest";
import { firstPartners } from "../../src/features/directory/partner-slices.ts";
import { directoryResults } from "../../src/features/directory/results.ts";
import { searchable } from "../../src/features/directory/search.ts";
import { createSimilar } from "../../src/features/directory/similar.ts";
import { groupOf, shownBy } from "./directory-samples.ts";

const groups = [
  groupOf("KE", "Kenya", "Savanna Till Systems", "Tausi Counter Computers", "Al-Wabar Registers", "Till Savanna"),
  groupOf("SA", "Saudi Arabia", "Sadu Counter House", "درج النقود الأزرق", "Möwenkasse Gulf Trading"),
  groupOf("ZM", "Zambia", "Copperplate Tills", "Savana Registers*", "Hospitality of Kitwe"),
];
const similar = createSimilar(groups.flatMap(searchable));

function found(search: string) {
  const results = directoryResults(groups, { country: "", search }, similar);
  return [
    results.groups.flatMap(({ partners }) => partners.map(({ name }) => name)),
    results.similar.map(({ partner }) => partner.name),
  ];
}
const zambian = ["Savana Registers*", "Copperplate Tills", "Hospitality of Kitwe"];

test.each([
  ["a letter too many", "copperrplate", [], ["Copperplate Tills"]],
  ["two letters swapped", "cpoperplate", [], ["Copperplate Tills"]],
  ["two mistakes in a long word", "cpoperplte", [], ["Copperplate Tills"]],
  ["but not in a short one", "ksdu", [], []],
  ["a swap in a word of four letters", "sdau", [], ["Sadu Counter House"]],
  ["a mistake before the end is typed", "coppre", [], ["Copperplate Tills"]],
  ["a mistake in a word of several", "hospitalty kitwe", [], ["Hospitality of Kitwe"]],
  ["a mistake in a short word beside a longer one", "hospitality ov kitwe", [], ["Hospitality of Kitwe"]],
  ["a country", "zambja", [], zambian],
  ["a missing space", "copperplatetills", [], ["Copperplate Tills"]],
  ["a letter in the place of a space", "copperplatextills", [], ["Copperplate Tills"]],
  ["a space too many", "copper plate", ["Copperplate Tills"], []],
  ["a word without its hyphen", "alwabar", [], ["Al-Wabar Registers"]],
  ["those below exact matches", "savanna", ["Savanna Till Systems", "Till Savanna"], ["Savana Registers*"]],
  ["fewer mistakes first", "savannna", [], ["Savanna Till Systems", "Till Savanna", "Savana Registers*"]],
  ["then premium ones", "registrs", [], ["Savana Registers*", "Al-Wabar Registers"]],
  ["another order of words, below an exact match", "till savanna", ["Till Savanna"], ["Savanna Till Systems"]],
  ["but as found if none matches exactly", "systems savanna", ["Savanna Till Systems"], []],
])("similar names: %s: %s", (_what, typed, exact, others) => {
  expect(found(typed)).toEqual([exact, others]);
});

test.each([
  ["before the index is loaded, no mistake is forgiven", "copprplate", "", undefined, []],
  ["but words may have another order", "systems savanna", "", undefined, ["Savanna Till Systems"]],
  ["of the chosen country only", "registrs", "KE", similar, ["Al-Wabar Registers"]],
  ["not by its name", "zambja", "ZM", similar, []],
  ["nor by its name beside others", "counter kenya", "KE", similar, []],
])("similar names: %s", (_what, typed, country, index, names) => {
  expect(shownBy(directoryResults(groups, { country, search: typed }, index)).map(({ name }) => name)).toEqual(names);
});

const addresses = [
  "Moi Avenue,\nNairobi",
  "12 Nairobi Road, Kisumu",
  "شارع التحلية، الرياض",
  "Upper Hill, Old Nairobi",
];
const towns = [
  { ...groupOf("AE", "United Arab Emirates", "Falaj"), shortNames: ["UAE", "Emirates"] },
  { ...groupOf("KE", "Kenya", "Nairobi Tills", "Savanna*", "Durj", "Tausi"), shortNames: [] },
].map((group) => ({
  ...group,
  partners: group.partners.map((one, index) => ({ ...one, address: [addresses[index] ?? ""] })),
}));

test.each([
  ["a town, below names", "nairobi", "", ["Nairobi Tills"], ["Savanna*", "Falaj", "Tausi"]],
  ["a town in the chosen country", "NAIROBI", "KE", ["Nairobi Tills"], ["Savanna*", "Tausi"]],
  ["the beginning of a street, with several spaces", "moi   av", "", [], ["Falaj", "Nairobi Tills"]],
  ["a town in Arabic letters", "الرياض", "", [], ["Durj"]],
  ["no end of a word", "irobi", "KE", ["Nairobi Tills"], []],
  ["nothing of two letters", "mo", "", [], []],
  ["a short name of a country", "uae", "", [], ["Falaj"]],
])("by place: %s", (_what, search, country, exact, nearby) => {
  const results = directoryResults(towns, { country, search }, createSimilar(towns.flatMap(searchable)));
  expect(results.groups.flatMap(({ partners }) => partners.map(({ name }) => name))).toEqual(exact);
  expect(results.nearby.map(({ partner }) => partner.name)).toEqual(nearby);
  expect(results.similar).toEqual([]);
});

test.each(["", "!savanna$", '^=|"', "\u0301", "a ".repeat(50), "ß".repeat(40)])(
  "%j is searched without an error, and means nothing but its letters",
  (typed) => expect(found(typed)).toHaveLength(2),
);

test("what folds to nothing is searched as it is typed", () => {
  const withSign = [groupOf("KE", "Kenya", "Kifaru & Daughters", "Savanna")];
  const { groups: shown } = directoryResults(withSign, { country: "", search: "&" }, similar);
  expect(shown.map(({ partners }) => partners)).toEqual([[withSign[0]?.partners[0]]]);
});

const everybody = { groups, nearby: [], similar: [] };
const registers = directoryResults(groups, { country: "", search: "registers" }, similar);

test.each([
  ["are all if there is room", everybody, Number.POSITIVE_INFINITY, ["4 of 4", "3 of 3", "3 of 3"]],
  ["end within a country, which says how many there are", everybody, 5, ["4 of 4", "1 of 3"]],
  ["leave out countries of which none is shown", registers, 1, ["1 of 1"]],
  ["come before similar names", registers, 2, ["1 of 1", "1 of 1"]],
])("the first partners of a result: %s", (_what, results, limit, shown) => {
  const first = firstPartners(results, limit);
  expect(first.groups.map(({ count, partners }) => `${partners.length} of ${count}`)).toEqual(shown);
  expect(first.similar).toEqual([]);
});
