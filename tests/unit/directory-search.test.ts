import { expect, test } from "vitest";
import { partnerIndex } from "../../scripts/content/emit/partner-index.ts";
import type { PartnerGroup } from "../../src/content/types.ts";
import { fold } from "../../src/domain/fold.ts";
import { unpackPartners } from "../../src/domain/unpack-partners.ts";
import { firstPartners, withPlaceholders } from "../../src/features/directory/partner-slices.ts";
import { blocks, directoryResults } from "../../src/features/directory/results.ts";
import { searchPartners, wordsOf } from "../../src/features/directory/search.ts";
import { createSimilar } from "../../src/lib/similar.ts";

/** A country with partners of these names; premium ones end with a star. */
const groupOf = (code: string, country: string, ...names: readonly string[]): PartnerGroup => ({
  code,
  country,
  count: names.length,
  partners: names.map((name) => ({ name, logo: undefined, premium: name.endsWith("*") })),
});
const namesOf = (groups: readonly PartnerGroup[]) => groups.flatMap(({ partners }) => partners.map(({ name }) => name));

const groups = [
  groupOf("KE", "Kenya", "Savanna Till Systems", "Tausi Counter Computers", "Al-Wabar Registers", "Till Savanna"),
  groupOf("SA", "Saudi Arabia", "Sadu Counter House", "درج النقود الأزرق", "Möwenkasse Gulf Trading"),
  groupOf("ZM", "Zambia", "Copperplate Tills", "Savana Registers*", "Hospitality of Kitwe"),
];
const [, saudi = [], zambian = []] = groups.map((group) => namesOf([group]));
const similar = createSimilar(wordsOf(groups));

test.each([
  ["white space is no search text", "", "   ", namesOf(groups)],
  ["the chosen country only", "SA", "", saudi],
  ["a part of a name, in any case", "", "TILLS", ["Copperplate Tills"]],
  ["Arabic names", "", "النقود", ["درج النقود الأزرق"]],
  ["a country by its name", "", "zambia", zambian],
  ["a country by its code", "", "zm", zambian],
  ["only names if a country is chosen", "ZM", "zambia", []],
  ["no patterns", "", "S.*s", []],
])("exact search: %s", (_fact, country, search, expected) => {
  expect(namesOf(searchPartners(groups, { country, search }))).toEqual(expected);
});

test.each([
  ["Möwenkasse & Şeker", "mowenkasse seker"],
  ["Straße, ẞ", "strasse ss"],
  ["Łódź Smørrebrød Ærø Œuvre", "lodz smorrebrod aero oeuvre"],
  ["İstanbul ILGAZ ılgaz", "istanbul ilgaz ilgaz"],
  ["№ 5 ™ ㎏ K ＰＯＳ　１", "no 5 tm kg k pos 1"],
  ["O’Brien & Dira\u02bfiyah", "obrien diraiyah"],
  ["ΟΔΟΣ οδος", "οδοσ οδοσ"],
  ["أحمد إحمد آحمد ٱحمد", "احمد احمد احمد احمد"],
  ["مكتبة مكتبه", "مكتبه مكتبه"],
  ["على علي علی", "علي علي علي"],
  ["کاشير كاشير", "كاشير كاشير"],
  ["مـــيزان مِيزَان", "ميزان ميزان"],
  ["١٤٠٢ ۱۴۰۲", "1402 1402"],
  ["می\u200cخواهم so\u00adft", "ميخواهم soft"],
  ["– & ! 🧾 \u0301", ""],
])("the folded name of %s is %s", (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test("the index has what a search needs: other spellings, who is premium, positions and addresses", () => {
  const all = [groupOf("KE", "Kenya", "Tausi & Sons*", "Tills and more"), groupOf("ZM", "Zambia", "Copperplate")];
  all[1]?.partners.push({ name: "Kafue", address: ["1 Cairo Road", "Lusaka"], logo: undefined });
  const index = partnerIndex(all, ["&", "and", "und"]);
  const partners = unpackPartners(JSON.parse(JSON.stringify(index))).flatMap((group) => group.partners);
  expect(partners).toMatchObject([
    { name: "Tausi & Sons*", premium: true, position: 0, alsoCalled: ["Tausi and Sons*", "Tausi und Sons*"] },
    { name: "Tills and more", premium: false, position: 1 },
    { name: "Copperplate", premium: false, position: 2, address: undefined },
    { name: "Kafue", position: 3, address: ["1 Cairo Road", "Lusaka"] },
  ]);
  // Before they are loaded, all but those of the page are placeholders with a position.
  const onPage = all.map((group, index) => ({ ...group, partners: group.partners.slice(0, 1 - index) }));
  const shown = withPlaceholders(onPage).map((group) => group.partners.map(({ name, position }) => position ?? name));
  expect(shown).toEqual([["Tausi & Sons*", 1], [2]]);
});

function found(search: string, country = "", index: typeof similar | undefined = similar) {
  const results = directoryResults(groups, { country, search }, index);
  return [namesOf(results.groups), results.similar.map(({ partner }) => partner.name)];
}

test.each([
  ["a letter too many", "copperrplate", [], ["Copperplate Tills"]],
  ["two mistakes in a long word", "cpoperplte", [], ["Copperplate Tills"]],
  ["but not in a short one", "ksdu", [], []],
  ["a swap in a word of four letters", "sdau", [], ["Sadu Counter House"]],
  ["a mistake before the end is typed", "coppre", [], ["Copperplate Tills"]],
  ["a mistake in a short word beside a longer one", "hospitality ov kitwe", [], ["Hospitality of Kitwe"]],
  ["a country", "zambja", [], ["Savana Registers*", "Copperplate Tills", "Hospitality of Kitwe"]],
  ["a missing space", "copperplatetills", [], ["Copperplate Tills"]],
  ["a letter in the place of a space", "copperplatextills", [], ["Copperplate Tills"]],
  ["a space too many", "copper plate", ["Copperplate Tills"], []],
  ["a word without its hyphen", "alwabar", [], ["Al-Wabar Registers"]],
  ["those below exact matches", "savanna", ["Savanna Till Systems", "Till Savanna"], ["Savana Registers*"]],
  ["fewer mistakes first", "savannna", [], ["Savanna Till Systems", "Till Savanna", "Savana Registers*"]],
  ["then premium ones", "registrs", [], ["Savana Registers*", "Al-Wabar Registers"]],
  ["another order of words, below an exact match", "till savanna", ["Till Savanna"], ["Savanna Till Systems"]],
  ["but as found if none matches exactly", "systems savanna", ["Savanna Till Systems"], []],
  ["signs mean nothing", "!savanna$", ["Savanna Till Systems", "Till Savanna"], ["Savana Registers*"]],
  ["signs alone are no error", '^=|"\u0301', [], []],
  ["a long text is no error", "ß".repeat(40), [], []],
])("similar names: %s", (_what, typed, exact, others) => {
  expect(found(typed)).toEqual([exact, others]);
});

test("in a chosen country only its names are similar", () => {
  expect(found("registrs", "KE")).toEqual([[], ["Al-Wabar Registers"]]);
  for (const search of ["zambja", "registrs zambia"]) expect(found(search, "ZM"), search).toEqual([[], []]);
});

test("before the index is loaded, words may have another order, without mistakes", () => {
  const search = (text: string) => directoryResults(groups, { country: "", search: text });
  expect(namesOf(search("systems savanna").groups)).toEqual(["Savanna Till Systems"]);
  expect(search("copprplate")).toEqual({ groups: [], shortName: [], nearby: [], similar: [] });
});

const addresses = ["Moi Avenue,\nNairobi", "12 Nairobi Road, Kisumu", "شارع التحلية، الرياض", "UAE Road, Old Nairobi"];
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
  ["a short name of a country, above a street that is called so", "uae", "", [], ["Tausi"], ["Falaj"]],
])("by place: %s", (_what, search, country, exact, nearby, shortName: string[] = []) => {
  const results = directoryResults(towns, { country, search }, createSimilar(wordsOf(towns)));
  const namesIn = (block: (typeof blocks)[number]) => results[block].map(({ partner }) => partner.name);
  expect(namesOf(results.groups)).toEqual(exact);
  expect(blocks.map(namesIn)).toEqual([shortName, nearby, []]);
});

test("what folds to nothing is searched as it is typed", () => {
  const withSign = [groupOf("KE", "Kenya", "Kifaru & Daughters", "Savanna")];
  const results = directoryResults(withSign, { country: "", search: "&" }, similar);
  expect(namesOf(results.groups)).toEqual(["Kifaru & Daughters"]);
});

const registers = directoryResults(groups, { country: "", search: "registers" }, similar);

test.each([
  ["end within a country, which says how many there are", { ...registers, groups }, 5, ["4 of 4", "1 of 3"]],
  ["leave out countries of which none is shown", registers, 1, ["1 of 1"]],
  ["come before similar names", registers, 2, ["1 of 1", "1 of 1"]],
])("the first partners of a result: %s", (_what, results, limit, shown) => {
  const first = firstPartners(results, limit);
  expect(first.groups.map(({ count, partners }) => `${partners.length} of ${count}`)).toEqual(shown);
  expect(first.similar).toEqual([]);
});
