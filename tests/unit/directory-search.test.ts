import { expect, test } from "vitest";
import { fold } from "../../src/domain/fold.ts";
import { packNames, unpackNames } from "../../src/domain/packed-names.ts";
import { withPlaceholders } from "../../src/features/directory/partner-slices.ts";
import { searchPartners } from "../../src/features/directory/search.ts";
import { groupOf } from "./directory-samples.ts";

const groups = [
  groupOf("KE", "Kenya", "Savanna Till Systems", "Tausi Counter Computers"),
  groupOf("SA", "Saudi Arabia", "Sadu Counter House", "درج النقود الأزرق"),
  groupOf("ZM", "Zambia", "Copperplate Tills", "Kenya Road Registers"),
];
const kenya = ["KE", "Savanna Till Systems", "Tausi Counter Computers"];
const saudiArabia = ["SA", "Sadu Counter House", "درج النقود الأزرق"];
const zambia = ["ZM", "Copperplate Tills", "Kenya Road Registers"];

test.each([
  ["shows everything without a country and without a search text", "", "", [kenya, saudiArabia, zambia]],
  ["ignores a search text of white space", "", "   ", [kenya, saudiArabia, zambia]],
  ["shows the chosen country only", "SA", "", [saudiArabia]],
  ["finds a part of a name, in any case", "", "tills", [["ZM", "Copperplate Tills"]]],
  ["finds Arabic names", "", "النقود", [["SA", "درج النقود الأزرق"]]],
  ["finds a country, beside partners of that name", "", "kenya", [kenya, ["ZM", "Kenya Road Registers"]]],
  ["searches names if a country is chosen", "ZM", "kenya", [["ZM", "Kenya Road Registers"]]],
  ["takes what is typed as it is, not as a pattern", "", "S.*s", []],
])("the partner directory %s", (_fact, country, search, expected) => {
  const found = searchPartners(groups, { country, search });
  expect(found.map(({ code, partners }) => [code, ...partners.map(({ name }) => name)])).toEqual(expected);
});

test.each([
  ["Möwenkasse", "mowenkasse"],
  ["Straße, ẞ", "strasse ss"],
  ["Çay & Şeker", "cay seker"],
  ["Łódź Smørrebrød Ærø Œuvre", "lodz smorrebrod aero oeuvre"],
  ["İstanbul ILGAZ ılgaz", "istanbul ilgaz ilgaz"],
  ["№ 5 ™ ㎏ K ＰＯＳ　１", "no 5 tm kg k pos 1"],
  ["  Ḥarrat  Khaybar\t", "harrat khaybar"],
  ["O’Brien & Dira\u02bfiyah", "obrien diraiyah"],
  ["ΟΔΟΣ οδος", "οδοσ οδοσ"],
  ["أحمد إحمد آحمد ٱحمد", "احمد احمد احمد احمد"],
  ["مكتبة مكتبه", "مكتبه مكتبه"],
  ["على علي علی", "علي علي علي"],
  ["کاشير كاشير", "كاشير كاشير"],
  ["مسؤول شيئ", "مسوول شيي"],
  ["مـــيزان مِيزَان", "ميزان ميزان"],
  ["١٤٠٢ ۱۴۰۲", "1402 1402"],
  ["می\u200cخواهم so\u00adft", "ميخواهم soft"],
  ["– & ! 🧾", ""],
  ["\u0301", ""],
])("the folded name of %s is %s", (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test("names are sent with what a search needs: other spellings, who is premium, and positions", () => {
  const all = [groupOf("KE", "Kenya", "Tausi & Sons*", "Tills and more"), groupOf("ZM", "Zambia", "Copperplate")];
  const partners = unpackNames(packNames(all, ["&", "and", "und"])).flatMap((group) => group.partners);
  expect(partners.map(({ name, premium, place }) => [name, premium, place])).toEqual([
    ["Tausi & Sons*", true, 0],
    ["Tills and more", false, 1],
    ["Copperplate", false, 2],
  ]);
  expect(partners[0]?.alsoCalled).toEqual(["Tausi and Sons*", "Tausi und Sons*"]);
  // Before they are loaded, all but those of the page are placeholders with a position.
  const onPage = all.map((group, index) => ({ ...group, partners: group.partners.slice(0, 1 - index) }));
  const shown = withPlaceholders(onPage).map((group) => group.partners.map(({ name, place }) => place ?? name));
  expect(shown).toEqual([["Tausi & Sons*", 1], [2]]);
});
