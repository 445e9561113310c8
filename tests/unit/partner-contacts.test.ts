import { describe, expect, test } from "vitest";
import { contactsOf } from "../../src/features/directory/contacts.ts";
import { lettermark } from "../../src/features/directory/lettermark.ts";

const partner = { name: "Savanna Till Systems", logo: undefined };

describe("the contacts of a partner", () => {
  test("are none where it gave none", () => {
    expect(contactsOf(partner)).toEqual([]);
  });

  test.each([
    ["phone", "+254 20 555-0854", "+254 20 555-0854", "tel:+254205550854"],
    ["mobile", "+254 (700) 555 072", "+254 (700) 555 072", "tel:+254700555072"],
    ["whatsapp", "+254 700 555 042", "+254 700 555 042", "https://wa.me/254700555042"],
    ["viber", "+966 50 555 0446", "+966 50 555 0446", "viber://chat?number=%2B966505550446"],
    ["telegram", "@savanna_till", "@savanna_till", "https://t.me/savanna_till"],
    ["fax", "+966 11 555 0218", "+966 11 555 0218", undefined],
    ["email", "info@savanna.example", "info@savanna.example", "mailto:info@savanna.example"],
    ["website", "https://www.savanna.example/", "savanna.example", "https://www.savanna.example/"],
    ["facebook", "https://facebook.example/savanna", "facebook.example/savanna", "https://facebook.example/savanna"],
    ["instagram", "https://instagram.example/savanna", "@savanna", "https://instagram.example/savanna"],
    ["twitter", "https://x.example/savanna", "@savanna", "https://x.example/savanna"],
    ["twitter", "https://x.example/i/user/7", "x.example/i/user/7", "https://x.example/i/user/7"],
  ] as const)("%s: %s is shown as %s and leads to %s", (kind, value, text, href) => {
    expect(contactsOf({ ...partner, [kind]: value })).toEqual([{ kind, links: [{ text, href }] }]);
  });

  test("of one kind, separated by commas, are links of their own", () => {
    expect(contactsOf({ ...partner, email: "a@savanna.example, b@savanna.example" })[0]?.links).toEqual([
      { text: "a@savanna.example", href: "mailto:a@savanna.example" },
      { text: "b@savanna.example", href: "mailto:b@savanna.example" },
    ]);
  });

  test("keep a comma in a web address", () => {
    expect(contactsOf({ ...partner, website: "https://savanna.example/a,b" })[0]?.links).toHaveLength(1);
  });

  test("show the label of Facebook where there is one", () => {
    const facebook = { ...partner, facebook: "https://facebook.example/1402", displayFacebook: "Savanna" };
    expect(contactsOf(facebook)[0]?.links[0]?.text).toBe("Savanna");
  });
});

describe("the lettermark", () => {
  test.each([
    ["Savanna Till Systems", "ST"],
    ["Kifaru & Daughters", "KD"],
    ["7 Acacias Till Systems", "7A"],
    ["Al-Wabar Office Machines", "AW"],
    ["Ḥarrat Khaybar", "ḤK"],
    ["dukkan", "D"],
    ["درج النقود الأزرق", "د"],
    ["", ""],
  ])("of %s is %s", (name, mark) => {
    expect(lettermark(name)).toBe(mark);
  });
});
