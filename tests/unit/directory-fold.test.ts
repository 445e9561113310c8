import { describe, expect, test } from "vitest";
import { fold } from "../../src/features/directory/fold.ts";

describe("a folded name", () => {
  test.each([
    ["Möwenkasse", "mowenkasse"],
    ["MÔRE", "more"],
    ["Straße, STRASSE, ẞ", "strasse strasse ss"],
    ["Łódź Smørrebrød Ærø Œuvre", "lodz smorrebrod aero oeuvre"],
    ["İstanbul ILGAZ ılgaz", "istanbul ilgaz ilgaz"],
    ["№ 5 ™ ㎏ K", "no 5 tm kg k"],
    ["Ḥarrat  Khaybar", "harrat khaybar"],
    ["O’Brien & Dira\u02bfiyah", "obrien diraiyah"],
    ["Al-Wabar Co.", "al wabar co"],
    ["ΟΔΟΣ οδος", "οδοσ οδοσ"],
    ["أحمد إحمد آحمد ٱحمد", "احمد احمد احمد احمد"],
    ["مكتبة مكتبه", "مكتبه مكتبه"],
    ["على علي علی", "علي علي علي"],
    ["کاشير كاشير", "كاشير كاشير"],
    ["مسؤول شيئ", "مسوول شيي"],
    ["مـــيزان مِيزَان", "ميزان ميزان"],
    ["١٤٠٢ ۱۴۰۲", "1402 1402"],
    ["می\u200cخواهم so\u00adft", "ميخواهم soft"],
    ["", ""],
    ["– & !", ""],
    ["\u0301", ""],
  ])("of %s is %s", (name, folded) => {
    expect(fold(name)).toBe(folded);
  });
});
